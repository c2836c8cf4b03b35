import type { Counters, Links } from './link-arrays.ts';
import type * as slots from './slots.ts';

// V8 inlines a module's own constants, but not those that it imports or exports. Hence these copies, whose types make
// the compiler compare them with the originals. `| 0` below lets V8 count without an overflow check. These loops take
// nearly all the time of a run.
const UP: typeof slots.UP = 0;
const DOWN: typeof slots.DOWN = 1;
const COLUMN: typeof slots.COLUMN = 2;
const SIZE: typeof slots.SIZE = 3;
const SPACER: typeof slots.SPACER = -1;

/**
 * Covers a column: removes its header from the header list, and every row that has a 1 in it from all other columns.
 * The column's own list stays as it is, so its rows can still be walked. Only for links without colours; `cover` of
 * `columns.ts` works for all.
 *
 * @param header address of the column's header
 * @returns the number of updates: removals from a list, as Knuth's dlx1 counts them
 */
export function coverPlain(links: Links, header: number): number {
  const { nodes, left, right, empties } = links;
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = before;
  right[before] = after;
  let updates = 1;
  // How many more open columns have no row afterwards; the column itself is open no longer.
  let emptied = nodes[header + SIZE] === 0 ? -1 : 0;
  for (let start = nodes[header + DOWN] as number; start !== header;) {
    for (let node = (start + 4) | 0; node !== start;) {
      const column = nodes[(node + COLUMN) | 0] as number;
      const up = nodes[node + UP] as number;
      if (column === SPACER) {
        node = up;
        continue;
      }
      const down = nodes[(node + DOWN) | 0] as number;
      nodes[down + UP] = up;
      nodes[up + DOWN] = down;
      const size = ((nodes[column + SIZE] as number) - 1) | 0;
      nodes[column + SIZE] = size;
      // One more when size is 0: a sum, because a branch would often be mispredicted.
      emptied = (emptied - ((size - 1) >> 31)) | 0;
      updates = (updates + 1) | 0;
      node = (node + 4) | 0;
    }
    start = nodes[start + DOWN] as number;
  }
  // Entry 0 counts them now; the column's own entry keeps the count for `uncoverPlain`.
  empties[number] = empties[0] as number;
  empties[0] = (empties[0] as number) + emptied;
  return updates;
}

/**
 * Undoes `coverPlain(header)` exactly, provided that everything covered since has been uncovered. Rows
 * and nodes are walked backwards, as in the paper.
 *
 * @returns the number of nodes and headers put back, the same that `coverPlain` returned
 */
export function uncoverPlain(links: Links, header: number): number {
  const { nodes, left, right, empties } = links;
  let restored = 1;
  for (let start = nodes[header + UP] as number; start !== header;) {
    for (let node = (start - 4) | 0; node !== start;) {
      const column = nodes[(node + COLUMN) | 0] as number;
      const down = nodes[(node + DOWN) | 0] as number;
      if (column === SPACER) {
        node = down;
        continue;
      }
      const up = nodes[node + UP] as number;
      nodes[down + UP] = node;
      nodes[up + DOWN] = node;
      nodes[column + SIZE] = (nodes[column + SIZE] as number) + 1;
      restored = (restored + 1) | 0;
      node = (node - 4) | 0;
    }
    start = nodes[start + UP] as number;
  }
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = number;
  right[before] = number;
  empties[0] = empties[number] as number;
  return restored;
}

/**
 * Covers the columns of the other nodes of a row, from left to right, and adds to `covers`, `covered` and
 * `removed`; the updates are the caller’s to add.
 *
 * @param taken address of a node of the row, whose own column is covered already
 * @returns the number of updates
 */
export function coverOthersPlain(search: Counters, taken: number): number {
  const { links } = search;
  const { nodes } = links;
  let updates = 0;
  let covers = 0;
  for (let node = (taken + 4) | 0; node !== taken;) {
    const header = nodes[(node + COLUMN) | 0] as number;
    if (header === SPACER) {
      node = nodes[node + UP] as number;
      continue;
    }
    updates = (updates + coverPlain(links, header)) | 0;
    covers = (covers + 1) | 0;
    node = (node + 4) | 0;
  }
  search.covers += covers;
  search.covered += covers;
  search.removed += updates;
  return updates;
}

/** Undoes `coverOthersPlain(taken)` exactly: uncovers from right to left, the last column covered first. */
export function uncoverOthersPlain(search: Counters, taken: number): void {
  const { links } = search;
  const { nodes } = links;
  let restored = 0;
  let uncovers = 0;
  for (let node = (taken - 4) | 0; node !== taken;) {
    const header = nodes[(node + COLUMN) | 0] as number;
    if (header === SPACER) {
      node = nodes[(node + DOWN) | 0] as number;
      continue;
    }
    restored = (restored + uncoverPlain(links, header)) | 0;
    uncovers = (uncovers + 1) | 0;
    node = (node - 4) | 0;
  }
  search.covered -= uncovers;
  search.removed -= restored;
}
