import { type Column, type Matrix, createMatrix } from './matrix.ts';

/**
 * A matrix from rows of zeros and ones, one number per column.
 *
 * @param columns names and kinds; by default primary columns called 0, 1, 2, …, as many as the first row has numbers
 * @throws RangeError naming the row and the place in it that is wrong, or two columns of the same name
 */
export function fromDense(
  dense: readonly (readonly (number | boolean)[])[],
  columns: readonly (Column | string)[] = Array.from(dense[0] ?? [], (_, index) => String(index)),
): Matrix {
  const rows = dense.map((cells, row) => {
    if (cells.length !== columns.length) {
      throw new RangeError(
        `row ${row} has ${cells.length} numbers, and there are ${columns.length} columns; give one for each`,
      );
    }
    return cells.flatMap((cell, column) => {
      if (cell !== true && cell !== false && cell !== 0 && cell !== 1) {
        throw new RangeError(`row ${row} has ${String(cell)} in column ${column}; write 0 or 1`);
      }
      return cell ? [column] : [];
    });
  });
  return createMatrix(columns, rows);
}
