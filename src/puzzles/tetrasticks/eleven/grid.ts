/**
 * The fine grid: every point, edge and face of a board of w × h edges is one cell of a grid of
 * (2w + 1) × (2h + 1). Cells count as points do, x to the right and y up from the bottom left: two
 * even numbers are a point, two odd ones a face, and one of each an edge. The 5×5 board becomes
 * 11×11.
 */
import type { Edge, Point } from '../lattice.ts';
import { type BoardSize, isInterior } from '../placements.ts';

/** A cell of the fine grid. */
export type Cell = Point;

/**
 * What a cell of the grid is for.
 * - `edge`: covered exactly once
 * - `junction`: a point inside the board; covered at most once
 * - `border`: a point on the border; not used, since three edges cannot hold two joints
 * - `face`: the middle of a square of the board; not used
 */
export type CellRole = 'edge' | 'junction' | 'border' | 'face';

/** The size of the fine grid of a board, in cells. */
export function gridSize({ width, height }: BoardSize): BoardSize {
  return { width: 2 * width + 1, height: 2 * height + 1 };
}

/** The cell that stands for a point of the board. */
export function cellOfPoint({ x, y }: Point): Cell {
  return { x: 2 * x, y: 2 * y };
}

/** The cell that stands for an edge of the board. */
export function cellOfEdge({ kind, x, y }: Edge): Cell {
  return kind === 'H' ? { x: 2 * x + 1, y: 2 * y } : { x: 2 * x, y: 2 * y + 1 };
}

/** The edge that a cell stands for, or null when it stands for a point or a face. */
export function edgeOfCell({ x, y }: Cell): Edge | null {
  if (isOdd(x) === isOdd(y)) return null;
  return { kind: isOdd(x) ? 'H' : 'V', x: Math.floor(x / 2), y: Math.floor(y / 2) };
}

/** The point that a cell stands for, or null when it stands for an edge or a face. */
export function pointOfCell({ x, y }: Cell): Point | null {
  return isOdd(x) || isOdd(y) ? null : { x: x / 2, y: y / 2 };
}

/** What a cell is for, or null outside the grid. */
export function roleOf(cell: Cell, size: BoardSize): CellRole | null {
  const grid = gridSize(size);
  if (cell.x < 0 || cell.y < 0 || cell.x >= grid.width || cell.y >= grid.height) return null;
  const point = pointOfCell(cell);
  if (point !== null) return isInterior(point, size) ? 'junction' : 'border';
  return edgeOfCell(cell) === null ? 'face' : 'edge';
}

/** Every cell of the grid of a board, line by line from the bottom. */
export function cellsOfGrid(size: BoardSize): Cell[] {
  const { width, height } = gridSize(size);
  return Array.from({ length: width * height }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
  }));
}

/** How many cells of the grid have each role. */
export function roleCounts(size: BoardSize): Readonly<Record<CellRole, number>> {
  const counts = { edge: 0, junction: 0, border: 0, face: 0 };
  for (const cell of cellsOfGrid(size)) counts[roleOf(cell, size) ?? 'face'] += 1;
  return counts;
}

/** A cell as an id: `3,4`. */
export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}

function isOdd(value: number): boolean {
  return value % 2 !== 0;
}
