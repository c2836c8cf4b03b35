/** Solving inside a cell: the site's own search on a problem that has been built. */
import { auto } from '#dlx/bitmap-engine.ts';
import { smallest } from '#dlx/choosers.ts';
import type { Matrix } from '#dlx/matrix.ts';
import type { Counts } from '#dlx/solve.ts';
import { solve as solveAll } from '#dlx/solve.ts';
import { matrixOf as matrixOfUserProblem } from '#puzzles/user-problem/colours.ts';
import type { ProblemBuilder } from './builder.ts';

/** How far a count is: what it has come to, and what share of the tree is done, 1 at its end. */
export interface Counting {
  readonly solutions: number;
  readonly nodes: number;
  readonly share: number;
}

export type TellCounting = (counting: Counting) => void;

/** Updates after which a count tells how far it is: a hundredth of a second of work. */
const UPDATES = 1_000_000;

/** So many solutions are given back when the cell does not say how many it wants. */
const FIRST = 1_000;

/** The solutions, each as the names of its rows; the first thousand, or as many as `limit` says. */
export function solve(built: ProblemBuilder, limit = FIRST): string[][] {
  return [...solveAll(matrixOf(built), { limit })];
}

/** The first solution as the names of its rows, or null. */
export function first(built: ProblemBuilder): string[] | null {
  return solve(built, 1)[0] ?? null;
}

/** How many solutions there are, and what the search of all of them takes: its nodes and its updates. */
export function count(built: ProblemBuilder, tell: TellCounting = () => undefined): Counts {
  const walk = auto(matrixOf(built), smallest);
  while (!walk.done) {
    walk.run({ updates: walk.updates + UPDATES });
    tell(walk);
  }
  const { solutions, nodes, updates } = walk;
  return { solutions, nodes, updates };
}

function matrixOf(built: ProblemBuilder): Matrix<string> {
  const problem = built.checked();
  return matrixOfUserProblem(
    problem,
    problem.rows.map(({ name }) => name),
  );
}
