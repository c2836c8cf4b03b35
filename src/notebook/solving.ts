/** Solving inside a cell, with the search of the site. */
import type { Matrix } from '#dlx/matrix.ts';
import { type Counts, solve as solveAll } from '#dlx/solve.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { matrixOf as matrixOfUserProblem } from '#puzzles/user-problem/colours.ts';
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
 * Returns at most `limit` solutions, each as the names of its rows.
 * @throws RangeError for a problem that is not valid
 */
export function solve(built: ProblemBuilder, limit = FIRST): string[][] {
  return [...solveAll(matrixOf(built), { limit })];
}

/**
 * Returns the first solution as the names of its rows, or null.
 * @throws RangeError for a problem that is not valid
 */
export function first(built: ProblemBuilder): string[] | null {
  return solve(built, 1)[0] ?? null;
}

/**
 * Counts all solutions, with the nodes and updates of the search.
 * @throws RangeError for a problem that is not valid
 */
export function count(built: ProblemBuilder, tell: TellCounting = () => undefined): Counts {
  const walk = engineOf({})(matrixOf(built));
  while (!walk.done) {
    walk.run({ updates: walk.updates + UPDATES });
    tell(walk);
  }
  const { solutions, nodes, updates } = walk;
  return { solutions, nodes, updates };
}

/** Types in a cell are not checked, so what is to be solved can be any value. */
function matrixOf(built: ProblemBuilder): Matrix<string> {
  if (!((built as unknown) instanceof ProblemBuilder)) {
    throw new RangeError('this wants a problem, and got something else; pass what problem() has made');
  }
  const problem = built.checked();
  return matrixOfUserProblem(
    problem,
    problem.rows.map(({ name }) => name),
  );
}
