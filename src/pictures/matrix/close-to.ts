import type { MatrixShape } from './shape.ts';
import type { MatrixSource } from './view.ts';
import { type Place, type Viewport, readable, revealing, visible } from './viewport.ts';

/**
 * A part in which a row or a column can be read: of a row, its name and one of its ones at least.
 * What is in view already stays where it is.
 */
export function closeTo(
  viewport: Viewport,
  shape: MatrixShape,
  { matrix }: MatrixSource,
  { row, column }: Place,
): Viewport {
  const near = readable(viewport, shape);
  const { c0, c1 } = visible(near, shape);
  const ones = row === null ? [] : (matrix.rows[row] ?? []);
  const isSeen = ones.some((one) => one > c0 && one < c1 - 1);
  return revealing(near, shape, row, column ?? (isSeen ? null : (ones[0] ?? null)));
}
