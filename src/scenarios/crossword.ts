import { inWords } from '#english/english.ts';
import { TextError } from '#puzzles/text.ts';
import { crosswordWishOf, formatCrossword, parseCrossword } from '#puzzles/words/crossword/draft.ts';
import { type CrosswordProblem, encodeCrossword } from '#puzzles/words/crossword/encode.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import { entriesOf } from '#puzzles/words/crossword/puzzle.ts';
import type { Scenario } from './scenario.ts';
import { MOST_ROWS, wordSheet } from './word-sheet.ts';

/** The first crossword, as a line. */
export const STANDARD = formatCrossword(SHORT_WORDS);

/** A crossword from the reader's list: the setting `puzzle` is a line of `puzzles/words/crossword/draft.ts`. */
export const crossword: Scenario<CrosswordProblem> = wordSheet({
  standard: STANDARD,
  noun: 'crossword',
  faultOf,
  encode: (line) => encodeCrossword(crosswordWishOf(parseCrossword(line)).puzzle),
});

/** What is wrong with a line, as a sentence without its place; empty when it can be shown. */
export function faultOf(line: string): string {
  try {
    const rows = entriesOf(crosswordWishOf(parseCrossword(line)).puzzle).length;
    return rows <= MOST_ROWS
      ? ''
      : `the matrix of this crossword would have ${inWords(rows)} rows, but the figure shows ` +
          `${inWords(MOST_ROWS)} at most`;
  } catch (error) {
    if (error instanceof TextError) return error.cure;
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
