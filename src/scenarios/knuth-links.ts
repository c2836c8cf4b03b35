import { encode } from '#puzzles/knuth/encode.ts';
import type { Scenario } from './scenario.ts';

/** The 6×7 matrix of Knuth's paper, link by link, as it was built. */
export const knuthLinks: Scenario = {
  choices: {},
  asks: [],
  task: null,
  zoom: 'links',
  matrix: 'none',
  after: () => 'keep',
  encode: () => encode(),
  suggestions: [
    { words: 'Watch a column being covered', does: 'watch the first decision' },
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the solution', does: 'next solution' },
  ],
  opening: () => 0,
};
