import { ARROWS } from './keys.ts';

/**
 * Where a key leads in a grid all of whose cells are there, numbered line by line: an arrow to the cell
 * beside it, Home and End to the ends of the line.
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
 * Where a key leads in a list that is set in lines of `columns` items: left and right to the item before
 * and after, from line to line too; up and down to the other lines; Home and End to the ends of the list.
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
