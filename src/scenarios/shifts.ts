import { walkerWithBounds } from '#history/bounded-walker.ts';
import { encode } from '#puzzles/shifts/encode.ts';
import { boundedWords } from './bounded-words.ts';
import { type Scenario, firstSolution } from './scenario.ts';

/** A rota in which shifts and people are columns with bounds: opened at its first solution. */
export const shifts: Scenario = {
  choices: {},
  asks: [],
  task: 'Watch the search',
  whatIf: true,
  zoom: 'decisions',
  matrix: 'small',
  encode,
  walk: walkerWithBounds,
  board: () => import('./boards/places.ts'),
  words: boundedWords,
  after: () => 'opening',
  suggestions: [
    { words: 'Watch the search', does: 'watch' },
    { words: 'Go to the next solution', does: 'next solution' },
    { words: 'Back to the start', does: 'start' },
  ],
  opening: firstSolution,
};
