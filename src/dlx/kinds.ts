/** The kinds that a column of a matrix may be switched to. */
import type { ColumnKind, Matrix } from './matrix.ts';

/** True when a row gives this column a colour: then it cannot be primary. */
export function hasColours({ rows, colours }: Matrix<unknown>, column: number): boolean {
  if (!colours) return false;
  return rows.some((row, index) => {
    const place = row.indexOf(column);
    return (colours.byRow[index]?.[place] ?? '') !== '';
  });
}

/**
 * The kind that a press on a column switches it to: from primary to secondary, from there to off, and
 * around again, past primary where the column has colours.
 *
 * @throws RangeError when there is no such column
 */
export function nextKind(matrix: Matrix<unknown>, column: number): ColumnKind {
  const kind = matrix.columns[column]?.kind;
  if (!kind) throw new RangeError(`there is no column ${column}; give one below ${matrix.columns.length}`); // prettier-ignore
  if (kind === 'off') return hasColours(matrix, column) ? 'secondary' : 'primary';
  return kind === 'primary' ? 'secondary' : 'off';
}
