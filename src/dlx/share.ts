import type { Links } from './link-arrays.ts';
import { COLUMN, DOWN, SIZE } from './slots.ts';

/**
 * The share of its tree that a search has done, from 0 to 1, when each node divides its own share equally among its
 * rows: below columns of 4 and 3 rows a subtree weighs 1/12. This is the probability that a random walk (`estimate.ts`)
 * ends in the part that is done. It never falls.
 */

/** Where a search on links stands. */
interface Position {
  readonly links: Links;
  readonly level: number;
  /** The node taken at a level, and the one that its column began with. */
  nodeAt(level: number): number;
  firstNodeAt(level: number): number;
}

/**
 * The share that was done before the row taken last, and the share that lies below that row.
 * @param search right after a try, or at the start
 */
export function sharesOf(search: Position): { readonly before: number; readonly below: number } {
  const { nodes } = search.links;
  let share = 0;
  let weight = 1;
  for (let level = 0; level < search.level; level += 1) {
    const taken = search.nodeAt(level);
    const header = nodes[taken + COLUMN] as number;
    // A covered column's own list stays whole, so what comes between the first row and this one has been tried.
    weight /= nodes[header + SIZE] as number;
    let before = 0;
    for (let node = search.firstNodeAt(level); node !== taken; node = nodes[node + DOWN] as number) {
      if (node !== header) before += 1;
    }
    share += before * weight;
  }
  return { before: share, below: weight };
}
