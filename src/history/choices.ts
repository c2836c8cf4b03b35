import type { Matrix } from '../dlx/index.ts';
import { isUsable } from '../dlx/index.ts';
import type { Frame } from './frame.ts';

/** A column that could be branched on, and its rows from the top down. */
export interface ColumnChoice {
  readonly column: number;
  readonly rows: readonly number[];
}

/**
 * What there is to choose from at a frame in which a column is chosen, the smallest column first: so
 * the first choice of all is the one of the solver left alone. Costs one walk over the matrix.
 */
export function choicesAt(matrix: Matrix, frame: Frame): ColumnChoice[] {
  const covered = new Set(frame.covered.map(({ column }) => column));
  // The frame's own column is covered by the choice itself.
  covered.delete(frame.column);
  const rows = new Map<number, number[]>();
  matrix.columns.forEach(({ kind }, column) => {
    if (kind === 'primary' && !covered.has(column)) rows.set(column, []);
  });
  matrix.rows.forEach((row, index) => {
    if (!isUsable(matrix, row) || row.some((column) => covered.has(column))) return;
    for (const column of row) rows.get(column)?.push(index);
  });
  const choices = Array.from(rows, ([column, list]) => ({ column, rows: list }));
  return choices.sort((a, b) => a.rows.length - b.rows.length);
}
