import { type Matrix, createMatrix } from '#dlx/index.ts';
import type { ColumnNames } from '#pictures/undo/columns-words.ts';
import { encode } from '#puzzles/knuth/encode.ts';

interface UndoOpening {
  readonly matrix: Matrix;
  readonly names: ColumnNames;
  /** In the order in which they are covered. */
  readonly covered: readonly number[];
}

/**
 * A matrix after these columns have been covered, such as `AD`: Knuth's, or one of the rows named, such as `AB BC`. In
 * it every column is a letter.
 */
export function undoColumnsOpening(covered: string, rows = ''): UndoOpening {
  const { matrix, rowNames } = rows === '' ? encode() : ofRows(rows.split(' '));
  const columns = matrix.columns.map(({ name }) => name);
  return {
    matrix,
    names: { columns, rows: rowNames },
    covered: [...covered].map((name) => columns.indexOf(name)),
  };
}

function ofRows(rowNames: readonly string[]): { matrix: Matrix; rowNames: readonly string[] } {
  const names = [...new Set(rowNames.join(''))].sort();
  const rows = rowNames.map((row) => Array.from(row, (name) => names.indexOf(name)));
  return { matrix: createMatrix(names, rows), rowNames };
}

/** The column that the figure on walking rows opens with: the one with three rows. */
export const UNDO_ROWS_STANDARD = 'D';
