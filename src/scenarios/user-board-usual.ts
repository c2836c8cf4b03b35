import { userBoardFaultWords } from '#pictures/user-board/faults.ts';
import { colourWords } from './colour-words.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Suggestion, nounBy } from './scenario.ts';

/** The first suggestions for any search. */
export const JUMPS = [
  { words: 'Go to the first dead end', does: 'first dead end' },
  { words: 'Go to the next solution', does: 'next solution' },
] as const satisfies readonly Suggestion[];

/** What all scenarios with a board drawn from the marks of rows share. */
export const userBoardUsual = {
  whatIf: true,
  after: () => 'opening' as const,
  board: () => import('./boards/user-board.ts'),
  words: colourWords,
  faultAt: userBoardFaultWords,
  noun: (problem: Problem) => nounBy(problem),
  suggestions: [...JUMPS, { words: 'Watch the search', does: 'watch' }],
} as const;
