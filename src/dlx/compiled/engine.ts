import { smallest } from '../choosers.ts';
import type { StartEngine } from '../engine.ts';
import { CompiledSearch } from './search.ts';

/**
 * Bitmaps, compiled to WebAssembly: the same tree with the same counters.
 * @throws RangeError for any chooser but the smallest column, where WebAssembly does not run, or where memory is short
 */
export const compiled: StartEngine = (matrix, choose) => {
  if (choose !== smallest) {
    throw new RangeError("the compiled engine branches on the smallest column only; use engine 'links'");
  }
  return new CompiledSearch(matrix);
};
