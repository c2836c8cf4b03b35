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
  // Row BCF has just been tried at the second level, and column E is about to have no row left.
  opening: (recording) => Math.min(4, recording.lastStep()),
};
