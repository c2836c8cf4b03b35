import { count, createMatrix } from '#dlx/index.ts';
import type { Outcome } from '#notebook/runner.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { readUserProblem } from '#puzzles/user-problem/read.ts';

/** The last problem that cells have given. */
export function problemOf(outcomes: readonly Outcome[]): UserProblem {
  const output = outcomes.map((one) => one.output).findLast((one) => one?.kind === 'problem');
  const problem = output?.kind === 'problem' ? readUserProblem(output.data).problem : null;
  if (!problem) throw new Error('the cells have given no problem');
  return problem;
}

/** How many solutions it has. */
export function countOf(outcomes: readonly Outcome[]): number {
  const { columns, rows } = problemOf(outcomes);
  return count(
    createMatrix(
      columns.map(({ name, kind }) => ({ name, kind })),
      rows.map((row) => row.columns),
    ),
  ).solutions;
}
