import { encode } from '#puzzles/talks/encode.ts';
import type { Scenario } from './scenario.ts';
import { userBoardUsual } from './user-board-usual.ts';

/** Four talks in six places, all of which the matrix wants filled: opened at a good plan that is a dead end. */
export const talks: Scenario = {
  ...userBoardUsual,
  choices: {},
  asks: [],
  task: 'Watch the search',
  zoom: 'decisions',
  matrix: 'small',
  encode,
  suggestions: [
    { words: 'Watch the search', does: 'watch' },
    { words: 'Back to the start', does: 'start' },
  ],
  // The first dead end with all four talks in the plan.
  opening(recording) {
    for (let number = 1; number <= recording.totals.deadEnds; number += 1) {
      const step = recording.deadEndStep(number);
      if (recording.seek(step).path.filter(({ row }) => row >= 0).length === 4) return step;
    }
    return recording.lastStep();
  },
};
