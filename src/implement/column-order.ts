/** The same problem with its columns in another order: the solutions stay, ties are broken otherwise. */
import { type Matrix, createMatrix } from '#dlx/index.ts';

/** @param order for each new place the old number of the column that stands there */
export function reordered({ columns, rows }: Matrix, order: readonly number[]): Matrix {
  const place = new Map(order.map((column, index) => [column, index]));
  return createMatrix(
    order.map((column) => columns[column]!),
    rows.map((row) => row.map((column) => place.get(column)!)),
  );
}
