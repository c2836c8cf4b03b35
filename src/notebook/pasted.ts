/**
 * One reader of what people paste: a Sudoku in any usual shape, a Ripple Effect in text, address or file, or a matrix in the
 * formats of `puzzles/user-problem/pasted`. It says what it took a text for, and what else the text may mean.
 */
import { parseNumberGrid } from '#puzzles/number-grid.ts';
import { LineError, TextError } from '#puzzles/text.ts';
import { readPastedPuzzle } from '#puzzles/ripple-effect/pasted.ts';
import { isPzprv3 } from '#puzzles/ripple-effect/pzprv3.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { readPastedMatrix } from '#puzzles/user-problem/pasted/read-pasted.ts';
import type { Reading } from '#puzzles/user-problem/pasted/reading.ts';
import { rippleEffect, sudoku } from './encoders.ts';

/**
 * The readings of a text, the likeliest first, each as a text that `parseUserProblem` reads.
 * @throws TextError that names the place and the cure
 */
export function readPasted(text: string): readonly [Reading, ...Reading[]] {
  const puzzle = readSudoku(text) ?? readRipple(text);
  return puzzle ? [puzzle] : readPastedMatrix(text);
}

/** A Sudoku has as many signs as a grid has cells, and some digit above 1: zeros and ones alone are a matrix. */
function readSudoku(text: string): Reading | null {
  if (text.length > 5_000 || !/[2-9]/.test(text) || !isGrid(text)) return null;
  return { as: 'a Sudoku', text: formatUserProblem(sudoku(text).checked()) };
}

function isGrid(text: string): boolean {
  try {
    parseNumberGrid(text, [4, 9]);
    return true;
  } catch {
    return false;
  }
}

function readRipple(text: string): Reading | null {
  const isMeant =
    isPzprv3(text) || /(?:^|[?/])[a-z]+(?:_edit)?(?:\/|%2F)(?:v:\/)?\d+(?:\/|%2F)\d+(?:\/|%2F)/im.test(text);
  try {
    const { as } = readPastedPuzzle(text);
    return { as: `a Ripple Effect puzzle (${as})`, text: formatUserProblem(rippleEffect(text).checked()) };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    if (!isMeant) return null;
    // The fault of an address names no line; in a field of many lines it is shown at the first.
    throw error instanceof LineError ? new TextError(1, 1, error.message) : error;
  }
}
