import { checkOptions, limitOf } from '#dlx/limit.ts';
import type { Matrix } from '#dlx/index.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { recorded } from './on-links.ts';
import { type RecordOptions, type Recorder, recordEngine } from './recorder.ts';
import { type Recording, createRecording } from './recording.ts';

/**
 * Prepares to record a run of the matrix; nothing is searched before the first `advance`.
 * @throws RangeError when the limit, the chooser or the engine is invalid, or a column with colours is primary
 */
export function createRecorder(matrix: Matrix<unknown>, options: RecordOptions = {}): Recorder {
  checkOptions(options);
  const limit = limitOf(options.limit);
  return recordEngine(engineOf({ engine: 'links', ...options })(matrix), limit);
}

/**
 * Records the whole run of a matrix at once (or up to `limit` solutions). For long runs use a recorder in a worker and
 * `append` what it sends.
 * @throws RangeError when the limit, the chooser or the engine is invalid, or a column with colours is primary
 */
export function record(matrix: Matrix<unknown>, options: RecordOptions = {}): Recording {
  return recorded(createRecorder(matrix, options), createRecording(matrix, options));
}
