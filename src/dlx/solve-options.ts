import type { Chooser, ChooserName } from './choosers.ts';
import { chooserOf } from './choosers.ts';
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

/**
 * The limit that an option sets.
 * @throws RangeError when it is no number of solutions
 */
export function limitOf(option: number | undefined): number {
  const limit = option ?? Infinity;
  if (limit === Infinity || (Number.isInteger(limit) && limit >= 0)) return limit;
  throw new RangeError(`limit is ${limit}; give a whole number from 0 up, or leave it out for all solutions`);
}

/** What begins the search that options ask for. */
export function walkOf({
  engine = links,
  chooser,
}: Pick<SolveOptions, 'engine' | 'chooser'>): (matrix: Matrix<unknown>) => Walk {
  const choose = chooserOf(chooser);
  return (matrix) => engine(matrix, choose);
}
