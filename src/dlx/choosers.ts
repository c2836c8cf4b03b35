import type { Links } from './links.ts';
import { SIZE } from './links.ts';

/**
 * Says which column to branch on: the number of a header in the ring, which is not empty.
 * It may look at the links and must leave them alone. The same links and the same number of nodes
 * must give the same answer, so that a recorded run can be walked again.
 */
export type Chooser = (links: Links, nodes: number) => number;

/** The smallest column, leftmost on ties: Knuth's choice, and ours unless told otherwise. */
export const smallest: Chooser = ({ nodes, right }) => {
  let best = right[0] as number;
  let fewest = nodes[(best << 2) + SIZE] as number;
  for (let header = right[best] as number; header !== 0 && fewest > 0;) {
    const size = nodes[(header << 2) + SIZE] as number;
    if (size < fewest) {
      best = header;
      fewest = size;
    }
    header = right[header] as number;
  }
  return best;
};

/** The leftmost column, whatever its size. */
export const leftmost: Chooser = ({ right }) => right[0] as number;

/** Choosers by name, so that a message to a worker can say which. */
export const choosers = { smallest, leftmost } as const;

export type ChooserName = keyof typeof choosers;
