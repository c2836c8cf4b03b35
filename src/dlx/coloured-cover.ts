import type { Links } from './link-arrays.ts';
import type * as slots from './slots.ts';

/**
 * Cover and uncover in a matrix with colours. They are those of `links.ts`, but for one thing: a node
 * that is marked, because its row agrees with the colour that its column has now, stays in that column's
 * list, which nobody looks at before `unpurify` takes the mark away.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, exercise on Algorithm C; dlx2.
 */

// Copies, as in `links.ts`, and for the same reason.
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
 * Takes the row of a node out of its other columns, those apart whose colour it agrees with.
 *
 * @returns how many nodes were taken out: the updates
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
 * Undoes `hide(start)`, all but the count of empty columns, which whoever hides rows keeps and puts back.
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

/** `cover` where there are colours. */
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

/** `uncover` where there are colours. */
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

/** Writes down how many columns are empty before a column is taken away, and that it is none of them. */
export function keepEmpties({ nodes, empties }: Links, header: number): void {
  empties[header >> 2] = empties[0] as number;
  if (nodes[header + SIZE] === 0) empties[0] = (empties[0] as number) - 1;
}

/** Undoes `keepEmpties`, and whatever has been counted since. */
export function putBackEmpties({ empties }: Links, header: number): void {
  empties[0] = empties[header >> 2] as number;
}
