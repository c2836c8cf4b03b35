import { SIZE } from '../slots.ts';
import type { BoundedLinks } from './bounded-links.ts';

/**
 * The branches of a column: one for each row that may be the next of its rows from the top, as long as enough are left
 * below it, and one for taking no further row, when it has been covered often enough. 0 or less is a dead end.
 */
export function degreeOf({ nodes, bound, slack }: BoundedLinks, number: number): number {
  const times = bound[number] as number;
  return (nodes[(number << 2) + SIZE] as number) + Math.min(slack[number] as number, times) - times + 1;
}

/**
 * The column with the smallest degree, by its header number: among equal ones that with less slack, then with more rows,
 * then leftmost. dlx3 chooses so.
 */
export function smallestDegree(links: BoundedLinks): number {
  const { nodes, right, bound, slack } = links;
  let best = right[0] as number;
  let [least, free, rows] = [Infinity, 0, 0];
  for (let number = best; number !== 0; number = right[number] as number) {
    const size = nodes[(number << 2) + SIZE] as number;
    const times = bound[number] as number;
    const spare = Math.min(slack[number] as number, times);
    const degree = size + spare - times + 1;
    if (degree > least) continue;
    if (degree === least && (spare > free || (spare === free && size <= rows))) continue;
    best = number;
    [least, free, rows] = [degree, spare, size];
  }
  return best;
}
