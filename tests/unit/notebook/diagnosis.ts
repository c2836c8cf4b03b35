import { examineWith } from '#notebook/rule-findings.ts';
import type { Outcome } from '#notebook/runner.ts';
import type { Finding } from '#puzzles/user-problem/doctor/finding.ts';
import { isUrgent } from '#puzzles/user-problem/doctor/finding.ts';
import { problemOf } from './count-of.ts';

/** What the doctor says of the last problem that cells have given, with the report of its rules. */
export function findingsOf(outcomes: readonly Outcome[]): readonly Finding[] {
  const output = outcomes.map((one) => one.output).findLast((one) => one?.kind === 'problem');
  return examineWith(problemOf(outcomes), (output?.kind === 'problem' && output.rules) || null).findings;
}

/** What a problem without a solution is told, and truly: a proof, or what would give it one. */
const PROOFS: readonly string[] = ['sums', 'forced dead end', 'primary that could be secondary'];

/** What a reader of a sound encoding must not be told. */
export function blames(findings: readonly Finding[]): string[] {
  return findings.filter((one) => isUrgent(one) && !PROOFS.includes(one.kind)).map(({ sentence }) => sentence);
}
