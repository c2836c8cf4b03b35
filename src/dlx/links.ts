import type { Matrix } from './matrix.ts';
import { isUsable } from './matrix.ts';

/**
 * The dancing links: every one of the matrix is a node in the circular list of its column, and the
 * primary columns form a circular list of their own, with a root. Taking a node out of its list
 * leaves the node's own links as they were, and they say where it belongs: that is all that
 * `uncover` needs.
 *
 * Layout. `nodes` holds four numbers for each node: UP, DOWN, COLUMN and ROW. A node is known by
 * the address of its first number, a multiple of four. The header of column c is node c + 1 (its
 * ROW slot counts the column's SIZE instead); node 0 is the root. The nodes of a row lie side by
 * side, between two spacers whose COLUMN is SPACER: the spacer's UP is the first node of the row
 * before it, its DOWN the last node of the row after it, so a row can be walked in a ring without
 * links of its own. `left` and `right` link the headers, by header number.
 *
 * Sources: D. E. Knuth, *Dancing Links* (2000); spacers as in *The Art of Computer Programming*
 * 7.2.2.1 and the program dlx1.
 */

export const UP = 0;
export const DOWN = 1;
export const COLUMN = 2;
export const ROW = 3;
/** In a header, where a node has its row. */
export const SIZE = 3;
export const SPACER = -1;

export interface Links {
  readonly nodes: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** The longest row, in nodes. */
  readonly widest: number;
  /** How many rows a solution may take at most. */
  readonly deepest: number;
}

/** The address of a column's header. */
export function headerOf(column: number): number {
  return (column + 1) << 2;
}

/** The column that a header address belongs to. */
export function columnOf(header: number): number {
  return (header >> 2) - 1;
}

/**
 * Builds the links of a matrix. Columns that are off get an empty list and no node; rows without a
 * primary column get no node, as in Knuth's programs. Secondary headers link to themselves.
 */
export function createLinks(matrix: Matrix): Links {
  const kinds = matrix.columns.map((column) => column.kind);
  const rows = matrix.rows.map((row) =>
    isUsable(matrix, row) ? row.filter((column) => kinds[column] !== 'off') : [],
  );
  const used = rows.filter((row) => row.length > 0);
  const ones = used.reduce((sum, row) => sum + row.length, 0);
  const headers = matrix.columns.length + 1;
  const nodes = new Int32Array((headers + ones + used.length + 1) * 4);
  const left = new Int32Array(headers);
  const right = new Int32Array(headers);

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
  }
  left[0] = previous;
  right[previous] = 0;

  let at = headers << 2;
  nodes[at + COLUMN] = SPACER;
  rows.forEach((row, number) => {
    if (row.length === 0) return;
    const spacer = at;
    for (const column of row) {
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
    nodes[spacer + DOWN] = at;
    at += 4;
    nodes[at + UP] = spacer + 4;
    nodes[at + COLUMN] = SPACER;
  });

  const primary = kinds.filter((kind) => kind === 'primary').length;
  return {
    nodes,
    left,
    right,
    widest: used.reduce((most, row) => Math.max(most, row.length), 0),
    deepest: Math.min(primary, used.length),
  };
}

/**
 * Covers a column: takes its header out of the header list, and every row that has a one in it out
 * of all other columns. The column's own list stays as it is, so its rows can still be walked.
 *
 * @param header address of the column's header
 * @returns the number of updates: removals from a list, as Knuth's dlx1 counts them
 */
export function cover({ nodes, left, right }: Links, header: number): number {
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = before;
  right[before] = after;
  let updates = 1;
  for (let start = nodes[header + DOWN] as number; start !== header;) {
    for (let node = start + 4; node !== start;) {
      const column = nodes[node + COLUMN] as number;
      const up = nodes[node + UP] as number;
      if (column === SPACER) {
        node = up;
        continue;
      }
      const down = nodes[node + DOWN] as number;
      nodes[down + UP] = up;
      nodes[up + DOWN] = down;
      nodes[column + SIZE] = (nodes[column + SIZE] as number) - 1;
      updates += 1;
      node += 4;
    }
    start = nodes[start + DOWN] as number;
  }
  return updates;
}

/**
 * Undoes `cover(header)` exactly, provided that everything covered since has been uncovered. Rows
 * and nodes are walked backwards, as in the paper.
 *
 * @returns the number of nodes and headers put back, the same that `cover` returned
 */
export function uncover({ nodes, left, right }: Links, header: number): number {
  let restored = 1;
  for (let start = nodes[header + UP] as number; start !== header;) {
    for (let node = start - 4; node !== start;) {
      const column = nodes[node + COLUMN] as number;
      const down = nodes[node + DOWN] as number;
      if (column === SPACER) {
        node = down;
        continue;
      }
      const up = nodes[node + UP] as number;
      nodes[down + UP] = node;
      nodes[up + DOWN] = node;
      nodes[column + SIZE] = (nodes[column + SIZE] as number) + 1;
      restored += 1;
      node -= 4;
    }
    start = nodes[start + UP] as number;
  }
  const number = header >> 2;
  const before = left[number] as number;
  const after = right[number] as number;
  left[after] = number;
  right[before] = number;
  return restored;
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
