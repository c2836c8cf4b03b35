import { type Chunk, type Totals, TALLY, TALLY_LENGTH } from './chunk.ts';
import type { LongMoment } from './long-moment.ts';

/**
 * Joins the chunks of segments in their order. A segment counts from its border, so each counter is increased by its
 * value there. A position (`TALLY`) is linear in the counters; the terms for what is covered or removed now are already
 * in the segment's own position.
 */
interface Merger {
  /** Adds the next chunk of the current segment, or the first chunk of the next one. */
  add(chunk: Chunk): void;
  /** Returns everything added since the last `take` as one chunk, which may be empty. */
  take(): Chunk;
}

/** A merger of the segments after a moment; without one, of the whole run. */
export function createMerger(after: LongMoment | null = null): Merger {
  let waiting: Chunk[] = [];
  let last = emptyChunk(after);
  /** The counters at the border where the segment began, in the order of `TALLY`, and by level. */
  let base = baseOf(after?.tally ?? new Float64Array(TALLY_LENGTH));
  let profile = after?.profile ?? new Float64Array(0);
  let updatesByLevel = after?.updatesByLevel ?? new Float64Array(0);

  return {
    add(chunk) {
      const moved = movedBy(chunk, base, profile, updatesByLevel);
      waiting.push(moved);
      last = moved;
      if (!chunk.finished) return;
      // A segment that is over has its last checkpoint at the border of the next.
      base = baseOf(moved.tallies.subarray(-TALLY_LENGTH));
      ({ profile, updatesByLevel } = moved.totals);
    },
    take() {
      const all = waiting;
      waiting = [];
      return joined(all, last);
    },
  };
}

/** The counters that totals have besides those by level. */
type Counter = Exclude<keyof typeof TALLY, 'covers'>;

function counted(of: (counter: Counter) => number): Pick<Totals, Counter> {
  return {
    events: of('events'),
    moves: of('moves'),
    writes: of('writes'),
    nodes: of('nodes'),
    updates: of('updates'),
    cleansings: of('cleansings'),
    solutions: of('solutions'),
    deadEnds: of('deadEnds'),
  };
}

/** A chunk without checkpoints, with the totals at a moment. */
function emptyChunk(after: LongMoment | null): Chunk {
  const of = (counter: keyof typeof TALLY): number => after?.tally[TALLY[counter]] ?? 0;
  const level = after?.path.length ?? 0;
  return {
    tallies: new Float64Array(0),
    depths: new Int32Array(0),
    paths: new Int32Array(0),
    firsts: new Int32Array(0),
    levels: new Int32Array(0),
    tail: [level, level],
    totals: {
      ...counted(of),
      profile: after?.profile ?? new Float64Array(0),
      updatesByLevel: after?.updatesByLevel ?? new Float64Array(0),
    },
    share: 0,
    finished: false,
  };
}

/** What is added to the tallies of a segment, computed from the tally at its border. */
function baseOf(tally: Float64Array): Float64Array {
  const of = (counter: keyof typeof TALLY): number => tally[TALLY[counter]] ?? 0;
  const base = Float64Array.from(tally);
  base[TALLY.moves] = of('events') + 2 * of('covers');
  base[TALLY.writes] = of('events') + 4 * of('updates') + 2 * of('cleansings');
  return base;
}

function movedBy(chunk: Chunk, base: Float64Array, profile: Float64Array, updatesByLevel: Float64Array): Chunk {
  const { totals } = chunk;
  const sums: Totals = {
    ...counted((counter) => totals[counter] + (base[TALLY[counter]] as number)),
    profile: added(totals.profile, profile),
    updatesByLevel: added(totals.updatesByLevel, updatesByLevel),
  };
  const tallies = chunk.tallies.map((value, at) => value + (base[at % TALLY_LENGTH] as number));
  return { ...chunk, tallies, totals: sums };
}

function added(one: Float64Array, other: Float64Array): Float64Array {
  const sum = new Float64Array(Math.max(one.length, other.length));
  sum.set(one);
  other.forEach((value, at) => (sum[at] = (sum[at] as number) + value));
  return sum;
}

/** Consecutive chunks as one; `last` supplies everything but the checkpoints. */
function joined(chunks: readonly Chunk[], last: Chunk): Chunk {
  let checkpoints = 0;
  const firsts = chunks.flatMap((chunk) => {
    const before = checkpoints;
    checkpoints += chunk.depths.length;
    return Array.from(chunk.firsts, (value, at) => (at % 3 === 0 ? value + before : value));
  });
  const all = (key: 'tallies' | 'depths' | 'paths' | 'levels'): number[] =>
    chunks.flatMap((chunk) => Array.from(chunk[key]));
  return {
    ...last,
    tallies: Float64Array.from(all('tallies')),
    depths: Int32Array.from(all('depths')),
    paths: Int32Array.from(all('paths')),
    firsts: Int32Array.from(firsts),
    levels: Int32Array.from(all('levels')),
  };
}
