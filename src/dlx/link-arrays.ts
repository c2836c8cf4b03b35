import { COLUMN, DOWN, SPACER, UP } from './slots.ts';
import { told } from './told.ts';

/**
 * The dancing links: every 1 in the matrix is a node in the circular list of its column, and the headers of the primary
 * columns form another circular list, with a root. A removed node keeps its own links, which lead to its old
 * neighbours; `uncover` needs nothing else.
 *
 * Layout. `nodes` holds four numbers per node: UP, DOWN, COLUMN and ROW. A node is identified by its address, the index
 * of its first number, a multiple of 4. The header of column c is node c + 1 (its ROW slot holds the column's SIZE
 * instead); node 0 is the root. The nodes of a row are adjacent, between two spacers whose COLUMN is SPACER: a spacer's
 * UP is the first node of the row before it, its DOWN the last node of the row after it, so a walk around a row needs
 * no links to the left and right. `left` and `right` link the headers, by header number.
 *
 * Colours are kept in a separate array, which only links with colours have.
 *
 * Sources: D. E. Knuth, *Dancing Links* (2000); spacers as in *The Art of Computer Programming* 7.2.2.1 and the program
 * dlx1.
 */
export interface Links {
  readonly nodes: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /**
   * At 0: how many columns that are not covered have no row left. At the number of a covered header: that count before
   * it was covered. When it is 0, a chooser can stop at the first column with one row. A secondary column counts from
   * the removal of its last row on.
   */
  readonly empties: Int32Array;
  /** The most rows that a solution can have. */
  readonly deepest: number;
  /** Only where the matrix has colours. */
  readonly colours?: LinkColours;
}

/** The colours of the nodes. */
export interface LinkColours {
  /**
   * By node number (address / 4): the colour of the node from 1, 0 for none, -1 while it is marked (`purify`). By
   * header number: the colour that the column has now, or 0. At 0, the root: how many of these entries differ from the
   * start.
   */
  readonly of: Int32Array;
  /** The names of the colours, beginning with colour 1. */
  readonly names: readonly string[];
}

/** What a search counts when it takes a row and gives it up. */
export interface Counters {
  readonly links: Links;
  covers: number;
  covered: number;
  removed: number;
  cleansings: number;
  cleansed: number;
}

/** The address of a column's header. */
export function headerOf(column: number): number {
  return (column + 1) << 2;
}

/** The column that a header address belongs to. */
export function columnOf(header: number): number {
  return (header >> 2) - 1;
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

/** @throws RangeError for anything but links, and when there is no header at that address */
export function checkHeader(links: Links, header: number): void {
  checkLinks(links);
  if (header > 0 && links.nodes[header + COLUMN] === header) return;
  throw new RangeError(`there is no header at ${told(header)}; give headerOf(column)`);
}

/** @throws RangeError for anything but links */
export function checkLinks(links: Links): void {
  if ((links as Links | null)?.nodes instanceof Int32Array) return;
  throw new RangeError(`the links are ${told(links)}; give what createLinks returned`);
}
