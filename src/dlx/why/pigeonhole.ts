import { type Matrix, hasColour } from '../matrix.ts';
import { createRandom } from '../random.ts';
import { type Weights, checkWeights } from './certificate.ts';
import type { Steps } from './kernel.ts';
import { type Reduced, reduced } from './reduced.ts';
import { spread } from './remainder.ts';

/** What is taken for 0. */
const TINY = 1e-9;

/** A tableau of more numbers than this, 32 MB, is not begun. */
const LARGEST = 2 ** 22;

/** Weights are made whole by a factor up to this, so that they stay readable; otherwise by the last. */
const FACTORS = [...Array.from({ length: 60 }, (_, index) => index + 1), 360, 2520, 10 ** 6];

/**
 * Weights whose sums are at most 0 in every row while their total is above 0; null when there are none, and when the
 * steps ran out, which are then below 0.
 *
 * There are such weights exactly when no **fractional** solution exists, in which a row may be taken in part (Farkas).
 * The first phase of the simplex method looks for one: each row is a variable, each column an equation or, when it is
 * secondary, an inequality, and what is missing in the primary columns is made as small as possible. If something stays
 * missing, the prices of the columns at the end are the weights.
 *
 * The tableau holds floating-point numbers. Weights are rounded down to whole numbers, which keeps every sum at most 0,
 * and are then checked exactly: a rounding error can lose a proof, but never make a wrong one.
 */
export function findPigeonhole(matrix: Matrix<unknown>, steps: Steps): Weights | null {
  const isOpen = (column: number): boolean => {
    const kind = matrix.columns[column]?.kind;
    return kind === 'primary' || (kind === 'secondary' && !hasColour(matrix, column));
  };
  const all = reduced(matrix, isOpen);
  const isPrimary = all.columns.map((column) => matrix.columns[column]?.kind === 'primary');
  const kept = withoutImplied(all, isPrimary);
  const prices = pricesOf(all, isPrimary, kept, steps);
  if (!prices) return null;
  for (const factor of FACTORS) {
    const whole = prices.map((price) => Math.floor(price * factor + 1e-6) + 0);
    if (whole.reduce((sum, weight) => sum + weight, 0) <= 0) continue;
    const weights = spread(matrix, all.columns, whole);
    const claim = { kind: 'pigeonhole', modulus: 0, weights, perRow: 0, rowsInSolution: 0 } as const;
    if (checkWeights(matrix, claim)) return claim;
  }
  return null;
}

/**
 * The places of the columns that are needed. A secondary column is not when it has one row only, or when another column
 * has all its rows, and so says what it says and more.
 */
function withoutImplied({ columns, rows }: Reduced, isPrimary: readonly boolean[]): number[] {
  const byColumn = columns.map(() => new Set<number>());
  rows.forEach((row, number) => {
    for (const place of row) byColumn[place]?.add(number);
  });
  return columns.flatMap((_, place) => {
    if (isPrimary[place]) return [place];
    const own = byColumn[place] as Set<number>;
    const [some] = own;
    if (own.size < 2 || some === undefined) return [];
    const isImplied = (rows[some] as readonly number[]).some((other) => {
      const its = byColumn[other] as Set<number>;
      if (other === place || its.size < own.size || (its.size === own.size && !isPrimary[other] && other > place)) {
        return false;
      }
      return [...own].every((row) => its.has(row));
    });
    return isImplied ? [] : [place];
  });
}

/** The price of each place at the end of the first phase; null when nothing is missing there, or the steps ran out. */
function pricesOf(
  { columns, rows }: Reduced,
  isPrimary: readonly boolean[],
  kept: readonly number[],
  steps: Steps,
): number[] | null {
  const variables = rows.length;
  const height = kept.length;
  const width = variables + height + 1;
  if ((height + 1) * width > LARGEST) steps.left = -1;
  steps.left -= (height + 1) * width;
  if (steps.left < 0) return null;
  const random = createRandom(1);
  const lines = Array.from({ length: height }, () => new Float64Array(width));
  const costs = new Float64Array(width);
  const lineOf = new Int32Array(columns.length).fill(-1);
  kept.forEach((place, line) => {
    lineOf[place] = line;
    const own = lines[line] as Float64Array;
    own[variables + line] = 1;
    // Slightly different for each column, so that the method does not go in circles.
    own[width - 1] = 1 + random.below(2 ** 20) / 2 ** 34;
  });
  rows.forEach((row, variable) => {
    for (const place of row) {
      const line = lines[lineOf[place] as number];
      if (line) line[variable] = 1;
    }
  });
  kept.forEach((place, line) => {
    if (!isPrimary[place]) return;
    const own = lines[line] as Float64Array;
    for (let at = 0; at < variables; at += 1) costs[at] = (costs[at] as number) - (own[at] as number);
    costs[width - 1] = (costs[width - 1] as number) - (own[width - 1] as number);
  });
  const everyLine = [...lines, costs];
  // What is missing in a primary column never comes back, so its own variable does not enter.
  const mayEnter = (at: number): boolean => at < variables || !isPrimary[kept[at - variables] as number];
  for (;;) {
    steps.left -= width + height;
    let entering = -1;
    let least = -TINY;
    for (let at = 0; at < width - 1; at += 1) {
      if ((costs[at] as number) >= least || !mayEnter(at)) continue;
      least = costs[at] as number;
      entering = at;
    }
    if (entering < 0) break;
    const leaving = leavingLine(lines, entering);
    if (leaving < 0) return null;
    pivot(everyLine, leaving, entering, steps);
    if (steps.left < 0) return null;
  }
  if (-(costs[width - 1] as number) < 1e-3) return null;
  const prices = columns.map(() => 0);
  kept.forEach((place, line) => (prices[place] = (isPrimary[place] ? 1 : 0) - (costs[variables + line] as number)));
  return prices;
}

/** The line that reaches 0 first when a variable grows, or -1. */
function leavingLine(lines: readonly Float64Array[], entering: number): number {
  let leaving = -1;
  let least = Infinity;
  lines.forEach((line, at) => {
    const slope = line[entering] as number;
    if (slope <= TINY) return;
    const ratio = (line.at(-1) as number) / slope;
    if (ratio >= least) return;
    least = ratio;
    leaving = at;
  });
  return leaving;
}

/** Solves a line for a variable, and takes the variable out of all others. Most numbers of a line are 0 for long. */
function pivot(lines: readonly Float64Array[], leaving: number, entering: number, steps: Steps): void {
  const own = lines[leaving] as Float64Array;
  const by = own[entering] as number;
  const used = new Int32Array(own.length);
  let size = 0;
  for (let at = 0; at < own.length; at += 1) {
    const value = own[at] as number;
    if (value === 0) continue;
    const divided = value / by;
    own[at] = Math.abs(divided) < 1e-12 ? 0 : divided;
    if (own[at] === 0) continue;
    used[size] = at;
    size += 1;
  }
  for (const line of lines) {
    const factor = line[entering] as number;
    if (line === own || factor === 0) continue;
    steps.left -= size;
    for (let index = 0; index < size; index += 1) {
      const at = used[index] as number;
      line[at] = (line[at] as number) - factor * (own[at] as number);
    }
    line[entering] = 0;
  }
}
