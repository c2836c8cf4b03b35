import type { Matrix } from '#dlx/index.ts';
import { checkOptions, limitOf } from '#dlx/limit.ts';
import { type EngineName, type SolveOptions, walkOf } from '#dlx/solve-options.ts';
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
  readonly engine?: EngineName;
}

/**
 * Prepares to record a run of the matrix; nothing is searched before the first `advance`.
 * @throws RangeError when the limit, the chooser or the engine is invalid, or a column with colours is primary
 */
export function createRecorder(matrix: Matrix<unknown>, options: RecordOptions = {}): Recorder {
  checkOptions(options);
  const limit = limitOf(options.limit);
  return recordWalk(walkOf({ engine: 'links', ...options })(matrix), limit);
}
