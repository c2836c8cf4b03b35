import { type Chooser, type ChooserName, chooserOf } from './choosers.ts';
import { type Engine, type Walk, links } from './engine.ts';
import type { Matrix } from './matrix.ts';

export interface SolveOptions {
  /** Stop after this many solutions: a whole number from 0 up, or Infinity. Default: all. */
  readonly limit?: number;
  /** Which column to branch on. Default: the smallest, leftmost on ties. */
  readonly chooser?: Chooser | ChooserName;
  /** The function `links`, `compiled` or `auto`, not its name. Solutions and counts are the same. Default: links. */
  readonly engine?: Engine;
}

/**
 * The limit of an option; Infinity by default.
 * @throws RangeError when it is not a whole number from 0 up or Infinity
 */
export function limitOf(option: number | undefined): number {
  const limit = option ?? Infinity;
  if (limit === Infinity || (Number.isInteger(limit) && limit >= 0)) return limit;
  throw new RangeError(`limit is ${limit}; give a whole number from 0 up, or leave it out for all solutions`);
}

/**
 * Returns a function that starts a search with these options.
 * @throws RangeError when there is no chooser of that name
 */
export function walkOf({
  engine = links,
  chooser,
}: Pick<SolveOptions, 'engine' | 'chooser'>): (matrix: Matrix<unknown>) => Walk {
  const choose = chooserOf(chooser);
  return (matrix) => engine(matrix, choose);
}
