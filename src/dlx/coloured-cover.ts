import type { Links } from './link-arrays.ts';
import type * as slots from './slots.ts';

/**
 * Cover and uncover for links with colours. They differ from those of `plain-cover.ts` in one point: a marked node, whose
 * row agrees with the colour that its column has now, stays in that column's list, which is not read until `unpurify`
 * removes the mark.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, exercise on Algorithm C; dlx2.
 */

// Copies, for the same reason as in `plain-cover.ts`.
const UP: typeof slots.UP = 0;
const DOWN: typeof slots.DOWN = 1;
const COLUMN: typeof slots.COLUMN = 2;
const SIZE: typeof slots.SIZE = 3;
const SPACER: typeof slots.SPACER = -1;

const NONE = new Int32Array(0);

/** The colours of the nodes, as `LinkColours` has them; empty where there are none. */
export function coloursIn({ colours }: Links): Int32Array {
  return colours?.of ?? NONE;
}

/**
 * Removes the row of a node from its other columns, except where its node is marked.
 *
 * @returns how many nodes were removed: the updates
 */
export function hide(links: Links, start: number): number {
  const { nodes, empties } = links;
  const colours = coloursIn(links);
  let updates = 0;
  let emptied = 0;
  for (let node = (start + 4) | 0; node !== start;) {
    const column = nodes[(node + COLUMN) | 0] as number;
    const up = nodes[node + UP] as number;
    if (column === SPACER) {
      node = up;
      continue;
    }
    if ((colours[node >> 2] as number) >= 0) {
      const down = nodes[(node + DOWN) | 0] as number;
      nodes[down + UP] = up;
      nodes[up + DOWN] = down;
      const size = ((nodes[column + SIZE] as number) - 1) | 0;
      nodes[column + SIZE] = size;
      emptied = (emptied - ((size - 1) >> 31)) | 0;
      updates = (updates + 1) | 0;
    }
    node = (node + 4) | 0;
  }
  empties[0] = (empties[0] as number) + emptied;
  return updates;
}

/**
 * Undoes `hide(start)`, except the count of empty columns, which the caller saves and restores (`keepEmpties`).
 *
 * @returns how many nodes were put back
 */
export function unhide(links: Links, start: number): number {
  const { nodes } = links;
  const colours = coloursIn(links);
  let restored = 0;
  for (let node = (start - 4) | 0; node !== start;) {
    const column = nodes[(node + COLUMN) | 0] as number;
    const down = nodes[(node + DOWN) | 0] as number;
    if (column === SPACER) {
      node = down;
      continue;
    }
    if ((colours[node >> 2] as number) >= 0) {
      const up = nodes[node + UP] as number;
      nodes[down + UP] = node;
      nodes[up + DOWN] = node;
      nodes[column + SIZE] = (nodes[column + SIZE] as number) + 1;
      restored = (restored + 1) | 0;
    }
    node = (node - 4) | 0;
  }
  return restored;
}

/** Covers a column as `coverPlain` does; returns the number of updates. */
export function coverColoured(links: Links, header: number): number {
  const { nodes, left, right } = links;
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = before;
  right[before] = after;
  keepEmpties(links, header);
  let updates = 1;
  for (let start = nodes[header + DOWN] as number; start !== header;) {
    updates += hide(links, start);
    start = nodes[start + DOWN] as number;
  }
  return updates;
}

/** Undoes `coverColoured(header)`; returns what it returned. */
export function uncoverColoured(links: Links, header: number): number {
  const { nodes, left, right } = links;
  let restored = 1;
  for (let start = nodes[header + UP] as number; start !== header;) {
    restored += unhide(links, start);
    start = nodes[start + UP] as number;
  }
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = number;
  right[before] = number;
  putBackEmpties(links, header);
  return restored;
}

/** Saves the count of empty columns before a column is covered or purified, and excludes that column from it. */
export function keepEmpties({ nodes, empties }: Links, header: number): void {
  empties[header >> 2] = empties[0] as number;
  if (nodes[header + SIZE] === 0) empties[0] = (empties[0] as number) - 1;
}

/** Restores the count of empty columns that `keepEmpties` saved. */
export function putBackEmpties({ empties }: Links, header: number): void {
  empties[0] = empties[header >> 2] as number;
}
