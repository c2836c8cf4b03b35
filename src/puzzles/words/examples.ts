/** The words of lesson 14. */
import type { WordPuzzle } from './puzzle.ts';

const square = (side: number, ...words: readonly string[]): WordPuzzle => ({
  words,
  width: side,
  height: side,
  directions: 2,
});

/** Three words that cross often, in a grid that is small enough to be seen whole. */
export const SMALL = square(3, 'CAT', 'TAR', 'ART');

/** Three words of five letters that never cross, and three that do. */
export const LARGER = {
  cover: square(5, 'DANCE', 'LINKS', 'COVER'),
  node: square(5, 'DANCE', 'LINKS', 'NODE'),
} as const satisfies Readonly<Record<string, WordPuzzle>>;
