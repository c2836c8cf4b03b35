import { inWords } from '../words/english.ts';
import { TextError } from '../puzzles/text.ts';
import { CLASS, formatDraft, mostRows, parseDraft, puzzleOf } from '../puzzles/words/draft.ts';
import type { Scenario } from './scenario.ts';
import { firstSolution } from './scenario.ts';
import type { WordsBoardProblem } from './words-problem.ts';
import { encodeWords } from './words-problem.ts';
import { writtenUsual } from './written-usual.ts';

/** The words to begin with, as a line. */
export const STANDARD = formatDraft(CLASS);

/** A matrix of more rows is not shown, nor searched: the page would stand still. */
const MOST_ROWS = 20_000;

/** The reader's own words: the setting `puzzle` is a line of `puzzles/words/draft.ts`. */
export const wordSearch: Scenario<WordsBoardProblem> = {
  ...writtenUsual,
  choices: {},
  written: {
    puzzle: {
      ...{ standard: STANDARD, noun: 'word search' },
      accepts: (line) => faultOf(line) === '',
      faultOf,
    },
  },
  zoom: 'decisions',
  matrix: 'large',
  examples: 'a word',
  // There may be very many ways. The first is found at once; the others wait for Solve.
  pauseAt: 1,
  restAfter: 20e9,
  // Only lines that can be read ever become a setting.
  encode: ({ puzzle = STANDARD }) => encodeWords(puzzleOf(parseDraft(puzzle))),
  opening: firstSolution,
};

/** What is wrong with a line, as a sentence without its place; empty when it can be shown. */
export function faultOf(line: string): string {
  try {
    const rows = mostRows(puzzleOf(parseDraft(line)));
    return rows <= MOST_ROWS
      ? ''
      : `the matrix of these words would have about ${inWords(rows)} rows, and the figure shows ${inWords(MOST_ROWS)} at most`;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.cure;
  }
}
