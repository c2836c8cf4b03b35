import type { Direction } from './columns.ts';
import type { RipplePuzzle } from './puzzle.ts';

/** One arm of a number: the cells it reaches, from the nearest to the farthest that is on the board. */
export interface Arm {
  readonly direction: Direction;
  readonly cells: readonly number[];
  /** True when the board ends before the arm has reached its full length. */
  readonly cut: boolean;
}

const stepOf: Readonly<Record<Direction, { readonly dx: number; readonly dy: number }>> = {
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
};

/** The arm of `value` from a cell: the next `value` cells that way that lie on the board. */
export function armFrom(
  { width, height }: Pick<RipplePuzzle, 'width' | 'height'>,
  cell: number,
  value: number,
  direction: Direction,
): Arm {
  const { dx, dy } = stepOf[direction];
  const cells: number[] = [];
  let x = (cell % width) + dx;
  let y = Math.floor(cell / width) + dy;
  while (cells.length < value && x >= 0 && x < width && y >= 0 && y < height) {
    cells.push(y * width + x);
    x += dx;
    y += dy;
  }
  return { direction, cells, cut: cells.length < value };
}
