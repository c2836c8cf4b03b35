import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import type { Matrix } from '#dlx/index.ts';
import { cheapestWalker } from './cheapest-walker.ts';
import { recorded } from './on-links.ts';
import { recordEngine } from './recorder.ts';
import { type Recording, recordingOf } from './recording.ts';

/**
 * Records the whole search for the `k` cheapest covers; each solution is one that was among the best when it was found.
 * @throws RangeError when a column with colours is primary
 */
export function recordCheapest(matrix: Matrix<unknown>, k = 1): Recording {
  const walker = cheapestWalker(matrix, new CheapestSearch(matrix, k));
  return recorded(recordEngine(new CheapestSearch(matrix, k), Infinity), recordingOf(matrix, walker));
}
