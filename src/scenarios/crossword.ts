import { inWords } from '#english/english.ts';
import { TextError } from '#puzzles/text.ts';
import { crosswordWishOf, formatCrossword, parseCrossword } from '#puzzles/words/crossword/draft.ts';
import type { CrosswordProblem } from '#puzzles/words/crossword/encode.ts';
import { encodeCrossword, letterOf } from '#puzzles/words/crossword/encode.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import type { CrosswordPuzzle } from '#puzzles/words/crossword/puzzle.ts';
import { entriesOf, heightOf } from '#puzzles/words/crossword/puzzle.ts';
import type { Mark } from '#puzzles/user-problem/marks.ts';
import { COLOURS } from '#puzzles/user-problem/marks.ts';
import type { Scenario } from './scenario.ts';
import { MOST_ROWS, wordSheet } from './word-sheet.ts';
import type { BoardProblem } from './words-problem.ts';
import { withBoard } from './words-problem.ts';

/** The crossword to begin with, as a line. */
export const STANDARD = formatCrossword(SHORT_WORDS);

/** A crossword from the reader's list: the setting `puzzle` is a line of `puzzles/words/crossword/draft.ts`. */
export const crossword: Scenario<CrosswordProblem & BoardProblem> = wordSheet({
  ...{ standard: STANDARD, noun: 'crossword', faultOf },
  encode: (line) => withLetters(crosswordWishOf(parseCrossword(line)).puzzle),
});

/** A crossword on a board on which each row writes its letters. */
function withLetters(puzzle: CrosswordPuzzle): CrosswordProblem & BoardProblem {
  const problem = encodeCrossword(puzzle);
  const { columns: width } = puzzle;
  const board = { kind: 'cells', width, height: heightOf(puzzle), missing: [], marks: [] } as const;
  return withBoard(problem, { title: 'The crossword', board }, (row) => {
    const entry = problem.entries[row];
    return (entry?.cells ?? []).map((cell, at): Mark => ({
      ...{ mark: 'fill', at: [cell % width, Math.floor(cell / width)] },
      ...{ text: letterOf(puzzle, entry!, at), colour: (entry?.word ?? 0) % COLOURS },
    }));
  });
}

/** What is wrong with a line, as a sentence without its place; empty when it can be shown. */
export function faultOf(line: string): string {
  try {
    const rows = entriesOf(crosswordWishOf(parseCrossword(line)).puzzle).length;
    return rows <= MOST_ROWS
      ? ''
      : `the matrix of this crossword would have ${inWords(rows)} rows, and the figure shows ` +
          `${inWords(MOST_ROWS)} at most`;
  } catch (error) {
    if (error instanceof TextError) return error.cure;
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
