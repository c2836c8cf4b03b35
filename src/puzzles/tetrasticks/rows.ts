import type { TetrastickProblem } from './encode.ts';
import { type Placement, placementName } from './placements.ts';

/**
 * The rows of a puzzle that stand for placements, in their order.
 * @throws RangeError when the puzzle has no row for one
 */
export function rowsOf(problem: TetrastickProblem, placements: readonly Placement[]): number[] {
  return placements.map((placement) => {
    const name = placementName(placement);
    const row = problem.rowNames.indexOf(name);
    if (row < 0) throw new RangeError(`the puzzle has no row ${name}`);
    return row;
  });
}
