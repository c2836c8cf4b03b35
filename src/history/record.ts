import type { Matrix } from '#dlx/index.ts';
import { recorded } from './on-links.ts';
import { type RecordOptions, createRecorder } from './recorder.ts';
import { type Recording, createRecording } from './recording.ts';

/**
 * Records the whole run of a matrix at once (or up to `limit` solutions). For long runs use a recorder in a worker and
 * `append` what it sends.
 * @throws RangeError when the limit, the chooser or the engine is invalid, or a column with colours is primary
 */
export function record(matrix: Matrix<unknown>, options: RecordOptions = {}): Recording {
  return recorded(createRecorder(matrix, options), createRecording(matrix, options));
}
