import type { TextId } from '../pictures/code/text.ts';
import { encode, KNUTH } from '../puzzles/own-matrix/encode.ts';
import type { Sheet } from '../puzzles/own-matrix/sheet.ts';
import { readSheet } from '../puzzles/own-matrix/sheet.ts';
import type { Settings } from '../player/address.ts';
import type { Scenario } from './scenario.ts';

/** A matrix of up to 12 × 12 that the reader edits; Knuth's example until then. */
export const ownMatrix: Scenario = {
  choices: { code: ['pseudocode', 'english', 'typescript'] satisfies readonly TextId[] },
  live: ['code'],
  written: {
    matrix: { standard: KNUTH, noun: 'matrix', accepts: (text) => readSheet(text) !== null },
  },
  zoom: 'links',
  matrix: 'small',
  after: () => 'keep',
  encode: (settings) => encode(sheetOf(settings)),
  // The first column has just been covered: a header and a few nodes are out, and point back in.
  opening: (recording) => Math.min(1, recording.lastStep()),
};

/** The matrix that the settings say. Only texts that can be read ever become a setting. */
export function sheetOf(settings: Settings): Sheet {
  const sheet = readSheet(settings['matrix'] ?? KNUTH);
  if (!sheet) throw new Error(`the matrix ${settings['matrix'] ?? ''} cannot be read`);
  return sheet;
}
