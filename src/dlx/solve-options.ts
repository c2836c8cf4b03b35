import { auto } from './auto.ts';
import { type Chooser, type Choosing, chooserOf } from './choosers.ts';
import { compiled } from './compiled/engine.ts';
import { checkOptions, limitOf } from './limit.ts';
import type { Engine, StartEngine } from './engine.ts';
import { type Matrix, checkMatrix } from './matrix.ts';
import { Search } from './search.ts';
import { told } from './told.ts';

const links: StartEngine = (matrix, choose) => new Search(matrix, choose);

const engines = { auto, compiled, links } as const;

/**
 * - `auto` takes `compiled` where that pays, and `links` otherwise
 * - `compiled` walks the tree on bitmaps, in WebAssembly, for the smallest column only
 * - `links` walks it on dancing links: any chooser, and memory that grows with the 1s of the matrix
 *
 * Solutions, their order and all counts are the same. A matrix with bounds is searched on links of its own, by `auto`
 * too.
 */
export type EngineName = keyof typeof engines;

export interface SolveOptions {
  /** Stop after this many solutions: a whole number from 0 up, or Infinity. Default: all. */
  readonly limit?: number;
  /** Which column to branch on. Default: the smallest, leftmost on ties. */
  readonly chooser?: Chooser | Choosing;
  /** What the search runs on. Default: auto. */
  readonly engine?: EngineName;
}

/**
 * Returns a function that starts the engine of these options, for a matrix without bounds; `bounded/engine-of-any.ts`
 * takes any matrix.
 * @throws RangeError when there is no such engine or chooser, or `limit` is not a whole number from 0 up or Infinity
 */
export function engineOf(options: SolveOptions): (matrix: Matrix<unknown>) => Engine {
  checkOptions(options);
  const { engine = 'auto', chooser } = options;
  if (!Object.hasOwn(engines, engine)) {
    throw new RangeError(`there is no engine ${told(engine)}; use 'auto', 'compiled' or 'links'`);
  }
  const begin: StartEngine = engines[engine];
  const choose = chooserOf(chooser);
  const limit = limitOf(options.limit);
  return (matrix) => {
    checkMatrix(matrix);
    return begin(matrix, choose, limit);
  };
}
