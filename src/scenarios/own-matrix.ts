import type { TextId } from '#pictures/code/text.ts';
import { encode, KNUTH } from '#puzzles/own-matrix/encode.ts';
import { type OwnMatrix, readOwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import type { Settings } from '#player/address.ts';
import type { Scenario, Suggestion } from './scenario.ts';

/** A matrix of up to 12×12 that the reader edits, `first` until then. */
function editable(first: string, task: string | null, suggestions: readonly Suggestion[]): Scenario {
  return {
    choices: { code: ['pseudocode', 'english', 'typescript'] satisfies readonly TextId[] },
    live: ['code'],
    texts: {
      matrix: { standard: first, noun: 'matrix', accepts: (text) => readOwnMatrix(text) !== null },
    },
    asks: [],
    task,
    zoom: 'links',
    matrix: 'small',
    after: () => 'keep',
    encode: (settings) => encode(sheetOf(settings, first)),
    suggestions,
    // Every link as it was built.
    opening: () => 0,
  };
}

/** Knuth's matrix. */
export const ownMatrix = editable(KNUTH, null, [
  { words: 'Go to the first dead end', does: 'first dead end' },
  { words: 'Go to the next solution', does: 'next solution' },
  { words: 'Watch the links', does: 'watch' },
]);

/** Knuth's matrix with F and G secondary: their headers are linked to themselves alone. */
export const outOfRing = editable(KNUTH.replace('ppppppp', 'pppppss'), 'Put F and G back into the ring', [
  {
    words: 'Put F and G back into the ring',
    does: { setting: 'matrix', value: KNUTH, otherwise: 'Take F and G out of the ring' },
  },
  { words: 'Go to the first dead end', does: 'first dead end' },
  { words: 'Go to the next solution', does: 'next solution' },
]);

/** Knuth's matrix, opened while a column is being covered: half of its nodes are out, and point back in. */
export const coveredMatrix: Scenario = {
  ...ownMatrix,
  task: 'Watch a column being covered',
  suggestions: [
    { words: 'Watch a column being covered', does: 'watch the first decision' },
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Back to the start', does: 'start' },
  ],
  opening: (recording) => Math.min(1, recording.lastStep()),
};

/**
 * The matrix that the settings describe, by default `first`. `accepts` keeps out texts that cannot be read.
 * @throws Error when the matrix cannot be read
 */
export function sheetOf(settings: Settings, first = KNUTH): OwnMatrix {
  const text = settings['matrix'] ?? first;
  const sheet = readOwnMatrix(text);
  if (!sheet) throw new Error(`the matrix ${text} cannot be read`);
  return sheet;
}
