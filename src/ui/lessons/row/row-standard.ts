import { type TetrastickProblem, encode } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';

/** The piece that the first figure of the lesson also leaves out, so both have the same 91 columns. */
export const ROW_OMITS: PieceId = 'L';

/** The matrix of the figure: all placements of fifteen pieces on the 5×5 board. */
export function rowProblem(): TetrastickProblem {
  return encode({ omit: ROW_OMITS });
}

/** V in the middle, which passes straight through two junctions. */
export const OPENING_ROW = 'V N (1,1)';

/** One of them, picked. */
export const OPENING_COLUMN = 'I21';
