import { type Matrix, createMatrix } from '#dlx/matrix.ts';
import type { TetrastickProblem } from './encode.ts';
import type { Placement } from './placements.ts';

/** A puzzle as a program would see it that never looks at the last line of places. */
interface ShortProblem {
  readonly matrix: Matrix;
  /** The placements that are missing from it, in the order of the rows. */
  readonly lost: readonly Placement[];
}

/**
 * Leaves out the placements that a loop misses which takes the places of pieces for cells: x from 0
 * to width − 1 and y from 0 to height − 1. A place is the lower left corner of a piece's box, and
 * the box of a straight I standing on the last line has no width.
 */
export function withoutLastLine(problem: TetrastickProblem): ShortProblem {
  const { matrix, placements, width, height } = problem;
  const isSeen = ({ x, y }: Placement): boolean => x < width && y < height;
  const rows = matrix.rows.filter((_, row) => {
    const placement = placements[row];
    return placement !== undefined && isSeen(placement);
  });
  return {
    matrix: createMatrix(matrix.columns, rows),
    lost: placements.filter((placement) => !isSeen(placement)),
  };
}
