/** Primary columns of a problem without a solution that leave it one when they are secondary. */
import type { Matrix } from '#dlx/matrix.ts';
import { withKinds } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';
import { smallest } from '#dlx/choosers.ts';
import { matrixOf } from '../colours.ts';
import type { UserProblem } from '../problem.ts';
import type { Finding } from './finding.ts';
import { columnNames, rowNames } from './finding.ts';

/** So many updates and ones all trials together may cost: a part of a second. */
const BUDGET = 4_000_000;
/** So much of it may go into the problem itself; what takes longer is not tried. */
const FIRST = 1_000_000;
/** So many are told. */
const MOST = 4;
/** So many groups are tried. */
const MOST_GROUPS = 6;

/**
 * Tried on the first solution: groups of primary columns, two groups together, and each column alone. Empty
 * for a problem that has a solution, and for one of which a short search cannot say.
 */
export function couldBeSecondary(problem: UserProblem, budget = BUDGET): Finding[] {
  const { columns } = problem;
  const matrix = matrixOf(problem);
  let left = budget;

  /** The first solution; none when there is none, and null when that took too long. */
  function first(tried: Matrix, most: number): readonly number[] | 'none' | null {
    const ones = tried.rows.reduce((sum, row) => sum + row.length, tried.columns.length);
    const updates = Math.min(most, left) - ones;
    if (updates <= 0) {
      left = 0;
      return null;
    }
    const search = new Search(tried, smallest);
    search.run({ solutions: 1, updates });
    left -= ones + search.updates;
    if (search.solutions > 0) return search.rows();
    return search.done ? 'none' : null;
  }

  if (first(matrix, FIRST) !== 'none') return [];
  const primary = columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : []));
  const found: Finding[] = [];
  for (const tried of setsToTry(problem, primary)) {
    // Without a primary column nothing is asked for, and nothing is said.
    if (found.length >= MOST || left <= 0 || tried.length === primary.length) continue;
    const set = new Set(tried);
    const solution = first(
      withKinds(matrix, (_, column) => (set.has(column) ? 'secondary' : undefined)),
      left,
    );
    if (solution === null || solution === 'none') continue;
    found.push(findingOf(problem, tried, solution));
  }
  return found;
}

/**
 * Groups that are larger than one column come first, as all diagonals of one direction, and then two of
 * them together. Where nobody has said which columns belong together, the letters that names begin with
 * say it.
 */
function setsToTry({ columns }: UserProblem, primary: readonly number[]): readonly number[][] {
  const isGrouped = new Set(primary.map((column) => columns[column]?.group)).size > 1;
  const groupOf = (column: number): string => {
    const { group = '', name = '' } = columns[column] ?? {};
    return isGrouped ? group : (/^\p{L}*/u.exec(name)?.[0] ?? '');
  };
  const byGroup = new Map<string, number[]>();
  for (const column of primary) {
    const group = byGroup.get(groupOf(column));
    if (group) group.push(column);
    else byGroup.set(groupOf(column), [column]);
  }
  const groups = [...byGroup.values()].filter((group) => group.length > 1).slice(0, MOST_GROUPS);
  const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => [...one, ...other]));
  return [...groups, ...pairs, ...primary.map((column) => [column])];
}

function findingOf(problem: UserProblem, columns: readonly number[], rows: readonly number[]): Finding {
  const names = columnNames(problem, columns);
  const [what, were] = columns.length === 1 ? [`column ${names}`, 'it'] : [`columns ${names}`, 'they'];
  return {
    kind: 'primary that could be secondary',
    sentence:
      `There is no solution as it is. With the primary ${what} secondary there is one: ${rowNames(problem, rows)}. ` +
      `Ask whether ${were} must be covered, or may be.`,
    ...{ rows, columns },
  };
}
