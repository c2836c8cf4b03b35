import type { Matrix } from '#dlx/index.ts';
import type { ColumnNames } from '#pictures/undo/columns-words.ts';
import { encode } from '#puzzles/knuth/encode.ts';

interface UndoOpening {
  readonly matrix: Matrix;
  readonly names: ColumnNames;
  /** In the order in which they are covered. */
  readonly covered: readonly number[];
}

/** Knuth's matrix after these columns have been covered, such as `AD`. */
export function undoColumnsOpening(covered: string): UndoOpening {
  const { matrix, rowNames } = encode();
  const columns = matrix.columns.map(({ name }) => name);
  return {
    matrix,
    names: { columns, rows: rowNames },
    covered: [...covered].map((name) => columns.indexOf(name)),
  };
}

/** The column that the figure on walking rows opens with: the one with three rows. */
export const UNDO_ROWS_STANDARD = 'D';
