import type { Matrix } from '#dlx/index.ts';
import { chooserOf } from '#dlx/choosers.ts';
import { limitOf } from '#dlx/limit.ts';
import type { MovableEngine } from '#dlx/movable.ts';
import { Search } from '#dlx/search.ts';
import type { SolveOptions } from '#dlx/solve-options.ts';
import { type Recorder, recordWalk } from './record-walk.ts';

/**
 * Records a run without storing frames. The search is deterministic and can be restored, so the path of choices
 * determines a moment; a checkpoint keeps that path and the counters.
 *
 * Checkpoints are spaced by updates, the unit of work, so that every seek is short: the distance is about 1/500 of the
 * run so far, within bounds. Short runs then have enough checkpoints for an overview, and long runs few enough for
 * memory.
 */

export interface RecordOptions extends Omit<SolveOptions, 'engine'> {
  /** Default: links. The recording is the same for every engine. */
  readonly engine?: MovableEngine;
}

/**
 * Prepares to record a run of the matrix; nothing is searched before the first `advance`.
 * @throws RangeError when the limit or the chooser is invalid, or a column with colours is primary
 */
export function createRecorder(matrix: Matrix<unknown>, options: RecordOptions = {}): Recorder {
  const choose = chooserOf(options.chooser);
  const walk = options.engine?.(matrix, choose) ?? new Search(matrix, choose);
  return recordWalk(walk, limitOf(options.limit));
}
