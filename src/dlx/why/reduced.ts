import { type Matrix, isUsable } from '../matrix.ts';

/** What the search for weights needs of a matrix. */
export interface Reduced {
  /** The columns that are not off, and for a remainder primary only: their numbers in the matrix. */
  readonly columns: readonly number[];
  /** The rows that can be chosen, as places in `columns`, rising; of equal rows one. */
  readonly rows: readonly (readonly number[])[];
}

/** The rows that can be chosen, cut to the columns for which `takes` holds. */
export function reduced(matrix: Matrix<unknown>, takes: (column: number) => boolean): Reduced {
  const columns = matrix.columns.flatMap((_, column) => (takes(column) ? [column] : []));
  const places = new Map(columns.map((column, place) => [column, place]));
  const byText = new Map<string, number[]>();
  for (const row of matrix.rows) {
    if (!isUsable(matrix, row)) continue;
    const own = row.flatMap((column) => places.get(column) ?? []).sort((a, b) => a - b);
    byText.set(own.join(), own);
  }
  return { columns, rows: [...byText.values()] };
}
