/** Solving inside a cell, with the search of the site. */
import { type Counts, solve as solveAll } from '#dlx/solve.ts';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { engineOfAny } from '#dlx/bounded/engine-of-any.ts';
import { hasBounds } from '#dlx/bounds.ts';
import { whyNone as whyNoneOf } from '#dlx/why/why-none.ts';
import { groupsOf } from '#puzzles/create-problem.ts';
import { matrixOf } from '#puzzles/user-problem/colours.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { answerPhrase } from '#english/answer-words.ts';
import { ProblemBuilder } from './builder.ts';

/** Progress of a count: solutions and nodes so far, and the share of the tree that is done, 1 at the end. */
export interface Counting {
  readonly solutions: number;
  readonly nodes: number;
  readonly share: number;
}

type TellCounting = (counting: Counting) => void;

/** A count reports its progress after this many updates, about a hundredth of a second of work. */
const UPDATES = 1_000_000;
/** The search for the cheapest, which does more for each of them, after so many. */
const UPDATES_WITH_COSTS = 100_000;

/** The default limit of `solve`. */
const FIRST = 1_000;

/**
 * Returns at most `limit` solutions, each as the values of its rows, or as their names where rows have no values; without
 * the rows that `oneOf` and `atMost` have made.
 * @throws RangeError for a problem that is not valid, or in which some rows have values and some have none
 */
export function solve<Value>(built: ProblemBuilder<Value>, limit = FIRST): Value[][] {
  const solutions = solveAll(matrixOf(problemOf(built), built.answers()), { limit });
  return Array.from(solutions, valuesOf);
}

/**
 * Returns the first solution as `solve` lists it, or null.
 * @throws RangeError as `solve`
 */
export function first<Value>(built: ProblemBuilder<Value>): Value[] | null {
  return solve(built, 1)[0] ?? null;
}

/**
 * Returns the names of the rows in the first solution, whatever their values are, or null.
 * @throws RangeError for a problem that is not valid
 */
export function firstNames(built: ProblemBuilder<unknown>): string[] | null {
  const problem = problemOf(built);
  const { made } = built.rules();
  const [rows] = solveAll(matrixOf(problem), { limit: 1 });
  return rows?.flatMap((row) => (made?.has(row) ? [] : [problem.rows[row]?.name ?? ''])) ?? null;
}

function valuesOf<Value>(answers: readonly ({ readonly value: Value } | null)[]): Value[] {
  return answers.flatMap((answer) => (answer ? [answer.value] : []));
}

/** A solution, what its rows cost together, and what is known of others. */
export interface Priced<Value = unknown> {
  /** As `solve` lists them. */
  readonly rows: Value[];
  readonly cost: number;
  /** No solution costs less than this. */
  readonly lowerBound: number;
  /** True when the search has finished: no solution that is missing here is cheaper. */
  readonly isProved: boolean;
}

/** How far a search for the cheapest solutions has come. */
export interface SoFar {
  /** What the cheapest solution so far costs; null before the first. */
  readonly cost: number | null;
  readonly lowerBound: number;
  readonly nodes: number;
  /** The share of the tree that is done, 1 at the end. */
  readonly share: number;
}

/** The run of the cell in which a search for the cheapest goes on. */
export interface CheapestRun {
  /** The time that it may take, in milliseconds. */
  readonly time: number;
  /** Called about every hundredth of a second; `best` is what the call would return now. */
  readonly tell: (soFar: SoFar, best: () => Priced[]) => void;
  /** Called when the time is over before the search is. */
  readonly cut: (soFar: SoFar) => void;
}

const ALONE: CheapestRun = { time: Infinity, tell: () => undefined, cut: () => undefined };

// A cell may replace it.
const clock = performance.now.bind(performance);

/**
 * Returns the `k` cheapest solutions, the cheapest first, each with its rows as `solve` lists them. Of solutions that cost the same
 * as the last of them, others may be left out. In a notebook a search that takes too long for its cell returns the
 * cheapest so far.
 *
 * @param options.bound a lower bound of your own: what the cheapest solution with these rows costs at least
 * @throws RangeError as `solve`, when k is not a whole number from 1 up, or when `bound` says too
 *   much; Error when the time is over and nothing was found
 */
export function cheapest<Value>(
  built: ProblemBuilder<Value>,
  k = 1,
  { bound }: { readonly bound?: (rows: Value[]) => number } = {},
  { time, tell, cut }: CheapestRun = ALONE,
): Priced<Value>[] {
  const problem = problemOf(built);
  if (!Number.isSafeInteger(k) || k < 1) throw new RangeError('cheapest(problem, k) needs a whole number from 1 up');
  if (bound !== undefined && typeof bound !== 'function') {
    throw new RangeError('cheapest(problem, k, { bound }) needs a function of rows');
  }
  const answers = built.answers();
  const answered = (rows: readonly number[]): Value[] => valuesOf(rows.map((row) => answers[row] ?? null));
  const own = bound && ((rows: readonly number[]): number => bound(answered(rows)));
  const search = new CheapestSearch(matrixOf(problem), k, 'smallest', own);
  let lowerBound = 0;
  const best = (): Priced<Value>[] =>
    search.best().map(({ rows, cost }) => ({ rows: answered(rows), cost, lowerBound, isProved: search.done }));
  const soFar = (): SoFar => {
    const { least, nodes, share } = search;
    return { cost: Number.isFinite(least) ? least : null, lowerBound, nodes, share };
  };
  const end = clock() + time;
  do {
    search.run({ updates: search.updates + UPDATES_WITH_COSTS });
    // It is Infinity when there is no solution at all.
    if (Number.isFinite(search.lowerBound)) lowerBound = Math.max(lowerBound, search.lowerBound);
    tell(soFar(), best);
  } while (!search.done && clock() < end);
  if (!search.done) {
    cut(soFar());
    if (search.solutions === 0) {
      const stopped = answerPhrase({ kind: 'open', done: Math.round(time / 1_000), unit: 'second' });
      throw new Error(`whether there is a solution is ${stopped}`);
    }
  }
  return best();
}

/**
 * Counts all solutions, with the nodes and updates of the search.
 * @throws RangeError for a problem that is not valid
 */
export function count(built: ProblemBuilder<unknown>, tell: TellCounting = () => undefined): Counts {
  const walk = engineOfAny({})(matrixOf(problemOf(built)));
  while (!walk.done) {
    walk.run({ updates: walk.updates + UPDATES });
    tell(walk);
  }
  const { solutions, nodes, updates } = walk;
  return { solutions, nodes, updates };
}

/** Why a problem has no solution, by the names of its columns. */
interface Reason {
  /** The whole argument in words. */
  readonly why: string;
  /** The columns that take part, each with its weight. */
  readonly weights: Readonly<Record<string, number>>;
  /** What every row has besides, and how many rows a solution would have; 0 where the rows do not count. */
  readonly perRow: number;
  readonly rowsInSolution: number;
  /** What divides the sum of every row and not the total; 0 where no sum is above 0 and the total is. */
  readonly modulus: number;
  /** The sum of the weights, and of what the rows of a solution would have besides. */
  readonly total: number;
}

/**
 * Looks for a proof that there is no solution, without a search. Returns null where it finds none; there may be no
 * solution all the same, and it does not look where columns have bounds.
 * @throws RangeError for a problem that is not valid
 */
export function whyNone(built: ProblemBuilder<unknown>): Reason | null {
  const problem = problemOf(built);
  const matrix = matrixOf(problem);
  if (hasBounds(matrix)) return null;
  const { certificate } = whyNoneOf(matrix);
  if (!certificate) return null;
  const { weights, perRow, rowsInSolution, modulus, total } = certificate;
  const named = matrix.columns.map(({ name }, column): [string, number] => [name, weights[column] ?? 0]);
  return {
    why: certificateWords({ matrix, groups: groupsOf(problem.columns) }, certificate),
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
    perRow,
    rowsInSolution,
    modulus,
    total,
  };
}

/** Types in a cell are not checked, so what is to be solved can be any value. */
function problemOf(built: ProblemBuilder<unknown>): UserProblem {
  if (!((built as unknown) instanceof ProblemBuilder)) {
    throw new RangeError('this needs a problem but got something else; pass what problem() returns');
  }
  return built.checked();
}
