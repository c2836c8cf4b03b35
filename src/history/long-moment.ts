import type { Chunk } from './chunk.ts';
import { TALLY, TALLY_LENGTH } from './chunk.ts';

/**
 * Updates after which a run is long: at the first checkpoint from there on it goes on in segments, which
 * others may record. So many take some sixty milliseconds on links; to have others begin costs as much.
 */
export const LONG = 5_000_000;

/** The moment of a run from which others go on: plain data, so it may be sent. */
export interface LongMoment {
  readonly path: Int32Array;
  /** As in `Chunk.tallies`. */
  readonly tally: Float64Array;
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;
}

/** The moment at which a chunk ends, if the run is long by then and stands at a checkpoint. */
export function longMomentOf({ tallies, depths, paths, totals, finished }: Chunk): LongMoment | null {
  const tally = tallies.slice(-TALLY_LENGTH);
  if (finished || totals.updates < LONG || tally[TALLY.updates] !== totals.updates) return null;
  const { profile, updatesByLevel } = totals;
  return { path: paths.slice(paths.length - (depths.at(-1) ?? 0)), tally, profile, updatesByLevel };
}
