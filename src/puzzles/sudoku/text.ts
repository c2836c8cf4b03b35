import { parseNumberGrid } from '../number-grid.ts';
import { clashesOf } from './check.ts';
import type { Sudoku } from './encode.ts';

/**
 * Reads a Sudoku of 4×4 or 9×9 cells: one line for each rank, a digit where one is given and `.`
 * where none is.
 *
 * @throws TextError with line, column and the cure
 */
export function parse(text: string): Sudoku {
  const { size, numbers: givens, faultAt } = parseNumberGrid(text, [4, 9]);
  const [clash] = clashesOf(size, givens);
  if (!clash) return { size, givens };
  const [, cell] = clash;
  throw faultAt(cell, `a second ${givens[cell]} in one rank, file or box; give it once`);
}
