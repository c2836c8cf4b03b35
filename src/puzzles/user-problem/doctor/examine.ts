/** All that the doctor says of a problem. */
import { hasBounds } from '#dlx/bounds.ts';
import { matrixOf } from '../colours.ts';
import type { UserProblem } from '../problem.ts';
import { bareCells } from './bare-cells.ts';
import { boundSums } from './bound-sums.ts';
import { likeSecondary, outOfReach } from './bounds.ts';
import { couldBeSecondary } from './could-be-secondary.ts';
import { equalColumns } from './equal-columns.ts';
import { equalRows } from './equal-rows.ts';
import { everywhere } from './everywhere.ts';
import { exchangeable } from './exchangeable.ts';
import type { Finder, Finding } from './finding.ts';
import { byWeight } from './finding.ts';
import { forced } from './forced.ts';
import { halfColoured } from './half-coloured.ts';
import { idleColours } from './idle-colours.ts';
import { idleCosts } from './idle-costs.ts';
import { idleSecondary } from './idle-secondary.ts';
import { inParts } from './in-parts.ts';
import { kindFacts, kindFindings, kindWords, tallyOf } from './kinds.ts';
import { missingRow } from './missing-row.ts';
import { oddRow } from './odd-row.ts';
import { sums } from './sums.ts';
import { uncovered } from './uncovered.ts';
import { withoutPrimary } from './without-primary.ts';

/** A count of all solutions that takes more updates than this is not waited for. */
const MOST_UPDATES = 300_000;

/** What is true however often columns are covered. */
const ALWAYS: readonly Finder[] = [
  ...[oddRow, missingRow, halfColoured, idleColours, bareCells, withoutPrimary, idleSecondary, idleCosts],
];
/** What is true where each primary column is covered exactly once. */
const EXACTLY_ONCE: readonly Finder[] = [everywhere, equalRows, equalColumns, exchangeable, inParts];
const WITH_BOUNDS: readonly Finder[] = [uncovered, outOfReach, boundSums, likeSecondary];

interface Diagnosis {
  /** What is odd, the weightiest first; empty when nothing is. */
  readonly findings: readonly Finding[];
  /** What the kinds of the columns decide, which is no finding; often empty. */
  readonly kinds: string;
}

export function examine(problem: UserProblem): Diagnosis {
  const matrix = matrixOf(problem);
  if (hasBounds(matrix)) {
    return { findings: byWeight([...WITH_BOUNDS, ...ALWAYS].flatMap((find) => find(problem))), kinds: '' };
  }
  const { solutions, isAll } = tallyOf(matrix, MOST_UPDATES);
  const facts = isAll && solutions > 0 ? kindFacts(problem, solutions) : [];
  const first = solutions > 0 ? kindFindings(problem, solutions, facts) : withoutSolution(problem);
  return {
    findings: byWeight([...first, ...[...ALWAYS, ...EXACTLY_ONCE].flatMap((find) => find(problem))]),
    kinds: kindWords(problem, solutions, facts),
  };
}

/** Why there is no solution. One proof is enough, and a column without a row is the plainest. */
function withoutSolution(problem: UserProblem): Finding[] {
  const proof = [uncovered, sums, forced].reduce<readonly Finding[]>(
    (found, find) => (found.length > 0 ? found : find(problem)),
    [],
  );
  const bare = proof.flatMap(({ kind, columns }) => (kind === 'uncovered column' ? columns : []));
  return [...proof, ...couldBeSecondary(problem, bare)];
}
