import { smallest } from '../choosers.ts';
import type { Matrix } from '../matrix.ts';
import { type MovableEngine, movableLinks } from '../movable.ts';
import { isCompiledHere } from './memory.ts';
import { CompiledSearch } from './search.ts';
import { bitmapSize } from './tables.ts';

/** The most memory that `auto` spends on masks, in bytes. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * With fewer rows per word than this, links may be faster: building the masks takes longer than a short search.
 * Measured, against the time of links: 0.34 at 12 (queens), 0.45 at 9 (queens), 0.6 at 3.5 (dominoes, 4.8 million
 * updates), 120 at 7 (a Sudoku, 2,100 updates).
 */
const LEAST_FILL = 9;

/**
 * Bitmaps, compiled to WebAssembly: the same tree with the same counters, faster where many rows share a word
 * (`LEAST_FILL`).
 * @throws RangeError for any chooser but the smallest column, where WebAssembly does not run, or where memory is short
 */
export const compiled: MovableEngine = (matrix, choose) => {
  if (choose !== smallest) {
    throw new RangeError('the compiled engine branches on the smallest column only; take the links for others');
  }
  return new CompiledSearch(matrix);
};

/**
 * The compiled engine for the smallest-column chooser where the masks are small, their words full enough, and
 * WebAssembly runs; links otherwise.
 */
export const auto: MovableEngine = (matrix, choose) => {
  return (choose === smallest && isFit(matrix) && isCompiledHere() ? compiled : movableLinks)(matrix, choose);
};

function isFit(matrix: Matrix<unknown>): boolean {
  const { bytes, fill } = bitmapSize(matrix);
  return bytes <= MOST_BYTES && fill >= LEAST_FILL;
}
