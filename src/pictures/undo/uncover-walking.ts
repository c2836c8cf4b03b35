/**
 * `uncover` with the rows of the column walked the way that one likes. The site's own `uncover`
 * (src/dlx/plain-cover.ts) walks them upwards, the precise reverse of `cover`, as the paper asks. This
 * variant is here for one figure only: it shows that downwards restores the same links. Within a
 * row the way does not matter either; it stays leftwards.
 */
import type { Matrix } from '#dlx/index.ts';
import {
  type Links,
  COLUMN,
  columnOf,
  cover,
  createLinks,
  DOWN,
  headerOf,
  previousInRow,
  ROW,
  SIZE,
  uncover,
  UP,
} from '#dlx/links.ts';
import { addressesOf, plainArrays } from '#exhibits/plain-arrays.ts';

export type Way = 'upwards' | 'downwards';

/** One node that is put back. */
export interface Restored {
  readonly row: number;
  readonly column: number;
}

/** Uncovers a column, walking its rows that way; gives the nodes in the order put back. */
export function uncoverWalking(links: Links, header: number, way: Way): Restored[] {
  const { nodes, left, right } = links;
  const next = way === 'upwards' ? UP : DOWN;
  const restored: Restored[] = [];
  let start = nodes[header + next] as number;
  for (; start !== header; start = nodes[start + next] as number) {
    let node = previousInRow(nodes, start);
    for (; node !== start; node = previousInRow(nodes, node)) {
      const column = nodes[node + COLUMN] as number;
      nodes[(nodes[node + DOWN] as number) + UP] = node;
      nodes[(nodes[node + UP] as number) + DOWN] = node;
      nodes[column + SIZE] = (nodes[column + SIZE] as number) + 1;
      restored.push({ row: nodes[node + ROW] as number, column: columnOf(column) });
    }
  }
  const number = header >> 2;
  left[right[number] as number] = number;
  right[left[number] as number] = number;
  return restored;
}

export interface WaysCompared {
  /** The nodes in the order put back, row by row. */
  readonly orders: Readonly<Record<Way, readonly Restored[]>>;
  /** Nodes, the root and the headers among them; each has four links. */
  readonly nodes: number;
  /** Links and sizes in all, and how many differ from before after each way. */
  readonly numbers: number;
  readonly differ: Readonly<Record<Way, number>>;
  /** How many of them cover had changed. */
  readonly changed: number;
}

/** Covers a column and uncovers it both ways, upwards by the site's own `uncover`. */
export function compareWays(matrix: Matrix, column: number): WaysCompared {
  const header = headerOf(column);
  const before = createLinks(matrix);
  const covered = (): Links => {
    const links = createLinks(matrix);
    cover(links, header);
    return links;
  };
  const real = covered();
  uncover(real, header);
  const downwards = covered();
  const orders = {
    upwards: uncoverWalking(covered(), header, 'upwards'),
    downwards: uncoverWalking(downwards, header, 'downwards'),
  };
  return {
    orders,
    nodes: addressesOf(before).length,
    numbers: numbersOf(before).length,
    differ: { upwards: differing(before, real), downwards: differing(before, downwards) },
    changed: differing(before, covered()),
  };
}

/** How many links and sizes of two sets of links differ. */
export function differing(one: Links, other: Links): number {
  const others = numbersOf(other);
  return numbersOf(one).filter((number, index) => number !== others[index]).length;
}

/** Four links of each node, and the size of each column: what cover and uncover may write. */
function numbersOf(links: Links): number[] {
  const { L, R, U, D, S } = plainArrays(links);
  // The root counts no rows, and the other nodes have no size.
  return [...L, ...R, ...U, ...D, ...S.slice(1, links.left.length)];
}

/** The nodes put back, gathered by row, in order: `DEG: G, E`. */
export function byRow(restored: readonly Restored[]): { row: number; columns: number[] }[] {
  const rows: { row: number; columns: number[] }[] = [];
  for (const { row, column } of restored) {
    const last = rows.at(-1);
    if (last?.row === row) last.columns.push(column);
    else rows.push({ row, columns: [column] });
  }
  return rows;
}
