import { hasBounds, refuseBounds } from '../bounds.ts';
import type { Engine } from '../engine.ts';
import { type Matrix, checkMatrix } from '../matrix.ts';
import { type SolveOptions, engineOf } from '../solve-options.ts';
import { BoundedSearch } from './bounded-search.ts';

/**
 * Returns a function that starts the engine of these options, or the search with bounds for a matrix that has some. It
 * has a file of its own so that pages, which record searches without bounds, need not load that search.
 * @throws RangeError as `engineOf`; from the function, for bounds and the compiled engine
 */
export function engineOfAny(options: SolveOptions): (matrix: Matrix<unknown>) => Engine {
  const begin = engineOf(options);
  return (matrix) => {
    checkMatrix(matrix);
    if (!hasBounds(matrix)) return begin(matrix);
    if (options.engine === 'compiled') refuseBounds(matrix, 'the compiled engine does', "use 'auto' or 'links'");
    return new BoundedSearch(matrix, options.chooser);
  };
}
