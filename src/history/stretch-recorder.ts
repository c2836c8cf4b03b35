import type { Matrix, Walk } from '../dlx/index.ts';
import { chooserOf, isPlain, limitOf, walkOf } from '../dlx/index.ts';
import type { Course, Recorder } from './record-walk.ts';
import { recordWalk } from './record-walk.ts';
import type { RecordOptions } from './recorder.ts';
import type { Stretch } from './split.ts';
import { bordersOf, NOTHING, stretchesAfter } from './split.ts';

/**
 * Records long runs: first a head, and then stretches (`split.ts`), each with a checkpoint at its end and
 * a spacing of its own. So it is the same recording, byte for byte, whether one recorder makes it in a row
 * or many make a stretch each and a merger (`merge.ts`) puts them together.
 */

/** Updates of a head: some thirty milliseconds of work. A run that is over by then is not split. */
const HEAD = 5_000_000;

export interface LongOptions extends RecordOptions {
  /** Updates after which a run is split. Default: 5,000,000. */
  readonly head?: number;
}

/** A recorder of the beginning of a run: of all of it, unless it is long and can be split. */
export interface HeadRecorder extends Recorder {
  /** The stretches that follow where this one has come to. */
  readonly rest: readonly Stretch[];
}

/** A recorder of the head and all stretches in a row. */
export function createLongRecorder(matrix: Matrix, options: LongOptions = {}): Recorder {
  let at = -1;
  return recordHead(matrix, options, (rest) => {
    at += 1;
    return rest[at] ?? null;
  });
}

/** A recorder of the head alone: it is finished where the first of the stretches begins. */
export function createHeadRecorder(matrix: Matrix, options: LongOptions = {}): HeadRecorder {
  return recordHead(matrix, options, () => null);
}

/** Records a stretch on a walk of the same matrix, wherever that stands. Its counters begin at 0. */
export function createStretchRecorder(walk: Walk, stretch: Stretch): Recorder {
  walk.restore(stretch.from, NOTHING);
  return recordWalk(walk, Infinity, stretch, () => null);
}

/** @param border asked for the course after each border, given all stretches */
function recordHead(
  matrix: Matrix,
  options: LongOptions,
  border: (rest: readonly Stretch[]) => Course | null,
): HeadRecorder {
  const walk = walkOf(options)(matrix);
  const choose = chooserOf(options.chooser);
  let canSplit = isPlain(choose);
  let rest: readonly Stretch[] = [];
  const course: Course = { to: null, parts: 1 };
  const recorder = recordWalk(walk, limitOf(options.limit), course, (isBorder) => {
    if (isBorder) return border(rest);
    if (!canSplit || walk.updates < (options.head ?? HEAD)) return null;
    canSplit = false;
    rest = stretchesAfter(bordersOf(matrix, choose), walk.path());
    return rest[0] ? { to: rest[0].from, parts: 1 } : null;
  });
  return {
    get rest() {
      return rest;
    },
    get finished() {
      return recorder.finished;
    },
    advance: (updates, solutions) => recorder.advance(updates, solutions),
  };
}
