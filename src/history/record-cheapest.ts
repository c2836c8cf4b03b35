import type { Choosing, Matrix } from '#dlx/index.ts';
import { walkerWithCosts } from './cheapest-walker.ts';
import { recorded } from './on-links.ts';
import { recordEngine } from './recorder.ts';
import { type Recording, recordingOf } from './recording.ts';

/**
 * Records the whole search for the `k` cheapest covers; each solution is one that was among the best when it was found.
 * @throws RangeError when there is no such chooser, or a column with colours is primary
 */
export function recordCheapest(matrix: Matrix<unknown>, k = 1, chooser: Choosing = 'smallest'): Recording {
  const { search } = walkerWithCosts(matrix, chooser, k);
  return recorded(recordEngine(search, Infinity), recordingOf(matrix, walkerWithCosts(matrix, chooser, k)));
}
