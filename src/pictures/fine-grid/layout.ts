/**
 * Where the cells of the fine grid lie. A cell is half an edge wide, so that a cell lies just where
 * its point, edge or face lies in the picture of the board, in the same units.
 */
import type { Cell } from '#puzzles/tetrasticks/eleven/grid.ts';
import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import type { BoardSize } from '#puzzles/tetrasticks/placements.ts';
import { EDGE, MARGIN } from '../tetrasticks/measures.ts';

/** Side of a cell, and how far its square stays away from its edge. */
export const CELL = EDGE / 2;
export const GAP = 2;

/** The middle of a cell. */
export function cellPlace({ x, y }: Cell): Point {
  return { x: x * CELL, y: 0 - y * CELL };
}

/** A square in the middle of a cell, `inside` units away from its sides, as a rect's attributes. */
export function cellSquare(
  cell: Cell,
  inside: number = GAP,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const { x, y } = cellPlace(cell);
  const side = CELL - 2 * inside;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** The viewBox of the grid of a board: that of the board with no letters under it. */
export function gridBox(
  { width, height }: BoardSize,
  margin: number = MARGIN,
): readonly [left: number, top: number, width: number, height: number] {
  return [-margin, -height * EDGE - margin, width * EDGE + 2 * margin, height * EDGE + 2 * margin];
}
