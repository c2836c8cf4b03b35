import { TEXTS } from '../pictures/code/text.ts';
import { encode } from '../puzzles/knuth/encode.ts';
import type { Scenario } from './scenario.ts';

/** The 6×7 matrix of Knuth's paper. */
export const knuth: Scenario = {
  choices: { code: TEXTS },
  live: ['code'],
  whatIf: true,
  zoom: 'covers',
  matrix: 'small',
  after: () => 'keep',
  encode: () => encode(),
  suggestions: [
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the solution', does: 'next solution' },
    { words: 'Watch the search', does: 'watch' },
  ],
  // The whole search is still to come, one step at a time.
  opening: () => 0,
};
