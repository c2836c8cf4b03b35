/** Solving inside a cell, with the search of the site. */
import type { Matrix } from '#dlx/matrix.ts';
import { type Counts, solve as solveAll } from '#dlx/solve.ts';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { engineOfAny } from '#dlx/bounded/engine-of-any.ts';
import { hasBounds } from '#dlx/bounds.ts';
import { whyNone as whyNoneOf } from '#dlx/why/why-none.ts';
import { groupsOf } from '#puzzles/create-problem.ts';
import { matrixOf as matrixOfUserProblem } from '#puzzles/user-problem/colours.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
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

/** The default limit of `solve`. */
const FIRST = 1_000;

/**
 * Returns at most `limit` solutions, each as the names of its rows, without those that `oneOf` and `atMost` have made.
 * @throws RangeError for a problem that is not valid
 */
export function solve(built: ProblemBuilder, limit = FIRST): string[][] {
  const problem = problemOf(built);
  const { made } = built.rules();
  const names = problem.rows.map(({ name }, row) => (made?.has(row) ? null : name));
  const solutions = solveAll(matrixOfUserProblem(problem, names), { limit });
  return [...solutions].map((rows) => rows.filter((name) => name !== null));
}

/**
 * Returns the first solution as the names of its rows, or null.
 * @throws RangeError for a problem that is not valid
 */
export function first(built: ProblemBuilder): string[] | null {
  return solve(built, 1)[0] ?? null;
}

/** A solution, and what its rows cost together. */
interface Priced {
  readonly rows: string[];
  readonly cost: number;
}

/**
 * Returns the `k` cheapest solutions, the cheapest first, each as `solve` names its rows. Of solutions that cost the same
 * as the last of them, others may be left out.
 * @throws RangeError for a problem that is not valid, or when k is not a whole number from 1 up
 */
export function cheapest(built: ProblemBuilder, k = 1): Priced[] {
  const problem = problemOf(built);
  if (!Number.isSafeInteger(k) || k < 1) throw new RangeError('cheapest(problem, k) needs a whole number from 1 up');
  const { made } = built.rules();
  const search = new CheapestSearch(matrixOfUserProblem(problem), k);
  search.run();
  return search.best().map(({ rows, cost }) => ({
    rows: rows.flatMap((row) => (made?.has(row) ? [] : [problem.rows[row]?.name ?? ''])),
    cost,
  }));
}

/**
 * Counts all solutions, with the nodes and updates of the search.
 * @throws RangeError for a problem that is not valid
 */
export function count(built: ProblemBuilder, tell: TellCounting = () => undefined): Counts {
  const walk = engineOfAny({})(matrixOf(built));
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
  /** What divides the sum of every row and not the total; 0 where no sum is above 0 and the total is. */
  readonly modulus: number;
  readonly total: number;
}

/**
 * Looks for a proof that there is no solution, without a search. Returns null where it finds none; there may be no
 * solution all the same, and it does not look where columns have bounds.
 * @throws RangeError for a problem that is not valid
 */
export function whyNone(built: ProblemBuilder): Reason | null {
  const problem = problemOf(built);
  const matrix = matrixOfUserProblem(problem);
  if (hasBounds(matrix)) return null;
  const { certificate } = whyNoneOf(matrix);
  if (!certificate) return null;
  const { weights, modulus, total } = certificate;
  const named = matrix.columns.map(({ name }, column): [string, number] => [name, weights[column] ?? 0]);
  return {
    why: certificateWords({ matrix, groups: groupsOf(problem.columns) }, certificate),
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
    modulus,
    total,
  };
}

function matrixOf(built: ProblemBuilder): Matrix<string> {
  const problem = problemOf(built);
  return matrixOfUserProblem(
    problem,
    problem.rows.map(({ name }) => name),
  );
}

/** Types in a cell are not checked, so what is to be solved can be any value. */
function problemOf(built: ProblemBuilder): UserProblem {
  if (!((built as unknown) instanceof ProblemBuilder)) {
    throw new RangeError('this needs a problem but got something else; pass what problem() has made');
  }
  return built.checked();
}
