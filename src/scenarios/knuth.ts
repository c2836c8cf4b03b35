import { TEXTS } from '#pictures/code/text.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encode as encodeSheet } from '#puzzles/own-matrix/encode.ts';
import { faultOfRows, KNUTH_ROWS, readRows, rowsInAddress } from '#puzzles/own-matrix/rows-text.ts';
import type { Scenario } from './scenario.ts';

const standard = rowsInAddress(readRows(KNUTH_ROWS));

/** The 6×7 matrix of Knuth's paper, or rows that a reader has written in figure 1.1. */
export const knuth: Scenario = {
  choices: { code: TEXTS, listing: ['off', 'on'] },
  labels: { listing: { label: 'Show the code' } },
  live: ['code', 'listing'],
  texts: {
    matrix: {
      standard,
      noun: 'matrix',
      accepts: (text) => faultOfRows(text) === '',
      faultOf: faultOfRows,
    },
  },
  asks: ['listing'],
  task: null,
  whatIf: true,
  zoom: 'covers',
  matrix: 'small',
  after: () => 'keep',
  encode: ({ matrix = standard }) => (matrix === standard ? encode() : encodeSheet(readRows(matrix))),
  suggestions: [
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the solution', does: 'next solution' },
    { words: 'Watch the search', does: 'watch' },
    { words: 'Back to Knuth’s rows', does: { setting: 'matrix', value: standard, otherwise: '' } },
  ],
  // The start: the reader steps through the whole search.
  opening: () => 0,
};
