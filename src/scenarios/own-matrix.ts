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
  suggestions: [
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the solution', does: 'next solution' },
    { words: 'Watch the links', does: 'watch' },
  ],
  // Every link as it was built.
  opening: () => 0,
};

/** The same, opened while a column is being covered: half of its nodes are out, and point back in. */
export const coveredMatrix: Scenario = {
  ...ownMatrix,
  suggestions: [
    { words: 'Watch column A being covered', does: 'watch the first decision' },
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Back to the start', does: 'start' },
  ],
  opening: (recording) => Math.min(1, recording.lastStep()),
};

/** The matrix that the settings say. Only texts that can be read ever become a setting. */
export function sheetOf(settings: Settings): Sheet {
  const sheet = readSheet(settings['matrix'] ?? KNUTH);
  if (!sheet) throw new Error(`the matrix ${settings['matrix'] ?? ''} cannot be read`);
  return sheet;
}
