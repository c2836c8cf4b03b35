import { type Column, type Matrix, createMatrix } from './matrix.ts';
import { told } from './told.ts';

/**
 * A matrix from rows of zeros and ones, one number per column.
 *
 * @param columns names and kinds; by default primary columns called 0, 1, 2, …, as many as the first row has numbers
 * @throws RangeError naming the row and the place in it that is wrong, or two columns of the same name
 */
export function fromDense(
  dense: readonly (readonly (number | boolean)[])[],
  columns: readonly (Column | string)[] = Array.from((dense as typeof dense | null)?.[0] ?? [], (_, index) =>
    String(index),
  ),
): Matrix {
  if (!Array.isArray(dense)) throw new RangeError(`the rows are ${told(dense)}; give an array of arrays of 0s and 1s`);
  if (!Array.isArray(columns)) throw new RangeError(`columns is ${told(columns)}; give an array of names`);
  const rows = Array.from(dense as readonly (readonly (number | boolean)[])[], (cells, row) => {
    if (!Array.isArray(cells)) throw new RangeError(`row ${row} is ${told(cells)}; give an array of 0s and 1s`);
    if (cells.length !== columns.length) {
      throw new RangeError(
        `row ${row} has length ${cells.length}, not ${columns.length}; give a number for each column`,
      );
    }
    return (cells as readonly (number | boolean)[]).flatMap((cell, column) => {
      if (cell !== true && cell !== false && cell !== 0 && cell !== 1) {
        throw new RangeError(`row ${row} has ${told(cell)} in column ${column}; write 0 or 1`);
      }
      return cell ? [column] : [];
    });
  });
  return createMatrix(columns, rows);
}
