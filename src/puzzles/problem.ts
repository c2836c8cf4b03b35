import type { Matrix } from '../dlx/matrix.ts';

/** A run of neighbouring columns that mean the same kind of thing: pieces, edges, one ripple arm. */
export interface ColumnGroup {
  readonly name: string;
  /** First column and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * A puzzle as a matrix, with the words a reader needs to understand the matrix.
 * Each puzzle's `encode` makes one; its `decode` turns chosen rows back into a board.
 */
export interface Problem {
  readonly matrix: Matrix;
  /** A short name for each row, as the matrix figure prints it: `AD`, `F N (0,1)`, `3 at (2,1)`. */
  readonly rowNames: readonly string[];
  /** Columns in groups, in order, without gaps. */
  readonly groups: readonly ColumnGroup[];
  /** One sentence in plain words: what choosing this row does. */
  describeRow(row: number): string;
  /** One sentence in plain words: what this column stands for and asks. */
  describeColumn(column: number): string;
}
