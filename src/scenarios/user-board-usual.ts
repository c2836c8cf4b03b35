import { userBoardFaultWords } from '#pictures/user-board/faults.ts';
import { colourWords } from './colour-words.ts';
import type { Suggestion } from './scenario.ts';
import { nounBy } from './scenario.ts';
import type { BoardProblem } from './words-problem.ts';

/** What is tried first in a search. */
export const JUMPS = [
  { words: 'Go to the first dead end', does: 'first dead end' },
  { words: 'Go to the next solution', does: 'next solution' },
] as const satisfies readonly Suggestion[];

/** What the problem as it is written asks of a column, whatever it is switched to. */
const RULES = { primary: 'once', secondary: 'at most once' } as const;

/** What is the same in all scenarios whose board has the marks of a written problem. */
export const userBoardUsual = {
  whatIf: true,
  after: () => 'opening' as const,
  board: () => import('./boards/user-board.ts'),
  words: colourWords,
  faultAt: userBoardFaultWords,
  noun: (problem: BoardProblem) =>
    nounBy(problem, (column) => RULES[problem.userProblem.columns[column]?.kind ?? 'secondary']),
  suggestions: [...JUMPS, { words: 'Watch the search', does: 'watch' }],
} as const;
