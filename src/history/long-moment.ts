import { type Chunk, TALLY, TALLY_LENGTH } from './chunk.ts';

/**
 * Updates after which a run is long: from the next checkpoint on it continues in segments, which other workers may
 * record. This many updates take about 60 ms on links; starting other workers costs as much.
 */
export const LONG = 5_000_000;

/** The moment of a run from which other workers continue: plain data, so that a message can contain it. */
export interface LongMoment {
  readonly path: Int32Array;
  /** As in `Chunk.tallies`. */
  readonly tally: Float64Array;
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;
}

/** The moment at which a chunk ends, if the run is long by then and stands at a checkpoint; otherwise null. */
export function longMomentOf({ tallies, depths, paths, totals, finished }: Chunk): LongMoment | null {
  const tally = tallies.slice(-TALLY_LENGTH);
  if (finished || totals.updates < LONG || tally[TALLY.updates] !== totals.updates) return null;
  const { profile, updatesByLevel } = totals;
  return { path: paths.slice(paths.length - (depths.at(-1) ?? 0)), tally, profile, updatesByLevel };
}
