import type { Matrix } from '#dlx/matrix.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { matrixView } from '#pictures/matrix/view.ts';

/** Side of a cell, so that the largest matrix of an exercise stands beside its question. */
const CELL = 28;

/** Draws the matrix of an exercise, its rows by their numbers, as answers name them. */
export function drawTaskMatrix(svg: SVGSVGElement, matrix: Matrix, id: string): void {
  const rowNames = matrix.rows.map((_, row) => String(row + 1));
  drawMatrix(svg, matrixView({ matrix, rowNames }), { id, title: 'The matrix of the exercise', cell: CELL });
}
