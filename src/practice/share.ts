import type { Score } from './round.ts';

/**
 * How much of a round has been performed, from 0 to 1: of the reader's own steps those that were right first time; where
 * every step is given, those that have been looked at.
 *
 * @param yours the number of the reader's own steps in the whole round
 */
export function shareOf({ done, atOnce, all }: Score, yours: number): number {
  if (yours > 0) return atOnce / yours;
  return all === 0 ? 0 : done / all;
}
