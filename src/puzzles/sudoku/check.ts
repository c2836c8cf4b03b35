/** The rules of Sudoku on a grid of digits, without any matrix: the judge of `encode`. */
import type { SudokuProblem } from './encode.ts';

/** The digits that some rows put into the grid, 0 where they put none. */
export function decode({ placements, givens }: SudokuProblem, rows: Iterable<number>): number[] {
  const grid = givens.map(() => 0);
  for (const row of rows) {
    const placement = placements[row];
    if (!placement) throw new RangeError(`there is no row ${row} in this puzzle`);
    grid[placement.cell] = placement.number;
  }
  return grid;
}

/** The pairs of cells that hold one digit and may not: they lie in one rank, file or box. */
export function clashesOf(size: number, grid: readonly number[]): [number, number][] {
  const side = Math.sqrt(size);
  const boxed = (place: number): number => Math.floor(place / side);
  const isClash = (a: number, b: number): boolean => {
    const [x, y] = [a % size, Math.floor(a / size)];
    const [u, v] = [b % size, Math.floor(b / size)];
    return x === u || y === v || (boxed(x) === boxed(u) && boxed(y) === boxed(v));
  };
  return grid.flatMap((digit, a) =>
    grid.flatMap((other, b): [number, number][] =>
      digit > 0 && digit === other && a < b && isClash(a, b) ? [[a, b]] : [],
    ),
  );
}
