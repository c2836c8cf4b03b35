/**
 * A symmetry of a matrix: columns and rows exchanged so that the matrix is the same again. The mirror image of a solution
 * is then a solution too, and a search finds both. **Pinning** keeps some rows of one column, one of each set that the
 * symmetry turns into each other, so that of the solutions that are images of each other at least one is found.
 *
 * Columns get numbers that depend on their rows, and rows on their columns, again and again, until no more of them differ
 * (colour refinement). Columns that are told apart are never exchanged. For two that are not, one of them is marked in one
 * copy and the other in another; if the numbers then agree, they say which column becomes which. That is checked row by
 * row before it is believed.
 */
import type { Matrix } from '#dlx/matrix.ts';

export interface Symmetry {
  /** For each column and each row the one that it becomes. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

export interface Pinning {
  readonly symmetry: Symmetry;
  /** A primary column that stays where it is. */
  readonly column: number;
  /** Its rows that are kept, one of each orbit. */
  readonly kept: readonly number[];
  /** True for a row that goes. */
  readonly gone: readonly boolean[];
}

/** Steps of a few nanoseconds: about half a second. */
const MOST_STEPS = 60_000_000;
/** How many pairs of columns are tried. */
const MOST_PAIRS = 60;

interface Numbers {
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}

interface Budget {
  steps: number;
}

/** What was found: a pinning, or why there is none; `unclear` when columns cannot be told apart and no symmetry was found in time. */
export type PinningAnswer = Pinning | 'no symmetry' | 'nothing stays' | 'unclear';

/** Looks for a symmetry, and for the column whose rows it thins out most. Colours are not looked at: `unclear`. */
export function findPinning(matrix: Matrix<unknown>, most = MOST_STEPS): PinningAnswer {
  if (matrix.colours) return 'unclear';
  const budget: Budget = { steps: most };
  const begun = refined(matrix, firstNumbers(matrix), budget);
  const classes = [...groupsOf(begun.columns).values()].filter(
    (group) => group.length > 1 && matrix.columns[group[0] ?? -1]?.kind === 'primary',
  );
  if (classes.length === 0) return 'no symmetry';
  let best: Pinning | null = null;
  let isAny = false;
  const pairs = classes
    .toSorted((a, b) => a.length - b.length)
    .flatMap(([one = 0, ...others]) => others.map((other) => [one, other] as const));
  for (const [one, other] of pairs.slice(0, MOST_PAIRS)) {
    if (budget.steps <= 0) break;
    const symmetry = symmetryWith(matrix, begun, one, other, budget);
    if (!symmetry) continue;
    isAny = true;
    const pinning = pinningBy(matrix, symmetry);
    if (pinning && (!best || gainOf(matrix, pinning) > gainOf(matrix, best))) best = pinning;
  }
  return best ?? (isAny ? 'nothing stays' : 'unclear');
}

/** How many times as many rows the column had. */
function gainOf(matrix: Matrix<unknown>, { column, kept }: Pinning): number {
  return matrix.rows.filter((row) => row.includes(column)).length / kept.length;
}

/** The column that stays and whose rows are thinned out most; null when none does. */
function pinningBy(matrix: Matrix<unknown>, symmetry: Symmetry): Pinning | null {
  let best: { column: number; own: readonly number[]; kept: readonly number[] } | null = null;
  for (const [column, { kind }] of matrix.columns.entries()) {
    if (kind !== 'primary' || symmetry.columns[column] !== column) continue;
    const own = matrix.rows.flatMap((row, at) => (row.includes(column) ? [at] : []));
    const kept = orbitsOf(own, symmetry.rows);
    const gain = own.length / kept.length;
    if (gain > (best ? best.own.length / best.kept.length : 1)) best = { column, own, kept };
  }
  if (!best) return null;
  const { column, own, kept } = best;
  const goes = new Set(own.filter((row) => !kept.includes(row)));
  return { symmetry, column, kept, gone: matrix.rows.map((_, row) => goes.has(row)) };
}

/** The first row of each orbit. */
function orbitsOf(rows: readonly number[], image: readonly number[]): number[] {
  const seen = new Set<number>();
  return rows.filter((row) => {
    if (seen.has(row)) return false;
    for (let at = row; !seen.has(at); at = image[at] ?? row) seen.add(at);
    return true;
  });
}

/** The symmetry that makes one column the other, if marking both leads to one. */
function symmetryWith(
  matrix: Matrix<unknown>,
  begun: Numbers,
  one: number,
  other: number,
  budget: Budget,
): Symmetry | null {
  let from = marked(matrix, begun, one, 1, budget);
  let to = marked(matrix, begun, other, 1, budget);
  for (let mark = 2; budget.steps > 0; mark += 1) {
    const [here, there] = [groupsOf(from.columns), groupsOf(to.columns)];
    if (!isAlike(here, there)) return null;
    const next = [...here].find(([, group]) => group.length > 1);
    if (!next) return symmetryOf(matrix, from.columns, to.columns);
    const [number, [first = 0]] = next;
    const images = there.get(number) ?? [];
    from = marked(matrix, from, first, mark, budget);
    // A column that can stay where it is should: rows of it can be pinned.
    to = marked(matrix, to, images.includes(first) ? first : (images[0] ?? 0), mark, budget);
  }
  return null;
}

/** The columns with equal numbers become each other; null when the rows do not. */
function symmetryOf(matrix: Matrix<unknown>, from: Int32Array, to: Int32Array): Symmetry | null {
  const withNumber = new Map(Array.from(to, (number, column) => [number, column]));
  const columns = Array.from(from, (number) => withNumber.get(number) ?? -1);
  if (columns.includes(-1) || columns.every((image, column) => image === column)) return null;
  if (columns.some((image, column) => matrix.columns[image]?.kind !== matrix.columns[column]?.kind)) return null;
  const places = new Map<string, number[]>();
  matrix.rows.forEach((row, at) => {
    const key = keyOf(row, matrix.costs?.[at]);
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  const rows: number[] = [];
  for (const [at, row] of matrix.rows.entries()) {
    const image = places.get(
      keyOf(
        row.map((column) => columns[column] ?? -1),
        matrix.costs?.[at],
      ),
    );
    const next = image?.shift();
    if (next === undefined) return null;
    rows.push(next);
  }
  return { columns, rows };
}

function keyOf(row: readonly number[], cost = 0): string {
  return `${row.toSorted((a, b) => a - b).join()} ${cost}`;
}

function firstNumbers({ columns, rows, costs }: Matrix<unknown>): Numbers {
  return {
    columns: Int32Array.from(columns, ({ kind, min = 1, max = 1 }) => scrambled(kind.length * 7919 + min * 31 + max)),
    rows: Int32Array.from(rows, (_, row) => scrambled(costs?.[row] ?? 0)),
  };
}

/** The numbers after a column has been marked. */
function marked(matrix: Matrix<unknown>, { columns, rows }: Numbers, column: number, mark: number, budget: Budget) {
  const copy = Int32Array.from(columns);
  copy[column] = scrambled(0x5bd1e995 + mark);
  return refined(matrix, { columns: copy, rows }, budget);
}

/** Numbers from numbers, until no more columns differ. Sums do not depend on the order of what is added. */
function refined(matrix: Matrix<unknown>, begun: Numbers, budget: Budget): Numbers {
  let { columns, rows } = begun;
  let differing = new Set(columns).size;
  while (budget.steps > 0) {
    const nextRows = Int32Array.from(matrix.rows, (row, at) =>
      scrambled(row.reduce((sum, column) => (sum + scrambled(columns[column] ?? 0)) | 0, rows[at] ?? 0)),
    );
    const sums = Int32Array.from(columns, scrambled);
    matrix.rows.forEach((row, at) => {
      const number = scrambled(nextRows[at] ?? 0);
      for (const column of row) sums[column]! += number;
      budget.steps -= 2 * row.length + 2;
    });
    const nextColumns = sums.map(scrambled);
    const now = new Set(nextColumns).size;
    [columns, rows] = [nextColumns, nextRows];
    if (now === differing) break;
    differing = now;
  }
  return { columns, rows };
}

function groupsOf(numbers: Int32Array): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  numbers.forEach((number, at) => {
    const group = groups.get(number);
    if (group) group.push(at);
    else groups.set(number, [at]);
  });
  return groups;
}

function isAlike(one: Map<number, number[]>, other: Map<number, number[]>): boolean {
  return one.size === other.size && [...one].every(([number, group]) => other.get(number)?.length === group.length);
}

/** The finisher of MurmurHash3. */
function scrambled(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}
