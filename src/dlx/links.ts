import type { Counters, Links } from './link-arrays.ts';
import { type Matrix, isUsable } from './matrix.ts';
import type * as slots from './slots.ts';

// V8 inlines a module's own constants, but not those that it imports or exports. Hence these copies, whose types make
// the compiler compare them with the originals. `| 0` below lets V8 count without an overflow check. These loops take
// nearly all the time of a run.
const UP: typeof slots.UP = 0;
const DOWN: typeof slots.DOWN = 1;
const COLUMN: typeof slots.COLUMN = 2;
const ROW: typeof slots.ROW = 3;
const SIZE: typeof slots.SIZE = 3;
const SPACER: typeof slots.SPACER = -1;

export type { Links } from './link-arrays.ts';

/** The address of a column's header. */
export function headerOf(column: number): number {
  return (column + 1) << 2;
}

/** The column that a header address belongs to. */
export function columnOf(header: number): number {
  return (header >> 2) - 1;
}

/**
 * Builds the links of a matrix. Columns that are off get an empty list; rows without a primary column get no node, as
 * in Knuth's programs. Secondary headers link to themselves. If the matrix has colours, its `join` adds them.
 * @throws RangeError when a column with colours is primary
 */
export function createLinks(matrix: Matrix<unknown>): Links {
  const { rows } = matrix;
  const kinds = matrix.columns.map((column) => column.kind);
  const headers = kinds.length + 1;
  // Room for every row with the spacer after it; the room of dropped rows is cut off at the end.
  const room = rows.reduce((sum, row) => sum + row.length + 1, headers + 1);
  const nodes = new Int32Array(room * 4);
  const left = new Int32Array(headers);
  const right = new Int32Array(headers);
  const empties = new Int32Array(headers);

  let primary = 0;
  let previous = 0;
  for (let header = 1; header < headers; header += 1) {
    const address = header << 2;
    nodes[address + UP] = address;
    nodes[address + DOWN] = address;
    nodes[address + COLUMN] = address;
    left[header] = header;
    right[header] = header;
    if (kinds[header - 1] !== 'primary') continue;
    left[header] = previous;
    right[previous] = header;
    previous = header;
    primary += 1;
  }
  left[0] = previous;
  right[previous] = 0;

  let at = headers << 2;
  nodes[at + COLUMN] = SPACER;
  let used = 0;
  let widest = 0;
  for (let number = 0; number < rows.length; number += 1) {
    const row = rows[number] as readonly number[];
    if (!isUsable(matrix, row)) continue;
    const spacer = at;
    for (const column of row) {
      if (kinds[column] === 'off') continue;
      at += 4;
      const header = headerOf(column);
      const last = nodes[header + UP] as number;
      nodes[at + UP] = last;
      nodes[at + DOWN] = header;
      nodes[at + COLUMN] = header;
      nodes[at + ROW] = number;
      nodes[last + DOWN] = at;
      nodes[header + UP] = at;
      nodes[header + SIZE] = (nodes[header + SIZE] as number) + 1;
    }
    used += 1;
    widest = Math.max(widest, (at - spacer) >> 2);
    nodes[spacer + DOWN] = at;
    at += 4;
    nodes[at + UP] = spacer + 4;
    nodes[at + COLUMN] = SPACER;
  }
  empties[0] = kinds.filter((kind, column) => kind === 'primary' && nodes[headerOf(column) + SIZE] === 0).length;
  const deepest = Math.min(primary, used);
  const links = { nodes: nodes.slice(0, at + 4), left, right, empties, widest, deepest };
  return matrix.colours?.join(links, matrix) ?? links;
}

/**
 * Covers a column: removes its header from the header list, and every row that has a 1 in it from all other columns.
 * The column's own list stays as it is, so its rows can still be walked. Only for links without colours; `coverColumn`
 * works for all.
 *
 * @param header address of the column's header
 * @returns the number of updates: removals from a list, as Knuth's dlx1 counts them
 */
export function cover(links: Links, header: number): number {
  const { nodes, left, right, empties } = links;
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = before;
  right[before] = after;
  let updates = 1;
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
      // Adds 1 when size is 0, without a branch, which would often be mispredicted.
      emptied = (emptied - ((size - 1) >> 31)) | 0;
      updates = (updates + 1) | 0;
      node = (node + 4) | 0;
    }
    start = nodes[start + DOWN] as number;
  }
  empties[number] = empties[0] as number;
  empties[0] = (empties[0] as number) + emptied;
  return updates;
}

/**
 * Undoes `cover(header)` exactly, provided that everything covered since has been uncovered. Rows
 * and nodes are walked backwards, as in the paper.
 *
 * @returns the number of nodes and headers put back, the same that `cover` returned
 */
export function uncover(links: Links, header: number): number {
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
 * Covers the columns of the other nodes of a row, from left to right, and updates the counters.
 *
 * @param taken address of a node of the row, whose own column is covered already
 * @returns the number of updates
 */
export function coverOthers(search: Counters, taken: number): number {
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
    updates = (updates + cover(links, header)) | 0;
    covers = (covers + 1) | 0;
    node = (node + 4) | 0;
  }
  search.covers += covers;
  search.covered += covers;
  search.removed += updates;
  return updates;
}

/** Undoes `coverOthers(taken)` exactly: uncovers from right to left, the last column covered first. */
export function uncoverOthers(search: Counters, taken: number): void {
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
    restored = (restored + uncover(links, header)) | 0;
    uncovers = (uncovers + 1) | 0;
    node = (node - 4) | 0;
  }
  search.covered -= uncovers;
  search.removed -= restored;
}

/** The next node of a row to the right, in a ring. */
export function nextInRow(nodes: Int32Array, node: number): number {
  const next = node + 4;
  return nodes[next + COLUMN] === SPACER ? (nodes[next + UP] as number) : next;
}

/** The next node of a row to the left, in a ring. */
export function previousInRow(nodes: Int32Array, node: number): number {
  const next = node - 4;
  return nodes[next + COLUMN] === SPACER ? (nodes[next + DOWN] as number) : next;
}
