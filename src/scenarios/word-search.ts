import { inWords } from '#english/english.ts';
import { TextError } from '#puzzles/text.ts';
import { CLASS, formatDraft, mostRows, parseDraft, puzzleOf } from '#puzzles/words/draft.ts';
import { type WordsProblem, encode } from '#puzzles/words/encode.ts';
import type { Scenario } from './scenario.ts';
import { MOST_ROWS, wordSheet } from './word-sheet.ts';

/** The first words, as a line. */
export const STANDARD = formatDraft(CLASS);

/** The reader's own words: the setting `puzzle` is a line of `puzzles/words/draft.ts`. */
export const wordSearch: Scenario<WordsProblem> = wordSheet({
  standard: STANDARD,
  noun: 'word search',
  faultOf,
  encode: (line) => encode(puzzleOf(parseDraft(line))),
});

/** What is wrong with a line, as a sentence without its place; empty when it can be shown. */
export function faultOf(line: string): string {
  try {
    const rows = mostRows(puzzleOf(parseDraft(line)));
    return rows <= MOST_ROWS
      ? ''
      : `the matrix of these words would have about ${inWords(rows)} rows, but the figure shows ` +
          `${inWords(MOST_ROWS)} at most`;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.cure;
  }
}
