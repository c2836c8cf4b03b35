import { hide, unhide } from '../coloured-cover.ts';
import { linksOf } from '../create-links.ts';
import type { LinkColours, Links } from '../link-arrays.ts';
import { type Matrix, checkColours } from '../matrix.ts';
import { COLUMN, DOWN, SIZE, UP } from '../slots.ts';

/**
 * Links whose columns have bounds, and the steps that only they take.
 *
 * A column that may be covered more than once stays in the ring when a row of it is taken. So that no set of rows is
 * taken twice, in two orders, the row is **tweaked**: its node leaves the column's list, at the top, and stays out while
 * the rows below it are tried. When all have been tried, one number, the first node of the list, is enough to put them
 * back.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm M; dlx3 (2017).
 */
export interface BoundedLinks extends Links {
  readonly colours: LinkColours;
  /** By header number: how often a primary column may still be covered. */
  readonly bound: Int32Array;
  /** By header number: how much less often than that it may be covered, max − min; -1 for columns that are not primary. */
  readonly slack: Int32Array;
}

/**
 * Builds the links of a matrix with bounds; those of a matrix without any have 1 and 0 for each primary column.
 * @throws RangeError when a column with colours is primary
 */
export function createBoundedLinks(matrix: Matrix<unknown>): BoundedLinks {
  checkColours(matrix);
  const links = linksOf(matrix);
  const { columns } = matrix;
  const bound = new Int32Array(columns.length + 1);
  const slack = new Int32Array(columns.length + 1).fill(-1);
  let [primary, most] = [0, 0];
  columns.forEach(({ kind, min = 1, max = 1 }, column) => {
    if (kind !== 'primary') return;
    bound[column + 1] = max;
    slack[column + 1] = max - min;
    primary += 1;
    most += max;
  });
  const colours = links.colours ?? { of: new Int32Array(links.nodes.length >> 2), names: [] };
  // A level takes a row or, once for each column, none; and each lowers a bound.
  return { ...links, colours, bound, slack, deepest: Math.min(most, matrix.rows.length + primary) };
}

/**
 * Takes the topmost row out of a column's list, and, unless the column is covered, out of all other lists.
 *
 * @returns the number of updates
 */
export function tweak(links: BoundedLinks, node: number, isCovered: boolean): number {
  const { nodes, empties } = links;
  const updates = isCovered ? 1 : 1 + hide(links, node);
  const header = nodes[node + COLUMN] as number;
  const below = nodes[node + DOWN] as number;
  nodes[below + UP] = header;
  nodes[header + DOWN] = below;
  const size = (nodes[header + SIZE] as number) - 1;
  nodes[header + SIZE] = size;
  if (size === 0 && !isCovered) empties[0] = (empties[0] as number) + 1;
  return updates;
}

/**
 * Undoes every tweak of a column since its list began with `first`; the caller restores the count of empty columns.
 *
 * @returns how many nodes were put back
 */
export function untweak(links: BoundedLinks, header: number, first: number, isCovered: boolean): number {
  const { nodes } = links;
  const end = nodes[header + DOWN] as number;
  nodes[header + DOWN] = first;
  let restored = 0;
  let above = header;
  let tweaked = 0;
  for (let node = first; node !== end; node = nodes[node + DOWN] as number) {
    nodes[node + UP] = above;
    above = node;
    tweaked += 1;
    if (!isCovered) restored += unhide(links, node);
  }
  nodes[end + UP] = above;
  nodes[header + SIZE] = (nodes[header + SIZE] as number) + tweaked;
  return restored + tweaked;
}

/**
 * The null choice: takes a column out of the ring, because it need not be covered again. Its list is empty, or has only
 * rows that cost too much.
 */
export function dismiss({ nodes, left, right, empties }: BoundedLinks, header: number): void {
  const before = left[header >> 2] as number;
  const after = right[header >> 2] as number;
  right[before] = after;
  left[after] = before;
  if (nodes[header + SIZE] === 0) empties[0] = (empties[0] as number) - 1;
}

/** Undoes `dismiss`. */
export function readmit({ nodes, left, right, empties }: BoundedLinks, header: number): void {
  const number = header >> 2;
  right[left[number] as number] = number;
  left[right[number] as number] = number;
  if (nodes[header + SIZE] === 0) empties[0] = (empties[0] as number) + 1;
}
