import type { Matrix, SolveOptions } from '#dlx/index.ts';
import { limitOf, walkOf } from '#dlx/index.ts';
import type { Recorder } from './record-walk.ts';
import { recordWalk } from './record-walk.ts';

/**
 * Records a run without storing frames. The search is deterministic and restores itself, so the
 * path of choices says everything about a moment; a checkpoint keeps that path and the counters.
 *
 * Checkpoints are spaced by updates, the unit of work, so that no seek is long: about as many
 * updates apart as a five-hundredth of the run so far, within bounds. Short runs then have enough
 * of them for an overview, long ones few enough for memory.
 */

/** Default: the whole run, by links. The recording is the same whatever searches. */
export type RecordOptions = SolveOptions;

/** Prepares to record a run of the matrix; nothing is searched before the first `advance`. */
export function createRecorder(matrix: Matrix, options: RecordOptions = {}): Recorder {
  return recordWalk(walkOf(options)(matrix), limitOf(options.limit));
}
