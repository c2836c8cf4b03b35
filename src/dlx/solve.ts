import type { Chooser, ChooserName } from './choosers.ts';
import { chooserNamed } from './choosers.ts';
import type { Engine, Walk } from './engine.ts';
import { links } from './engine.ts';
import type { Matrix } from './matrix.ts';

export interface SolveOptions {
  /** Stop after this many solutions: a whole number from 0 up, or Infinity. Default: all. */
  readonly limit?: number;
  /** Which column to branch on. Default: the smallest, leftmost on ties. */
  readonly chooser?: Chooser | ChooserName;
  /** What searches: `links`, `bitmaps` or `auto`. The answers and the counts are the same. Default: links. */
  readonly engine?: Engine;
}

export interface Counts {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
  /** Columns purified and rows marked, as dlx2 counts them; for matrices with colours only. */
  readonly cleansings?: number;
}

/** The chooser that an option names. */
export function chooserOf(option: Chooser | ChooserName | undefined): Chooser {
  return typeof option === 'function' ? option : chooserNamed(option ?? 'smallest');
}

/**
 * The limit that an option sets.
 * @throws RangeError when it is no number of solutions
 */
export function limitOf(option: number | undefined): number {
  const limit = option ?? Infinity;
  if (limit === Infinity || (Number.isInteger(limit) && limit >= 0)) return limit;
  throw new RangeError(
    `limit is ${limit}; give a whole number from 0 up, or leave it out for all solutions`,
  );
}

/**
 * Gives every solution as an array of row numbers, or of the values that the rows carry, in the order
 * chosen. Nothing is computed before it is asked for, and whoever stops asking stops the search.
 * Without primary columns there is one solution, the empty one.
 *
 * @throws RangeError when the limit is no number of solutions
 */
export function solve<Row = number>(
  matrix: Matrix<Row>,
  options: SolveOptions = {},
): Generator<Row[], void> {
  return solutionsOf(matrix, walkOf(options), limitOf(options.limit));
}

function* solutionsOf<Row>(
  matrix: Matrix<Row>,
  begin: (matrix: Matrix<unknown>) => Walk,
  limit: number,
): Generator<Row[], void> {
  const search = begin(matrix);
  while (!search.done && search.solutions < limit) {
    search.run({ solutions: search.solutions + 1 });
    if (search.event === 'solution') yield chosenRows(matrix, search);
  }
}

/** What begins the search that options ask for. */
export function walkOf({
  engine = links,
  chooser,
}: Pick<SolveOptions, 'engine' | 'chooser'>): (matrix: Matrix<unknown>) => Walk {
  const choose = chooserOf(chooser);
  return (matrix) => engine(matrix, choose);
}

/** The rows of the solution at hand: their values, or their numbers. */
export function chosenRows<Row>({ values }: Matrix<Row>, search: Pick<Walk, 'rows'>): Row[] {
  const rows = search.rows();
  // A matrix without values is one of numbers.
  return (values ? rows.map((row) => values[row]) : rows) as Row[];
}

/**
 * Runs the whole search, or up to the limit, and counts as Knuth's dlx1 does, or with colours his dlx2.
 *
 * @throws RangeError when the limit is no number of solutions
 */
export function count(matrix: Matrix<unknown>, options: SolveOptions = {}): Counts {
  const limit = limitOf(options.limit);
  const search = walkOf(options)(matrix);
  if (limit > 0) search.run({ solutions: limit });
  const { solutions, nodes, updates, cleansings } = search;
  return { solutions, nodes, updates, ...(matrix.colours && { cleansings }) };
}
