/** Turns the report of the rules into sentences. */
import { keepsApart } from '#puzzles/user-problem/colours.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import type { Finding } from '#puzzles/user-problem/doctor/finding.ts';
import { byWeight, columnNames, rowNames } from '#puzzles/user-problem/doctor/finding.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { inFigures, inWords } from '#english/english.ts';
import type { CheckReport, ClashReport, RowPair, RulesReport } from './rules-report.ts';

/** All that the doctor says of a problem, with what the report of its rules finds, if there are any. */
export function examineWith(
  problem: UserProblem,
  rules: RulesReport | null,
): { readonly findings: readonly Finding[]; readonly words: readonly string[] } {
  const { findings, kinds } = examine(problem);
  return {
    findings: byWeight([...(rules ? ruleFindings(problem, rules) : []), ...findings]),
    words: [...(rules ? ruleWords(rules) : []), ...(kinds === '' ? [] : [kinds])],
  };
}

/**
 * Returns what the rules find wrong, each with a pair of rows or a solution to show. Row numbers outside the problem
 * are ignored: the report comes from the sandbox.
 */
export function ruleFindings(problem: UserProblem, { clash, check }: RulesReport): Finding[] {
  const isRow = (row: number): boolean => row < problem.rows.length;
  const pairs = (list: readonly RowPair[]): readonly RowPair[] =>
    list.filter(([a, b]) => a !== b && isRow(a) && isRow(b));
  const [missed, wrongly] = [pairs(clash?.missed ?? []), pairs(clash?.wrongly ?? [])];
  const findings: Finding[] = [];
  const [first] = missed;
  if (clash && first) {
    const agreed = sharedBy(problem, first);
    const pair = `Rows ${rowNames(problem, first)}`;
    const clashing = `yet they clash${many(clash.counts.missed, clash)}`;
    findings.push({
      kind: 'missed clash',
      sentence:
        agreed.length === 0
          ? `${pair} share no column, ${clashing}. Rows that clash need a column that both of them cover.`
          : `${pair} share ${columnNames(problem, agreed)}, which both can have, ${clashing}. Rows that clash need a ` +
            'column that only one of them can have.',
      rows: first,
      columns: [],
    });
  }
  const [shut] = wrongly;
  if (clash && shut) {
    const columns = sharedBy(problem, shut).filter((column) => keepsApart(problem, column, shut));
    findings.push({
      kind: 'wrongly ruled out',
      sentence:
        `Rows ${rowNames(problem, shut)} share ${columnNames(problem, columns)}, yet the rule lets them be ` +
        `chosen together${many(clash.counts.wrongly, clash)}. The matrix forbids more than the rule, or the rule leaves ` +
        'something out.',
      rows: shut,
      columns,
    });
  }
  if (check?.first) {
    const { solution, rows, words } = check.first;
    const known = rows.filter(isRow);
    findings.push({
      kind: 'refused solution',
      sentence:
        `check refuses solution ${inWords(solution)}, ` +
        `${known.length === 0 ? 'which has no row' : rowNames(problem, known)}${words === '' ? '' : `: “${words}”`}${refusedWords(check)}.`,
      rows: known,
      columns: [],
    });
  }
  return findings;
}

function many(count: number, { isSample }: ClashReport): string {
  return count > 1 ? ` (${inWords(count)} such pairs${isSample ? ' in the sample' : ''})` : '';
}

function refusedWords({ refused, solutions }: CheckReport): string {
  return refused > 1 ? ` (${inWords(refused)} of ${inWords(solutions)} are refused)` : '';
}

function sharedBy({ rows }: UserProblem, [a, b]: RowPair): number[] {
  const other = new Set(rows[b]?.columns);
  return rows[a]?.columns.filter((column) => other.has(column)) ?? [];
}

/** Returns one sentence per rule on what it compared, also when it found nothing. */
export function ruleWords({ clash, check }: RulesReport): string[] {
  const words: string[] = [];
  if (clash) {
    const isSame = clash.counts.missed + clash.counts.wrongly === 0;
    words.push(
      clash.all === 0
        ? 'There are no two rows to compare.'
        : isSame
          ? `clash and the matrix agree on ${pairsOf(clash)}.`
          : `clash was compared with the matrix for ${pairsOf(clash)}.`,
    );
  }
  if (check) {
    const { solutions, refused, isAll } = check;
    const found = solutions === 1 ? 'solution' : inFigures(solutions, 'solution');
    const which = `${isAll ? (solutions === 1 ? 'the only' : 'all') : 'the first'} ${found}`;
    words.push(
      solutions === 0
        ? isAll
          ? 'There is no solution to check.'
          : 'No solution was found in time to be checked.'
        : `check has looked at ${which}${refused === 0 ? ' and found nothing wrong' : ''}.`,
    );
  }
  return words;
}

function pairsOf({ all, pairs, isSample }: ClashReport): string {
  if (isSample) return `${inFigures(pairs, 'pair')} of rows, drawn at random from ${inWords(all)}, the same each time`;
  if (all === 1) return 'the only pair of rows';
  return pairs < all
    ? `the first ${inWords(pairs)} of ${inFigures(all, 'pair')} of rows; then time was up`
    : `all ${inFigures(pairs, 'pair')} of rows`;
}
