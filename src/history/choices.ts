import type { Matrix } from '#dlx/index.ts';
import { DOWN, headerOf } from '#dlx/links.ts';
import { askingRows, isUsable } from '#dlx/matrix.ts';
import type { Frame } from './frame.ts';
import type { LinkSearch } from './walker.ts';

/** A column that could be branched on, and its rows from the top down. */
export interface ColumnChoice {
  readonly column: number;
  readonly rows: readonly number[];
}

/**
 * The columns and rows to choose from at a frame in which a column is chosen, the smallest column first, so that the
 * first choice is Knuth's. Takes time linear in the 1s of the matrix.
 */
export function choicesAt(matrix: Matrix<unknown>, frame: Frame): ColumnChoice[] {
  const covered = new Set(frame.covered.map(({ column }) => column));
  // The frame's own column is covered by the choice itself.
  covered.delete(frame.column);
  const rows = new Map<number, number[]>();
  matrix.columns.forEach(({ kind }, column) => {
    if (kind === 'primary' && !covered.has(column)) rows.set(column, []);
  });
  const asking = askingRows(matrix, frame.covered);
  asking.forEach((row, index) => {
    if (!isUsable(matrix, row) || row.some((column) => covered.has(column))) return;
    for (const column of row) rows.get(column)?.push(index);
  });
  const choices = Array.from(rows, ([column, list]) => ({ column, rows: list }));
  return choices.sort((a, b) => a.rows.length - b.rows.length);
}

/** The rows of the column branched on at a level that are still to be tried, in order. */
export function rowsToCome(search: Readonly<LinkSearch>, level: number): number[] {
  const column = search.branchAt(level);
  if (column < 0) return [];
  if (search.turnsLeft) return search.turnsLeft(level).map((node) => search.rowAt(node));
  // A column's own list stays whole while it is covered, whatever is covered after it.
  const { nodes } = search.links;
  const header = headerOf(column);
  const list: number[] = [];
  for (let node = nodes[header + DOWN] as number; node !== header;) {
    list.push(node);
    node = nodes[node + DOWN] as number;
  }
  const first = list.findIndex((node) => search.rowAt(node) === search.firstAt(level));
  const turns = first < 0 ? list : [...list.slice(first), ...list.slice(0, first)];
  const over = turns.indexOf(search.nodeAt(level)) + 1;
  return turns.slice(over).map((turn) => search.rowAt(turn));
}
