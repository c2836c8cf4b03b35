import { bitmapBytes } from './bitmap-tables.ts';
import { BitmapSearch } from './bitmaps.ts';
import { smallest } from './choosers.ts';
import type { MovableEngine } from './movable.ts';
import { movableLinks } from './movable.ts';

/** The most that `auto` spends on bitmaps, in bytes. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Bitmaps: the same tree with the same counters, several times as fast.
 * @throws RangeError for any chooser but the smallest column, and for a matrix with colours
 */
export const bitmaps: MovableEngine = (matrix, choose) => {
  if (choose !== smallest) {
    throw new RangeError('bitmaps branch on the smallest column only; take the links for others');
  }
  matrix.colours?.refuse('the engine bitmaps');
  return new BitmapSearch(matrix);
};

/** Bitmaps where they know the chooser and their memory is small, links elsewhere, and where there are colours. */
export const auto: MovableEngine = (matrix, choose) => {
  const isFit = choose === smallest && !matrix.colours && bitmapBytes(matrix) <= MOST_BYTES;
  return (isFit ? bitmaps : movableLinks)(matrix, choose);
};
