import { bitmapSize } from './bitmap-tables.ts';
import { BitmapSearch } from './bitmaps.ts';
import { smallest } from './choosers.ts';
import type { Matrix } from './matrix.ts';
import { type MovableEngine, movableLinks } from './movable.ts';

/** The most memory that `auto` spends on masks, in bytes. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * With fewer rows per word than this, links may be faster. Measured, against the time of links: 26 in tetrasticks
 * (0.3), 15 in Langford pairs (0.75), 12 in queens (0.6), 4 in dominoes (1.4) and in Ripple Effect (3).
 */
const LEAST_FILL = 12;

/**
 * Bitmaps: the same tree with the same counters, faster where many rows share a word (`LEAST_FILL`).
 * @throws RangeError for any chooser but the smallest column
 */
export const bitmaps: MovableEngine = (matrix, choose) => {
  if (choose !== smallest) {
    throw new RangeError('bitmaps branch on the smallest column only; take the links for others');
  }
  return new BitmapSearch(matrix);
};

/** Bitmaps for the smallest-column chooser where the masks are small and their words full enough; links otherwise. */
export const auto: MovableEngine = (matrix, choose) => {
  return (choose === smallest && isFit(matrix) ? bitmaps : movableLinks)(matrix, choose);
};

function isFit(matrix: Matrix<unknown>): boolean {
  const { bytes, fill } = bitmapSize(matrix);
  return bytes <= MOST_BYTES && fill >= LEAST_FILL;
}
