/** All that the doctor finds, the gravest first. */
import type { UserProblem } from '../problem.ts';
import { couldBeSecondary } from './could-be-secondary.ts';
import { equalColumns } from './equal-columns.ts';
import { equalRows } from './equal-rows.ts';
import { everywhere } from './everywhere.ts';
import { exchangeable } from './exchangeable.ts';
import type { Finder, Finding } from './finding.ts';
import { idleSecondary } from './idle-secondary.ts';
import { inParts } from './in-parts.ts';
import { sums } from './sums.ts';
import { uncovered } from './uncovered.ts';
import { withoutPrimary } from './without-primary.ts';

/** Why there is no solution, by counting: a column without a row is the plainer reason, and one is enough. */
const withoutSolution: Finder = (problem) => {
  const bare = uncovered(problem);
  return bare.length > 0 ? bare : sums(problem);
};

const FINDERS: readonly Finder[] = [
  ...[withoutSolution, (problem: UserProblem) => couldBeSecondary(problem)],
  ...[everywhere, withoutPrimary, equalRows, equalColumns, exchangeable, inParts, idleSecondary],
];

/** What is odd in a problem; empty when nothing is. */
export function examine(problem: UserProblem): Finding[] {
  return FINDERS.flatMap((find) => find(problem));
}
