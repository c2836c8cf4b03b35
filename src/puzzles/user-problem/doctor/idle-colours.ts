import type { UserProblem } from '../problem.ts';
import { agreeOn, keepsApart } from '../colours.ts';
import type { Finder } from './finding.ts';
import { rowsByColumn } from './finding.ts';

/** After this many pairs of rows nothing is said. */
const MOST_PAIRS = 20_000;

/** Colours that let no two rows share a column, because rows that agree on one cannot stand together anyway. */
export const idleColours: Finder = (problem) => {
  const { rows } = problem;
  if (!rows.some((row) => row.colours)) return [];
  let pairs = 0;
  for (const [column, own] of rowsByColumn(problem).entries()) {
    for (const [at, a] of own.entries()) {
      for (const b of own.slice(at + 1)) {
        pairs += 1;
        const isShared = agreeOn(column, [rows[a], rows[b]]) && canStandTogether(problem, a, b);
        if (isShared || pairs > MOST_PAIRS) return [];
      }
    }
  }
  return [
    {
      kind: 'idle colours',
      sentence:
        'No two rows that can be chosen together give a column the same colour, so the colours do no more ' +
        'than plain secondary columns would. Check whether they name what rows have to agree on.',
      rows: [],
      columns: [],
    },
  ];
};

function canStandTogether(problem: UserProblem, a: number, b: number): boolean {
  const { rows } = problem;
  const other = new Set(rows[b]?.columns);
  return (rows[a]?.columns ?? []).every((column) => !other.has(column) || !keepsApart(problem, column, [a, b]));
}
