/** Bounds that cannot add up: people who must work more often than there are turns. */
import { capital, inFigures, listed, times } from '#english/english.ts';
import type { UserProblem } from '../problem.ts';
import { type Family, familyWords } from './families.ts';
import type { Finder, Finding } from './finding.ts';
import { isUsableRow } from './without-primary.ts';

/** Columns of one kind of thing, each of which is covered from `min` to `max` times. */
interface Side extends Family {
  readonly min: number;
  readonly max: number;
}

/** For each side 1 if it is of the first set, -1 if it is of the second, and otherwise 0. */
type Signs = readonly number[];

/** More sides than this can be put into two sets in too many ways. */
const MOST_SIDES = 8;

/**
 * Two sets of columns, of which no row covers more of the first than of the second. Then no solution covers the first
 * more often than the second, and there is none if the first asks for more than the second allows. Each set is made of
 * whole sides: all ways are tried, and the one with the fewest sides is reported.
 */
export const boundSums: Finder = (problem) => {
  const usable = problem.rows.flatMap(({ columns }, row) => (isUsableRow(problem, row) ? [columns] : []));
  const sides = sidesOf(problem, usable).slice(0, MOST_SIDES);
  const counts = countsOf(sides, usable);
  const proofs = signsOf(sides.length).filter(
    (signs) =>
      signs.includes(1) &&
      signs.includes(-1) &&
      timesOf(sides, signs, 1) > timesOf(sides, signs, -1) &&
      counts.every((count) => count.reduce((sum, one, side) => sum + one * (signs[side] ?? 0), 0) <= 0),
  );
  const sizeOf = (signs: Signs): number => signs.filter((sign) => sign !== 0).length;
  const [plainest] = proofs.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return plainest ? [findingOf(problem, sides, plainest)] : [];
};

/** How often the first set asks to be covered, or the second one allows it. */
function timesOf(sides: readonly Side[], signs: Signs, of: 1 | -1): number {
  return sides.reduce(
    (sum, { columns, min, max }, side) => sum + (signs[side] === of ? columns.length * (of === 1 ? min : max) : 0),
    0,
  );
}

function findingOf(problem: UserProblem, sides: readonly Side[], signs: Signs): Finding {
  const asking = sides.filter((_, side) => signs[side] === 1);
  const allowing = sides.filter((_, side) => signs[side] === -1);
  const told = allowing.map((side) => sideWords(problem, side, side.max));
  const isOne = isColumn(allowing);
  const often = times(timesOf(sides, signs, 1));
  const [alone] = isColumn(asking) ? asking : [];
  const must = alone
    ? `${sideName(problem, alone)} must be covered ${often}`
    : `${listed(asking.map((side) => sideWords(problem, side, side.min)))} must be covered ${often} in all`;
  const never = alone
    ? `covers it without covering ${listed(
        told.map((words, at) => (allowing[at]?.columns.length === 1 ? words : `one of ${words}`)),
        'or',
      )}`
    : `covers more of them than of ${listed(told, 'and of')}`;
  return {
    kind: 'sums',
    sentence:
      `${capital(must)}. No row ${never}, and ` +
      `${isOne ? 'this one' : 'these'} may be covered only ` +
      `${times(timesOf(sides, signs, -1))} in all. So there is no solution. Ask for less, or allow more.`,
    rows: [],
    columns: sides.flatMap(({ columns }, side) => (signs[side] === 1 ? columns : [])),
  };
}

/** True for a set of one side, which is one column. */
const isColumn = (set: readonly Side[]): boolean => set.length === 1 && set[0]?.columns.length === 1;

/** “the 12 columns of the group people (twice each)”. */
function sideWords(problem: UserProblem, side: Side, often: number): string {
  return `${sideName(problem, side)} (${times(often)}${side.columns.length === 1 ? '' : ' each'})`;
}

/** “the column night”, “the 12 columns of the group people”. */
function sideName(problem: UserProblem, side: Side): string {
  const [first = 0, ...more] = side.columns;
  if (more.length === 0) return `the column ${problem.columns[first]?.name ?? ''}`;
  return side.name === ''
    ? familyWords(problem, side, side.columns)
    : `the ${inFigures(side.columns.length, 'column')} of the group ${side.name}`;
}

/** All ways to give each of so many sides a sign. */
function signsOf(sides: number): Signs[] {
  let all: Signs[] = [[]];
  for (let side = 0; side < sides; side += 1) all = all.flatMap((signs) => [0, 1, -1].map((sign) => [...signs, sign]));
  return all;
}

/** How many columns of each side the rows cover; those that cover as many of each count once. */
function countsOf(sides: readonly Side[], rows: readonly (readonly number[])[]): number[][] {
  const sideOf = new Map(sides.flatMap(({ columns }, side) => columns.map((column) => [column, side])));
  const counts = rows.map((row) => {
    const count = sides.map(() => 0);
    for (const column of row) {
      const side = sideOf.get(column);
      if (side !== undefined) count[side] = (count[side] ?? 0) + 1;
    }
    return count;
  });
  return [...new Map(counts.map((count) => [count.join(), count])).values()];
}

/** The columns by group, kind and bounds, primary ones first. Rows may share a column where they give it a colour. */
function sidesOf({ columns, rows }: UserProblem, usable: readonly (readonly number[])[]): Side[] {
  const coloured = new Set(rows.flatMap((row) => (row.colours ? row.columns : [])));
  const sides = new Map<string, { name: string; columns: number[]; min: number; max: number }>();
  columns.forEach(({ group, kind, min = 1, max = 1 }, column) => {
    const isPrimary = kind === 'primary';
    if (!isPrimary && coloured.has(column)) return;
    const key = `${kind} ${isPrimary ? `${min} ${max}` : ''} ${group}`;
    const known = sides.get(key) ?? { name: group === kind ? '' : group, columns: [], min: isPrimary ? min : 0, max };
    known.columns.push(column);
    sides.set(key, known);
  });
  const isPrimary = ({ columns: [first = 0] }: Side): boolean => columns[first]?.kind === 'primary';
  return [...sides.values()]
    .flatMap((side) => halvesOf(side, usable))
    .toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)));
}

/**
 * A side of which each row covers two columns or none, as two sides: days and people that have no group. Returns it as it
 * is where it has no such halves, or more than two of them.
 */
function halvesOf(side: Side, rows: readonly (readonly number[])[]): Side[] {
  const isOfSide = new Set(side.columns);
  const neighbours = new Map<number, Set<number>>(side.columns.map((column) => [column, new Set()]));
  for (const row of rows) {
    const [a, b, ...more] = row.filter((column) => isOfSide.has(column));
    if (a === undefined) continue;
    if (b === undefined || more.length > 0) return [side];
    neighbours.get(a)?.add(b);
    neighbours.get(b)?.add(a);
  }
  const [first] = side.columns;
  if (first === undefined) return [side];
  const halfOf = new Map([[first, 0]]);
  // The list grows while it is walked.
  for (const [column, half] of halfOf) {
    for (const other of neighbours.get(column) ?? []) {
      if (halfOf.get(other) === half) return [side];
      halfOf.set(other, 1 - half);
    }
  }
  if (halfOf.size < side.columns.length) return [side];
  return [0, 1].map((half) => ({ ...side, columns: side.columns.filter((column) => halfOf.get(column) === half) }));
}
