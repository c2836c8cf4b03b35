import type { Column, ColumnKind, Matrix } from '#dlx/matrix.ts';
import { withKinds } from '#dlx/matrix.ts';

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
  /** What its columns' colours are: `letter`. Default: `colour`. */
  readonly colourNoun?: string;
  /** Columns in groups, in order, without gaps. */
  readonly groups: readonly ColumnGroup[];
  /** One sentence in plain words: what choosing this row does. */
  describeRow(row: number): string;
  /** One sentence in plain words: what this column stands for, and asks when it is of this kind. */
  describeColumn(column: number, kind: ColumnKind): string;
}

/**
 * The same problem with columns switched as `kindOf` says; `undefined` leaves one as it is. Every row
 * and column keeps its number, and the sentences follow, because they are told the kind.
 */
export function withColumnKinds<P extends Problem>(
  problem: P,
  kindOf: (column: Column, index: number) => ColumnKind | undefined,
): P {
  return { ...problem, matrix: withKinds(problem.matrix, kindOf) };
}

/** What a column stands for and asks, by the kind that it has in this problem. */
export function columnSentence(
  { matrix, describeColumn }: Pick<Problem, 'matrix' | 'describeColumn'>,
  column: number,
): string {
  return describeColumn(column, matrix.columns[column]?.kind ?? 'off');
}
