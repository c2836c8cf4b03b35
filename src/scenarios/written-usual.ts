import { writtenFaultWords } from '../pictures/written/faults.ts';
import { colourWords } from './colour-words.ts';
import type { Suggestion } from './scenario.ts';

/** What is tried first in a search. */
export const JUMPS = [
  { words: 'Go to the first dead end', does: 'first dead end' },
  { words: 'Go to the next solution', does: 'next solution' },
] as const satisfies readonly Suggestion[];

/** What is the same in all scenarios whose board has the marks of a written problem. */
export const writtenUsual = {
  whatIf: true,
  after: () => 'opening' as const,
  board: () => import('./boards/written-board.ts'),
  words: colourWords,
  faultAt: writtenFaultWords,
  suggestions: [...JUMPS, { words: 'Watch the search', does: 'watch' }],
} as const;
