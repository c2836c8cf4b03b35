import type { Matrix } from '../dlx/index.ts';
import { chooserOf, COLUMN, columnOf, Search } from '../dlx/index.ts';
import type { Frame, Zoom } from './frame.ts';
import { POSITION } from './frame.ts';
import { frameAt } from './frame-at.ts';
import { growing } from './growing.ts';
import type { Chunk, RecordOptions, Totals } from './recorder.ts';
import { createRecorder, TALLY, TALLY_LENGTH } from './recorder.ts';

/** The depth of the search over a stretch of the run, for an overview strip. */
export interface Bucket {
  /** Where the stretch begins, at each zoom. */
  readonly start: Readonly<Record<Zoom, number>>;
  readonly lowest: number;
  readonly highest: number;
  /** How many solutions were found in it. */
  readonly solutions: number;
}

/**
 * A recorded run with random access. `append` may be called while a worker is still solving: the
 * run only grows, and every step that was there stays what it was.
 */
export interface Recording {
  readonly matrix: Matrix;
  readonly totals: Totals;
  readonly finished: boolean;
  /** Memory of the recording, in bytes. */
  readonly bytes: number;
  append(chunk: Chunk): void;
  /** The last position at a zoom; the first is 0. */
  lastStep(zoom?: Zoom): number;
  /**
   * The moment at a position, at the given zoom (decisions unless told otherwise).
   * @throws RangeError when `step` is not a whole number from 0 to `lastStep(zoom)`
   */
  seek(step: number, zoom?: Zoom): Frame;
  /**
   * The decision at which solution `number` is found, counted from 1.
   * @throws RangeError when the run has no such solution yet
   */
  solutionStep(number: number): number;
  /** The same for dead ends. */
  deadEndStep(number: number): number;
  /** Depth and solutions over the whole run so far, in stretches of the run's own making. */
  overview(): Bucket[];
  /** The moments that are stored, in order. */
  readonly checkpoints: Checkpoints;
  /**
   * Runs the search from one decision of the run to another and calls `visit` at `from` and after
   * each event up to `to`; `visit` may look at the search, not move it, and gives true to stop.
   */
  walk(from: number, to: number, visit: (search: Readonly<Search>) => boolean): void;
}

/** What is stored of a run: moments right after a row was tried, numbered from 0. */
export interface Checkpoints {
  readonly count: number;
  /** Where a checkpoint lies at a zoom. */
  position(checkpoint: number, zoom: Zoom): number;
  /** The last checkpoint at or before a position, or -1. */
  before(position: number, zoom: Zoom): number;
  /** Solutions found up to a checkpoint. */
  solutions(checkpoint: number): number;
  /** How many rows are chosen at a checkpoint. */
  depth(checkpoint: number): number;
  /** The row chosen at a level below `depth`, and the column it was taken for. */
  rowAt(checkpoint: number, level: number): number;
  columnAt(checkpoint: number, level: number): number;
  /**
   * The lowest and the highest level since the checkpoint before. Both checkpoints have the choices
   * below the lowest in common, and no others: a choice that was given up never comes back.
   */
  lowest(checkpoint: number): number;
  highest(checkpoint: number): number;
}

const EMPTY: Totals = {
  events: 0,
  moves: 0,
  writes: 0,
  nodes: 0,
  updates: 0,
  solutions: 0,
  deadEnds: 0,
  profile: new Float64Array(0),
  updatesByLevel: new Float64Array(0),
};

/** Runs with fewer checkpoints than this are walked for their overview, so that it is exact. */
const FEW_CHECKPOINTS = 60;
/** An overview of a walked run never holds more stretches than this. */
const MOST_BUCKETS = 2_000;

/** A recording with nothing in it yet. `options` must be those of the recorder that feeds it. */
export function createRecording(matrix: Matrix, options: RecordOptions = {}): Recording {
  const search = new Search(matrix, chooserOf(options.chooser));
  const tallies = growing<Float64Array>((length) => new Float64Array(length));
  const ends = growing<Int32Array>((length) => new Int32Array(length));
  const paths = growing<Int32Array>((length) => new Int32Array(length));
  const levels = growing<Uint16Array>((length) => new Uint16Array(length));
  /** By checkpoint, for those that have any: what `Search.firsts` gave there. */
  const firsts = new Map<number, number[]>();
  let tail: Chunk['tail'] = [0, 0];
  let totals = EMPTY;
  let finished = false;

  const checkpoints = (): number => tallies.length / TALLY_LENGTH;
  const tally = (checkpoint: number, field: number): number =>
    tallies.values[checkpoint * TALLY_LENGTH + field] as number;

  /** The last checkpoint whose `field` is at most `value`, or -1. */
  function before(field: number, value: number): number {
    let low = 0;
    let high = checkpoints();
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tally(middle, field) <= value) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  function startOfPath(checkpoint: number): number {
    return checkpoint === 0 ? 0 : (ends.values[checkpoint - 1] as number);
  }

  function restore(checkpoint: number): void {
    if (checkpoint < 0) {
      search.restore([], { events: 0, nodes: 0, updates: 0, covers: 0, solutions: 0, deadEnds: 0 });
      return;
    }
    const path = paths.values.subarray(startOfPath(checkpoint), ends.values[checkpoint]);
    search.restore(
      path,
      {
        events: tally(checkpoint, TALLY.events),
        nodes: tally(checkpoint, TALLY.nodes),
        updates: tally(checkpoint, TALLY.updates),
        covers: tally(checkpoint, TALLY.covers),
        solutions: tally(checkpoint, TALLY.solutions),
        deadEnds: tally(checkpoint, TALLY.deadEnds),
      },
      firsts.get(checkpoint),
    );
  }

  /** Takes the triples of a chunk, before its checkpoints are counted. */
  function appendFirsts(triples: Int32Array): void {
    for (let at = 0; at < triples.length; at += 3) {
      const checkpoint = checkpoints() + (triples[at] as number);
      const known = firsts.get(checkpoint) ?? [];
      known.push(triples[at + 1] as number, triples[at + 2] as number);
      firsts.set(checkpoint, known);
    }
  }

  /** Goes to a position, from where the search stands when that is nearer than any checkpoint. */
  function approach(zoom: Zoom, step: number): void {
    const counter = POSITION[zoom];
    const checkpoint = before(TALLY[counter], step);
    const there = checkpoint < 0 ? 0 : tally(checkpoint, TALLY[counter]);
    const here = search[counter];
    if (here > step || here < there) restore(checkpoint);
    if (search[counter] < step) search.run({ [counter]: step });
  }

  /** Where a count reaches a number: found again by running on from the checkpoint before it. */
  function stepOf(counter: 'solutions' | 'deadEnds', number: number): number {
    const known = totals[counter];
    if (!Number.isInteger(number) || number < 1 || number > known) {
      const name = counter === 'solutions' ? 'solution' : 'dead end';
      throw new RangeError(`there is no ${name} ${number}; there are ${known}`);
    }
    restore(before(TALLY[counter], number - 1));
    search.run({ [counter]: number });
    return search.events;
  }

  const stored: Checkpoints = {
    get count() {
      return checkpoints();
    },
    position: (checkpoint, zoom) => tally(checkpoint, TALLY[POSITION[zoom]]),
    before: (position, zoom) => before(TALLY[POSITION[zoom]], position),
    solutions: (checkpoint) => tally(checkpoint, TALLY.solutions),
    depth: (checkpoint) => (ends.values[checkpoint] as number) - startOfPath(checkpoint),
    rowAt: (checkpoint, level) =>
      search.rowAt(paths.values[startOfPath(checkpoint) + level] as number),
    columnAt(checkpoint, level) {
      const node = paths.values[startOfPath(checkpoint) + level] as number;
      return columnOf(search.links.nodes[node + COLUMN] as number);
    },
    lowest: (checkpoint) => levels.values[checkpoint * 2] as number,
    highest: (checkpoint) => levels.values[checkpoint * 2 + 1] as number,
  };

  return {
    matrix,
    checkpoints: stored,
    get totals() {
      return totals;
    },
    get finished() {
      return finished;
    },
    get bytes() {
      const held = [tallies, ends, paths, levels];
      return held.reduce((sum, { length, values }) => sum + length * values.BYTES_PER_ELEMENT, 0);
    },
    append(chunk) {
      let end = paths.length;
      appendFirsts(chunk.firsts);
      tallies.append(chunk.tallies);
      ends.append(Int32Array.from(chunk.depths, (depth) => (end += depth)));
      paths.append(chunk.paths);
      levels.append(chunk.levels);
      tail = chunk.tail;
      totals = chunk.totals;
      finished = chunk.finished;
    },
    lastStep(zoom = 'decisions') {
      return totals[POSITION[zoom]];
    },
    seek(step, zoom = 'decisions') {
      const last = this.lastStep(zoom);
      if (!Number.isInteger(step) || step < 0 || step > last) {
        throw new RangeError(`step ${step} is not a whole number from 0 to ${last}`);
      }
      approach(zoom, step);
      return frameAt(matrix, search, zoom, step);
    },
    solutionStep: (number) => stepOf('solutions', number),
    deadEndStep: (number) => stepOf('deadEnds', number),
    walk(from, to, visit) {
      const end = Math.min(to, totals.events);
      approach('decisions', from);
      while (!visit(search) && search.events < end) search.step();
    },
    overview() {
      if (checkpoints() < FEW_CHECKPOINTS) return walkedOverview();
      return Array.from({ length: checkpoints() + 1 }, (_, bucket): Bucket => {
        const start = (field: number): number => (bucket === 0 ? 0 : tally(bucket - 1, field));
        const isTail = bucket === checkpoints();
        const found = start(TALLY.solutions);
        const next = isTail ? totals.solutions : tally(bucket, TALLY.solutions);
        return {
          start: {
            decisions: start(TALLY.events),
            covers: start(TALLY.moves),
            links: start(TALLY.writes),
          },
          lowest: isTail ? tail[0] : (levels.values[bucket * 2] as number),
          highest: isTail ? tail[1] : (levels.values[bucket * 2 + 1] as number),
          solutions: next - found,
        };
      });
    },
  };

  function walkedOverview(): Bucket[] {
    const width = Math.max(1, Math.ceil((totals.events + 1) / MOST_BUCKETS));
    const buckets: { -readonly [Key in keyof Bucket]: Bucket[Key] }[] = [];
    restore(-1);
    for (let event = 0; event <= totals.events; event += 1) {
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
}

/**
 * Records the whole run of a matrix at once (or up to `limit` solutions).
 * For long runs use a recorder in a worker and `append` what it sends.
 */
export function record(matrix: Matrix, options: RecordOptions = {}): Recording {
  const recorder = createRecorder(matrix, options);
  const recording = createRecording(matrix, options);
  while (!recorder.finished) recording.append(recorder.advance(1_000_000));
  return recording;
}
