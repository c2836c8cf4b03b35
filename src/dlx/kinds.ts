import type { ColumnKind, Matrix } from './matrix.ts';

/**
 * The kind that a press on a column switches it to: from primary to secondary, from there to off, and
 * around again, past primary where the column has colours.
 */
export function nextKind(matrix: Matrix<unknown>, column: number): ColumnKind {
  const kind = matrix.columns[column]?.kind;
  if (kind === 'secondary') return 'off';
  if (kind === 'primary') return 'secondary';
  return matrix.colours?.kindOn(matrix, column) ?? 'primary';
}
