/** Where the nodes of a reader's program stand in the matrix. */
import type { Matrix } from '#dlx/index.ts';
import type { Place } from '#pictures/matrix/viewport.ts';
import type { OwnLinks } from './line.ts';

/** The root stands before all columns, and in no row. */
const ROOT: Place = { row: null, column: null };

/**
 * Finds the place of a node by the links as built; null for a node that cannot be told. Headers are numbered from 1, as
 * the adapters have it; a later node of a column belongs to a later row, wherever in the ring it stands.
 */
export function nodePlaces({ columns, rows }: Matrix, { D }: OwnLinks): (node: number) => Place | null {
  const places = new Map<number, Place>([[0, ROOT]]);
  const rowsOf = columns.map((): number[] => []);
  for (const [row, ones] of rows.entries()) for (const column of ones) rowsOf[column]!.push(row);
  for (const [column, itsRows] of rowsOf.entries()) {
    const header = column + 1;
    places.set(header, { row: null, column });
    const nodes: number[] = [];
    // Rows that can never be chosen are not in every program’s lists, so a ring that is longer, or shorter, tells nothing.
    for (
      let node = D[header];
      node !== undefined && node !== header && nodes.length <= itsRows.length;
      node = D[node]
    ) {
      nodes.push(node);
    }
    if (nodes.length !== itsRows.length) continue;
    nodes.sort((a, b) => a - b);
    for (const [at, node] of nodes.entries()) places.set(node, { row: itsRows[at]!, column });
  }
  return (node) => places.get(node) ?? null;
}
