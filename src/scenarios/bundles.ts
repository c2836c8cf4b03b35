import { walkerWithCosts } from '#history/cheapest-walker.ts';
import { encode } from '#puzzles/bundles/encode.ts';
import { cheapestWords } from './cheapest-words.ts';
import type { Scenario } from './scenario.ts';

/** Bundles of goods: the cheapest cover, opened at the start, so that a reader can try first. */
export const bundles: Scenario = {
  choices: {},
  asks: [],
  task: 'Watch the search',
  whatIf: true,
  zoom: 'decisions',
  matrix: 'small',
  encode,
  walk: walkerWithCosts,
  board: () => import('./boards/prices.ts'),
  words: cheapestWords,
  after: () => 'opening',
  suggestions: [
    { words: 'Watch the search', does: 'watch' },
    { words: 'Go to the next, cheaper cover', does: 'next solution' },
    { words: 'Back to the start', does: 'start' },
  ],
  opening: () => 0,
};
