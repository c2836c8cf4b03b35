/** Primary columns of a problem without a solution that leave it one when they are secondary. */
import type { Matrix } from '#dlx/matrix.ts';
import { withKinds } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';
import { smallest } from '#dlx/choosers.ts';
import { matrixOf } from '../colours.ts';
import type { UserProblem } from '../problem.ts';
import { familiesOf } from './families.ts';
import type { Finding } from './finding.ts';
import { linkingCost } from './kinds.ts';
import { leftOut } from './left-out.ts';
import { columnNames, rowNames } from './finding.ts';

/** How many updates and 1s all trials together may cost: a part of a second. */
const BUDGET = 4_000_000;
/** How much of it may go into the problem itself; what takes longer is not tried. */
const FIRST = 1_000_000;
/** At most this many are reported. */
const MOST = 4;
/** How many families are tried. */
const MOST_FAMILIES = 6;

/**
 * Tried on the first solution: families of primary columns, two of them together, and each column alone. Empty for a
 * problem that has a solution, and for one of which a short search cannot say.
 *
 * @param bare columns that no row covers: they are secondary in each trial, and when that is enough, nothing is said
 */
export function couldBeSecondary(problem: UserProblem, bare: readonly number[] = [], budget = BUDGET): Finding[] {
  const matrix = matrixOf(problem);
  let left = budget;

  /** The first solution; none when there is none, and null when that took too long. */
  function first(tried: Matrix, most: number): readonly number[] | 'none' | null {
    const linking = linkingCost(tried);
    const updates = Math.min(most, left) - linking;
    if (updates <= 0) {
      left = 0;
      return null;
    }
    const search = new Search(tried, smallest);
    search.run({ solutions: 1, updates });
    left -= linking + search.updates;
    if (search.solutions > 0) return search.rows();
    return search.done ? 'none' : null;
  }

  /** The first solution with these columns secondary, or null. */
  function firstWith(set: ReadonlySet<number>): readonly number[] | null {
    const tried = withKinds(matrix, (_, column) => (set.has(column) ? 'secondary' : undefined));
    if (left <= 0 || tried.columns.every(({ kind }) => kind !== 'primary')) return null;
    const solution = first(tried, left);
    return solution === 'none' ? null : solution;
  }

  if (first(matrix, FIRST) !== 'none' || (bare.length > 0 && firstWith(new Set(bare)))) return [];
  const found: Finding[] = [];
  for (const tried of setsToTry(problem, bare.length === 0)) {
    if (found.length >= MOST) break;
    const set = new Set([...tried, ...bare]);
    // More columns than are enough say nothing new.
    const isMore = found.some(({ columns }) => columns.every((column) => set.has(column)));
    const solution = isMore ? null : firstWith(set);
    if (solution) found.push(findingOf(problem, [...set], solution));
  }
  return found.length > 0 || bare.length > 0 ? found : leftOut(problem, firstWith);
}

/**
 * Families larger than one column come first, as all diagonals of one direction; then, where all has to be tried, two
 * of them together, and each column alone.
 */
function setsToTry(problem: UserProblem, isAll: boolean): readonly number[][] {
  const isPrimary = (column: number): boolean => problem.columns[column]?.kind === 'primary';
  const families = familiesOf(problem)
    .map(({ columns }) => columns.filter(isPrimary))
    .filter((columns) => columns.length > 1)
    .slice(0, MOST_FAMILIES);
  if (!isAll) return families;
  const pairs = families.flatMap((one, at) => families.slice(at + 1).map((other) => [...one, ...other]));
  const single = problem.columns.flatMap((_, column) => (isPrimary(column) ? [[column]] : []));
  return [...families, ...pairs, ...single];
}

function findingOf(problem: UserProblem, columns: readonly number[], rows: readonly number[]): Finding {
  const names = columnNames(problem, columns);
  const noun = columns.length === 1 ? 'column' : 'columns';
  return {
    kind: 'primary that could be secondary',
    sentence:
      `As it stands, the problem has no solution. With the primary ${noun} ${names} secondary, there is one: ` +
      `${rowNames(problem, rows)}. Ask yourself whether the ${noun} must be covered or may be left uncovered.`,
    rows,
    columns,
  };
}
