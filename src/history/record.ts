import { checkOptions, limitOf } from '#dlx/limit.ts';
import type { Matrix } from '#dlx/index.ts';
import { hasBounds } from '#dlx/bounds.ts';
import { engineOfAny } from '#dlx/bounded/engine-of-any.ts';
import { walkerWithBounds } from './bounded-walker.ts';
import { recorded } from './on-links.ts';
import { type RecordOptions, type Recorder, recordEngine } from './recorder.ts';
import { type Recording, createRecording, recordingOf } from './recording.ts';

/**
 * Prepares to record a run of the matrix; nothing is searched before the first `advance`.
 * @throws RangeError when the limit, the chooser or the engine is invalid, or a column with colours is primary
 */
export function createRecorder(matrix: Matrix<unknown>, options: RecordOptions = {}): Recorder {
  checkOptions(options);
  const limit = limitOf(options.limit);
  return recordEngine(engineOfAny({ engine: 'links', ...options })(matrix), limit);
}

/**
 * Records the whole run of a matrix at once (or up to `limit` solutions). For long runs use a recorder in a worker and
 * `append` what it sends.
 * @throws RangeError when the limit, the chooser or the engine is invalid, or a column with colours is primary
 */
export function record(matrix: Matrix<unknown>, options: RecordOptions = {}): Recording {
  const recorder = createRecorder(matrix, options);
  if (!hasBounds(matrix)) return recorded(recorder, createRecording(matrix, options));
  return recorded(recorder, recordingWithBounds(matrix, options));
}

/**
 * An empty recording of a matrix whose columns have bounds; `options` must be those of the recorder that feeds it.
 * @throws RangeError as `createRecorder` does
 */
export function recordingWithBounds(matrix: Matrix<unknown>, options: RecordOptions = {}): Recording {
  return recordingOf(matrix, walkerWithBounds(matrix, options.chooser));
}
