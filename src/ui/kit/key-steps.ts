import { ARROWS } from './keys.ts';

/**
 * The cell that a key leads to in a complete grid, numbered line by line: an arrow leads to the cell beside it, Home
 * and End to the ends of the line.
 *
 * @returns the cell itself where an arrow meets the border, null for any other key
 */
export function gridStep(
  key: string,
  at: number,
  { width, height }: { readonly width: number; readonly height: number },
): number | null {
  const [x, y] = [at % width, Math.floor(at / width)];
  if (key === 'Home') return at - x;
  if (key === 'End') return at - x + width - 1;
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  const [toX, toY] = [x + arrow.dx, y + arrow.dy];
  return toX >= 0 && toY >= 0 && toX < width && toY < height ? toY * width + toX : at;
}

/**
 * The item that a key leads to in a list set in lines of `columns` items: left and right to the item before and after,
 * across lines too; up and down to the lines above and below; Home and End to the ends of the list.
 *
 * @returns the item itself where an arrow meets the border, null for any other key
 */
export function listStep(key: string, at: number, count: number, columns: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  const to = at + arrow.dx + arrow.dy * columns;
  return to >= 0 && to < count ? to : at;
}
