/** Numbers that cannot add up, however the rows are chosen. */
import { inFigures, inWords } from '#english/english.ts';
import type { UserProblem } from '../problem.ts';
import type { Finder, Finding } from './finding.ts';
import { columnNames } from './finding.ts';

/**
 * Columns that belong together and are of one kind: a solution covers each of them once, or, of a secondary group
 * without colours, at most once.
 */
interface Group {
  readonly name: string;
  readonly isPrimary: boolean;
  readonly columns: readonly number[];
}

/**
 * Two arguments, each of which is proof enough. If each row covers a multiple of k columns of a group,
 * k divides their number. And if each row that covers columns of a group S (cells) covers one column
 * of a group P (pieces), always as many of S for the same column of P, these numbers add up to S, and
 * to no more than S when it is secondary. The first that is found is reported, and no other is looked for.
 */
export const sums: Finder = (problem) => {
  const [first] = proofs(problem);
  return first ? [first] : [];
};

/** The plainer argument first. */
function* proofs(problem: UserProblem): Generator<Finding> {
  const groups = groupsOf(problem);
  const usable = problem.rows
    .map(({ columns }) => columns)
    .filter((row) => row.some((column) => problem.columns[column]?.kind === 'primary'));
  if (usable.length === 0) return;
  const primary = problem.columns.filter(({ kind }) => kind === 'primary').length;
  const numbers = new Int32Array(problem.columns.length).fill(-1);
  groups.forEach(({ columns }, group) => {
    for (const column of columns) numbers[column] = group;
  });
  const counts = usable.map((row) => countsIn(row, numbers, groups.length));
  for (const [at, pieces] of groups.entries()) {
    for (const [other, cells] of groups.entries()) {
      if (at !== other && pieces.isPrimary) yield* added(problem, usable, counts, { pieces, at, cells, other });
    }
  }
  for (const [at, group] of groups.entries()) {
    if (!group.isPrimary) continue;
    const ofGroup = counts.map((count) => count[at] ?? 0);
    yield* divided(group, ofGroup, group.columns.length === primary);
  }
  yield* whole(problem, counts, groups);
}

/** The groups whose columns are of one kind, primary ones first. A name that comes again is the same group. */
function groupsOf({ columns, rows }: UserProblem): Group[] {
  const byName = new Map<string, { name: string; columns: number[]; kinds: Set<string> }>();
  columns.forEach(({ group: name, kind }, column) => {
    const known = byName.get(name) ?? { name, columns: [], kinds: new Set() };
    known.columns.push(column);
    known.kinds.add(kind);
    byName.set(name, known);
  });
  // Rows that agree on a colour share a column.
  const coloured = new Set(rows.flatMap((row) => (row.colours ? row.columns : [])));
  const uniform = [...byName.values()]
    .filter(({ kinds }) => kinds.size === 1)
    .map(({ name, columns: own, kinds }) => ({ name, columns: own, isPrimary: kinds.has('primary') }));
  const [primary, secondary] = [uniform.filter((one) => one.isPrimary), uniform.filter((one) => !one.isPrimary)];
  const plain = secondary.filter((one) => !one.columns.some((column) => coloured.has(column)));
  // More groups than this are no groups.
  return [...primary.slice(0, 12), ...plain.slice(0, 12)];
}

function countsIn(row: readonly number[], numbers: Int32Array, groups: number): number[] {
  const counts = new Array<number>(groups).fill(0);
  for (const column of row) {
    const group = numbers[column] ?? -1;
    if (group >= 0) counts[group]! += 1;
  }
  return counts;
}

function greatestDivisor(counts: readonly number[]): number {
  return counts.reduce((a, b) => {
    let [high, low] = [a, b];
    while (low > 0) [high, low] = [low, high % low];
    return high;
  }, 0);
}

function divided(group: Group, counts: readonly number[], isAll: boolean): Finding[] {
  const divisor = greatestDivisor(counts);
  const { columns } = group;
  if (divisor < 2 || columns.length % divisor === 0) return [];
  return [finding(isAll ? allOf(columns) : inGroup(columns.length, group), columns, divisor)];
}

function allOf({ length }: readonly number[]): string {
  return inFigures(length, 'primary column');
}

/** `3 columns of the group cells`. A column without a group is in the group of its kind (`read.ts`). */
function inGroup(count: number, { name, isPrimary }: Group): string {
  const kind = isPrimary ? 'primary' : 'secondary';
  return name === kind
    ? `${inFigures(count, `${kind} column`)} without a group`
    : `${inFigures(count, 'column')} of the group ${name}`;
}

/** The same for all primary columns, which may be in more than one group, or in one with others. */
function whole(
  { columns, rows }: UserProblem,
  counts: readonly (readonly number[])[],
  groups: readonly Group[],
): Finding[] {
  const primary = columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : []));
  const [first, ...others] = groups.filter((group) => group.isPrimary);
  if (others.length === 0 && first?.columns.length === primary.length) return [];
  const divisor = greatestDivisor(
    counts.length === 0
      ? []
      : rows.map(({ columns: row }) => row.filter((one) => columns[one]?.kind === 'primary').length),
  );
  if (divisor < 2 || primary.length % divisor === 0) return [];
  return [finding(allOf(primary), primary, divisor)];
}

/** @param what the columns, as “5 columns of the group cells”: two at least, as a row covers so many of them */
function finding(what: string, columns: readonly number[], divisor: number): Finding {
  return {
    kind: 'sums',
    sentence:
      `Each row covers a multiple of ${divisor} of the ${what}, and ${divisor} does not divide ` +
      `${inWords(columns.length)}. So there is no solution.`,
    rows: [],
    columns,
  };
}

interface Pair {
  readonly pieces: Group;
  readonly at: number;
  readonly cells: Group;
  readonly other: number;
}

function added(
  problem: UserProblem,
  rows: readonly (readonly number[])[],
  counts: readonly (readonly number[])[],
  { pieces, at, cells, other }: Pair,
): Finding[] {
  const isPiece = new Set(pieces.columns);
  const sizes = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const [ofPieces = 0, ofCells = 0] = [counts[index]?.[at], counts[index]?.[other]];
    if (ofPieces === 0 && (ofCells === 0 || !cells.isPrimary)) continue;
    const piece = row.find((column) => isPiece.has(column));
    if (ofPieces !== 1 || piece === undefined) return [];
    if ((sizes.get(piece) ?? ofCells) !== ofCells) return [];
    sizes.set(piece, ofCells);
  }
  if (sizes.size !== pieces.columns.length) return [];
  const sum = [...sizes.values()].reduce((all, size) => all + size, 0);
  const size = cells.columns.length;
  if (cells.isPrimary ? sum === 0 || sum === size : sum <= size) return [];
  const { length } = pieces.columns;
  const names = columnNames(problem, pieces.columns);
  const [each, cover] =
    length === 1
      ? [`exactly one row that covers ${names}`, 'It covers']
      : [`one row for each of the ${inGroup(length, pieces)} (${names})`, 'Together they cover'];
  return [
    {
      kind: 'sums',
      sentence:
        `A solution has ${each}. ${cover} ${inGroup(sum, cells)}${cells.isPrimary ? '' : ', none of them twice'}, ` +
        `but there ${size === 1 ? 'is' : 'are'} ${inWords(size)}. So there is no solution.`,
      rows: [],
      columns: cells.columns,
    },
  ];
}
