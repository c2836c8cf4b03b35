import type { Matrix } from '#dlx/index.ts';
import { checkOptions } from '#dlx/limit.ts';
import { Search } from '#dlx/links.ts';
import { numbered, told } from '#dlx/told.ts';
import { type Checkpoints, storeCheckpoints } from './checkpoints.ts';
import type { Chunk, Totals } from './chunk.ts';
import { type Frame, type Zoom, POSITION, ZOOMS } from './frame.ts';
import { walkerOf } from './event-moves.ts';
import { frameAt } from './frame-at.ts';
import { type Bucket, bucketsOf, walkedBuckets } from './overview.ts';
import type { RecordOptions } from './recorder.ts';
import type { LinkSearch, Walker } from './walker.ts';

/**
 * A recorded run with random access. `append` may be called while a worker is still solving: the run only grows, and
 * earlier steps do not change.
 */
export interface Recording {
  readonly matrix: Matrix<unknown>;
  readonly totals: Totals;
  readonly finished: boolean;
  /** The share of the tree that is done, from 0 to 1. */
  readonly share: number;
  /** Memory of the recording, in bytes. */
  readonly bytes: number;
  append(chunk: Chunk): void;
  /** The last position at a zoom; the first is 0. */
  lastStep(zoom?: Zoom): number;
  /**
   * The moment at a position, at the given zoom (default: decisions).
   * @throws RangeError when `step` is not a whole number from 0 to `lastStep(zoom)`
   */
  seek(step: number, zoom?: Zoom): Frame;
  /**
   * The decision at which solution `number` is found, counted from 1.
   * @throws RangeError when the run has no such solution yet
   */
  solutionStep(number: number): number;
  /**
   * The same for dead ends.
   * @throws RangeError when the run has no such dead end yet
   */
  deadEndStep(number: number): number;
  /** Depth and solutions over the whole run so far: between checkpoints, or in equal stretches of a short run. */
  overview(): Bucket[];
  /** The moments that are stored, in order. */
  readonly checkpoints: Checkpoints;
  /**
   * Runs the search from one decision of the run to another and calls `visit` at `from` and after each event up to
   * `to`; `visit` must not move the search, and returns true to stop.
   */
  walk(from: number, to: number, visit: (search: Readonly<LinkSearch>) => boolean): void;
}

const EMPTY: Totals = {
  events: 0,
  moves: 0,
  writes: 0,
  nodes: 0,
  updates: 0,
  cleansings: 0,
  solutions: 0,
  deadEnds: 0,
  profile: new Float64Array(0),
  updatesByLevel: new Float64Array(0),
};

/** Runs with fewer checkpoints than this are walked for their overview, so that it is exact. */
const FEW_CHECKPOINTS = 60;
/**
 * An empty recording. `options` must be those of the recorder that feeds it.
 * @throws RangeError when there is no chooser of that name, or a column with colours is primary
 */
export function createRecording(matrix: Matrix<unknown>, options: RecordOptions = {}): Recording {
  checkOptions(options);
  return recordingOf(matrix, walkerOf(new Search(matrix, options.chooser)));
}

/** An empty recording that walks with this search of the matrix. */
export function recordingOf(matrix: Matrix<unknown>, walker: Walker): Recording {
  const { search } = walker;
  const checkpoints = storeCheckpoints(search);
  let tail: Chunk['tail'] = [0, 0];
  let totals = EMPTY;
  let share = 0;
  let finished = false;

  /** Moves the search to a position, from where it is if no checkpoint is closer. */
  function approach(zoom: Zoom, step: number): void {
    const counter = POSITION[zoom];
    const checkpoint = checkpoints.before(step, zoom);
    const there = checkpoint < 0 ? 0 : checkpoints.position(checkpoint, zoom);
    const here = search[counter];
    if (here > step || here < there) checkpoints.restore(checkpoint);
    if (search[counter] < step) search.run({ [counter]: step });
  }

  /** The decision at which a counter reaches a number, found by running on from the checkpoint before it. */
  function stepOf(counter: 'solutions' | 'deadEnds', number: number): number {
    const known = totals[counter];
    if (!Number.isInteger(number) || number < 1 || number > known) {
      const name = counter === 'solutions' ? 'solution' : 'dead end';
      throw new RangeError(`there is no ${name} ${told(number)}; ${numbered(known, 1)}`);
    }
    checkpoints.restore(checkpoints.lastWith(counter, number - 1));
    search.run({ [counter]: number });
    return search.events;
  }

  return {
    matrix,
    checkpoints,
    get totals() {
      return totals;
    },
    get finished() {
      return finished;
    },
    get share() {
      return share;
    },
    get bytes() {
      return checkpoints.bytes;
    },
    append(chunk) {
      if (!((chunk as Chunk | null)?.tallies instanceof Float64Array)) {
        throw new RangeError(`the chunk is ${told(chunk)}; give what a recorder's advance returned`);
      }
      checkpoints.append(chunk);
      tail = chunk.tail;
      totals = chunk.totals;
      share = chunk.share ?? (chunk.finished ? 1 : share);
      finished = chunk.finished;
    },
    lastStep(zoom = 'decisions') {
      if (!ZOOMS.includes(zoom)) {
        throw new RangeError(`there is no zoom ${told(zoom)}; use 'decisions', 'covers' or 'links'`);
      }
      return totals[POSITION[zoom]];
    },
    seek(step, zoom = 'decisions') {
      const last = this.lastStep(zoom);
      if (!Number.isInteger(step) || step < 0 || step > last) {
        throw new RangeError(`there is no step ${told(step)}; give a whole number from 0 to ${last}`);
      }
      approach(zoom, step);
      return frameAt(matrix, walker, zoom, step);
    },
    solutionStep: (number) => stepOf('solutions', number),
    deadEndStep: (number) => stepOf('deadEnds', number),
    walk(from, to, visit) {
      const end = Math.min(to, totals.events);
      approach('decisions', from);
      while (!visit(search) && search.events < end) search.step();
    },
    overview() {
      if (checkpoints.count >= FEW_CHECKPOINTS) return bucketsOf(checkpoints, totals, tail);
      checkpoints.restore(-1);
      return walkedBuckets(search, totals);
    },
  };
}
