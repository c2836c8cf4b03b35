import type { Engine } from './engine.ts';
import { type Matrix, checkMatrix } from './matrix.ts';
import { checkOptions, limitOf } from './limit.ts';
import { engineOfAny } from './bounded/engine-of-any.ts';
import type { SolveOptions } from './solve-options.ts';

export interface Counts {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
  /** Columns purified and rows marked, as dlx2 counts them; for matrices with colours only. */
  readonly cleansings?: number;
}

/**
 * Yields every solution as an array of row numbers, or of the values that the rows carry, in the order chosen. The
 * search runs only as far as the next solution that is requested. Without primary columns there is one solution, the
 * empty one.
 *
 * @throws RangeError when `limit` is not a whole number from 0 up or Infinity, there is no such engine or chooser, or the matrix is none;
 *   from `next()`, when a column with colours is primary
 */
export function solve<Row = number>(matrix: Matrix<Row>, options: SolveOptions = {}): Generator<Row[], void> {
  checkMatrix(matrix);
  return solutionsOf(matrix, engineOfAny(options), limitOf(options.limit));
}

function* solutionsOf<Row>(
  matrix: Matrix<Row>,
  begin: (matrix: Matrix<unknown>) => Engine,
  limit: number,
): Generator<Row[], void> {
  const search = begin(matrix);
  // Few reads of the search: a million solutions come this way.
  for (let found = 1; found <= limit; found += 1) {
    search.run({ solutions: found });
    if (search.done) return;
    yield chosenRows(matrix, search);
  }
}

/**
 * The first solution, as `solve` yields it; undefined when there is none.
 * @throws RangeError as `solve` does
 */
export function first<Row = number>(matrix: Matrix<Row>, options: Omit<SolveOptions, 'limit'> = {}): Row[] | undefined {
  checkOptions(options);
  return solve(matrix, { ...options, limit: 1 }).next().value ?? undefined;
}

/**
 * All solutions, or as many as `limit` says, in one array.
 * @throws RangeError as `solve` does
 */
export function all<Row = number>(matrix: Matrix<Row>, options: SolveOptions = {}): Row[][] {
  return [...solve(matrix, options)];
}

/** The rows chosen now: their values, or their numbers. */
export function chosenRows<Row>({ values }: Matrix<Row>, search: Pick<Engine, 'rows'>): Row[] {
  const rows = search.rows();
  // Without values, `Row` is number.
  return (values ? rows.map((row) => values[row]) : rows) as Row[];
}

/**
 * Runs the whole search, or up to the limit, and counts as Knuth's dlx1 does, or as dlx2 with colours.
 *
 * @throws RangeError when `limit` is not a whole number from 0 up or Infinity, there is no such engine or chooser, or a
 *   column with colours is primary
 */
export function count(matrix: Matrix<unknown>, options: SolveOptions = {}): Counts {
  const search = engineOfAny(options)(matrix);
  const limit = limitOf(options.limit);
  if (limit > 0) search.run({ solutions: limit });
  const { solutions, nodes, updates, cleansings } = search;
  return { solutions, nodes, updates, ...(matrix.colours && { cleansings }) };
}
