import type { Checkpoints } from './checkpoints.ts';
import type { Zoom } from './frame.ts';
import type { Chunk, Totals } from './chunk.ts';
import type { LinkSearch } from './walker.ts';

/** The depth of the search over a stretch of the run, for an overview strip. */
export interface Bucket {
  /** Where the stretch begins, at each zoom. */
  readonly start: Readonly<Record<Zoom, number>>;
  readonly lowest: number;
  readonly highest: number;
  /** How many solutions were found in it. */
  readonly solutions: number;
}

/** An overview of a walked run never holds more stretches than this. */
const MOST_BUCKETS = 2_000;

/** A bucket for each stretch between checkpoints, and one for what comes after the last. */
export function bucketsOf(checkpoints: Checkpoints, totals: Totals, tail: Chunk['tail']): Bucket[] {
  const { count } = checkpoints;
  const solutions = (checkpoint: number): number =>
    checkpoint < 0 ? 0 : checkpoint < count ? checkpoints.solutions(checkpoint) : totals.solutions;
  return Array.from({ length: count + 1 }, (_, bucket) => {
    const position = (zoom: Zoom): number => (bucket === 0 ? 0 : checkpoints.position(bucket - 1, zoom));
    const [lowest, highest] = bucket === count ? tail : [checkpoints.lowest(bucket), checkpoints.highest(bucket)];
    return {
      start: {
        decisions: position('decisions'),
        covers: position('covers'),
        links: position('links'),
      },
      lowest,
      highest,
      solutions: solutions(bucket) - solutions(bucket - 1),
    };
  });
}

/** Buckets of equal length, for a run short enough to be walked; `search` must be at its start. */
export function walkedBuckets(search: LinkSearch, { events }: Totals): Bucket[] {
  const width = Math.max(1, Math.ceil((events + 1) / MOST_BUCKETS));
  const buckets: { -readonly [Key in keyof Bucket]: Bucket[Key] }[] = [];
  for (let event = 0; event <= events; event += 1) {
    if (event > 0) search.step();
    const { level } = search;
    if (event % width === 0) {
      const start = { decisions: event, covers: search.moves, links: search.writes };
      buckets.push({ start, lowest: level, highest: level, solutions: 0 });
    }
    const bucket = buckets[buckets.length - 1];
    if (!bucket) continue;
    bucket.lowest = Math.min(bucket.lowest, level);
    bucket.highest = Math.max(bucket.highest, level);
    if (search.event === 'solution') bucket.solutions += 1;
  }
  return buckets;
}
