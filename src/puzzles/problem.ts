import { type Column, type ColumnKind, type Matrix, withKinds } from '#dlx/matrix.ts';
import type { ProblemBoard } from './board.ts';
import type { Mark } from './marks.ts';

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
  /** What its picture is called. Default: `The board`. */
  readonly title?: string;
  /** What rows draw their marks on. Without one the chosen rows are shown as a list. */
  readonly board?: ProblemBoard;
  /** The matrix before any column was switched, which is what the rules ask; none while no column is. */
  readonly unswitched?: Matrix;
  /** What a row adds to the board. */
  marksOf?(row: number): readonly Mark[];
  /** What rows together break that no column says, in an encoding that says too little; null when nothing is broken. */
  clashOf?(rows: readonly number[]): Clash | null;
  /** One sentence in plain words: what choosing this row does. */
  describeRow(row: number): string;
  /** One sentence in plain words: what this column stands for, and asks when it is of this kind. */
  describeColumn(column: number, kind: ColumnKind): string;
}

/** Rows that break a rule together. */
export interface Clash {
  readonly rows: readonly number[];
  /** A sentence without its stop. */
  readonly words: string;
}

/**
 * The same problem with columns switched as `kindOf` says; `undefined` leaves one as it is. Every row
 * and column keeps its number, and the sentences follow, because they are given the kind.
 */
export function withColumnKinds<P extends Problem>(
  problem: P,
  kindOf: (column: Column, index: number) => ColumnKind | undefined,
): P {
  const { matrix, unswitched = matrix } = problem;
  return { ...problem, matrix: withKinds(matrix, kindOf), unswitched };
}

/** What a row adds to the board; nothing in a problem whose rows draw nothing. */
export function marksOf(problem: Pick<Problem, 'marksOf'>, row: number): readonly Mark[] {
  return problem.marksOf?.(row) ?? [];
}

/** What a column stands for and asks, by the kind that it has in this problem. */
export function columnSentence(
  { matrix, describeColumn }: Pick<Problem, 'matrix' | 'describeColumn'>,
  column: number,
): string {
  return describeColumn(column, matrix.columns[column]?.kind ?? 'off');
}
