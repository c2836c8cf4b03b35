import type { RippleProblem } from './encode.ts';

/**
 * Turns rows of the matrix into the grid they fill.
 *
 * @param rows some or all of the rows of a solution, in any order
 * @returns for each cell (y·width + x) its number, or 0 where no row fills it
 * @throws RangeError when there is no such row, or two rows fill one cell
 */
export function decode(problem: Pick<RippleProblem, 'placements' | 'puzzle'>, rows: Iterable<number>): number[] {
  const grid = problem.puzzle.roomOf.map(() => 0);
  for (const row of rows) {
    const placement = problem.placements[row];
    if (!placement) throw new RangeError(`there is no row ${row} in this puzzle`);
    const { cell, value, x, y } = placement;
    if (grid[cell] !== 0) {
      throw new RangeError(
        `row ${row} puts ${value} into the cell ${x + 1} across, ${y + 1} down, which has a number already`,
      );
    }
    grid[cell] = value;
  }
  return grid;
}
