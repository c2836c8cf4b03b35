/** The kinds that a column of a matrix may be switched to. */
import type { ColumnKind, Matrix } from './matrix.ts';

/** True when a row gives this column a colour: then it cannot be primary. */
export function hasColours({ rows, colours }: Matrix<unknown>, column: number): boolean {
  return rows.some((row, index) => colours?.byRow[index]?.[row.indexOf(column)]);
}

/**
 * The kind that a press on a column switches it to: from primary to secondary, from there to off, and
 * around again, past primary where the column has colours.
 */
export function nextKind(matrix: Matrix<unknown>, column: number): ColumnKind {
  const kind = matrix.columns[column]?.kind;
  if (kind === 'secondary') return 'off';
  return kind === 'primary' || hasColours(matrix, column) ? 'secondary' : 'primary';
}
