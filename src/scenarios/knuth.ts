import { TEXTS } from '../pictures/code/text.ts';
import { encode, withColumnKinds } from '../puzzles/knuth/encode.ts';
import { whatIfChooser, whatIfSetting } from '../player/what-if.ts';
import type { Scenario } from './scenario.ts';

/** The 6×7 matrix of Knuth's paper. */
export const knuth: Scenario = {
  choices: { code: TEXTS },
  written: { whatif: whatIfSetting },
  live: ['code'],
  chooser: ({ whatif = '' }) => whatIfChooser(whatif),
  zoom: 'covers',
  matrix: 'small',
  after: () => 'keep',
  scene: (_, kinds) => ({ problem: withColumnKinds(encode(), (_, column) => kinds.get(column)) }),
  // Row BCF has just been tried at the second level, and column E is about to have no row left.
  opening: (recording) => Math.min(4, recording.lastStep()),
};
