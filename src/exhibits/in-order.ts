import { type Matrix, createMatrix, onesOf } from '#dlx/matrix.ts';

/** The same matrix with its columns in another order, which breaks ties between columns of the same size; rows stay. */
export function inOrder(matrix: Matrix<unknown>, order: readonly number[]): Matrix {
  const place = new Map(order.map((column, at) => [column, at]));
  const placeOf = (column: number): number => place.get(column) ?? -1;
  return createMatrix(
    order.flatMap((column) => matrix.columns[column] ?? []),
    matrix.rows.map((_, row) =>
      onesOf(matrix, row).map((one) =>
        typeof one === 'number' ? placeOf(one) : { column: placeOf(one.column), colour: one.colour },
      ),
    ),
  );
}

/** From 0 to `count` − 1, those in the middle first: the order of the pipes of an organ, from the middle outwards. */
export function middleFirst(count: number): number[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => at).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
