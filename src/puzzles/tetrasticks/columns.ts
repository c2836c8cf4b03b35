import type { ColumnGroup } from '../problem.ts';
import { type Edge, type Point, edgeName } from './lattice.ts';
import type { PieceId } from './pieces.ts';
import { type BoardSize, isInterior } from './placements.ts';

/** What decides the columns of a tetrastick matrix: the board, and the pieces in their order. */
export interface ColumnPlan extends BoardSize {
  readonly pieces: readonly PieceId[];
}

/** What one column stands for. */
export type ColumnMeaning =
  | { readonly kind: 'piece'; readonly piece: PieceId }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'junction'; readonly point: Point };

/** Index of the column of a piece, or -1 when the piece is not in play. */
export function pieceColumn({ pieces }: ColumnPlan, piece: PieceId): number {
  return pieces.indexOf(piece);
}

/** Index of the column of an edge: horizontal ones line by line, then vertical ones. */
export function edgeColumn({ pieces, width, height }: ColumnPlan, { kind, x, y }: Edge): number {
  return kind === 'H' ? pieces.length + y * width + x : pieces.length + width * (height + 1) + x * height + y;
}

/** Index of the column of a junction inside the board. */
export function junctionColumn(plan: ColumnPlan, { x, y }: Point): number {
  return firstJunction(plan) + (x - 1) * (plan.height - 1) + (y - 1);
}

function firstJunction({ pieces, width, height }: ColumnPlan): number {
  return pieces.length + width * (height + 1) + (width + 1) * height;
}

/**
 * All columns with what they stand for, in the order of the matrix: pieces, horizontal edges
 * (y · width + x), vertical edges (x · height + y), junctions ((x−1) · (height−1) + (y−1)).
 */
export function columnMeanings({ pieces, width, height }: ColumnPlan): ColumnMeaning[] {
  const meanings: ColumnMeaning[] = pieces.map((piece) => ({ kind: 'piece', piece }));
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x < width; x += 1) meanings.push({ kind: 'edge', edge: { kind: 'H', x, y } });
  }
  for (let x = 0; x <= width; x += 1) {
    for (let y = 0; y < height; y += 1) meanings.push({ kind: 'edge', edge: { kind: 'V', x, y } });
  }
  for (let x = 1; x < width; x += 1) {
    for (let y = 1; y < height; y += 1) meanings.push({ kind: 'junction', point: { x, y } });
  }
  return meanings;
}

/**
 * The columns of a row in rising order: those of its piece and its edges, and of the points that it claims, as
 * far as they lie inside the board.
 */
export function columnsOfRow(
  plan: ColumnPlan,
  piece: number,
  edges: readonly Edge[],
  points: readonly Point[],
): number[] {
  return [
    piece,
    ...edges.map((edge) => edgeColumn(plan, edge)),
    ...points.filter((point) => isInterior(point, plan)).map((point) => junctionColumn(plan, point)),
  ].sort((a, b) => a - b);
}

/** The name of a column: a letter, `H00`, `V00`, `I11`. */
export function columnName(meaning: ColumnMeaning): string {
  if (meaning.kind === 'piece') return meaning.piece;
  if (meaning.kind === 'edge') return edgeName(meaning.edge);
  return `I${meaning.point.x}${meaning.point.y}`;
}

/** The four runs of columns. A board one edge wide or high has no junctions, so no fourth run. */
export function columnGroups(plan: ColumnPlan): ColumnGroup[] {
  const { pieces, width, height } = plan;
  const horizontal = pieces.length;
  const vertical = horizontal + width * (height + 1);
  const junctions = firstJunction(plan);
  const end = junctions + (width - 1) * (height - 1);
  return [
    { name: 'pieces', from: 0, to: horizontal },
    { name: 'horizontal edges', from: horizontal, to: vertical },
    { name: 'vertical edges', from: vertical, to: junctions },
    { name: 'junctions', from: junctions, to: end },
  ].filter(({ from, to }) => to > from);
}

/** @throws RangeError when there is no such column */
export function meaningAt(meanings: readonly ColumnMeaning[], column: number): ColumnMeaning {
  const meaning = meanings[column];
  if (meaning === undefined) throw new RangeError(`the puzzle has no column ${column}`);
  return meaning;
}
