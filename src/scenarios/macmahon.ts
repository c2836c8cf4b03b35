import { encode } from '#puzzles/macmahon/encode.ts';
import { type Scenario, firstSolution } from './scenario.ts';
import { userBoardUsual } from './user-board-usual.ts';

/** MacMahon's six squares on 2×3 cells. */
export const macMahon: Scenario = {
  ...userBoardUsual,
  choices: {},
  asks: [],
  task: null,
  zoom: 'decisions',
  matrix: 'large',
  examples: 'wwwb, h2,1',
  encode,
  opening: firstSolution,
};
