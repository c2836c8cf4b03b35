import type { Matrix } from '#dlx/index.ts';
import { type RecordOptions, createRecorder } from './recorder.ts';
import { type Recording, createRecording } from './recording.ts';

/**
 * Records the whole run of a matrix at once (or up to `limit` solutions). For long runs use a recorder in a worker and
 * `append` what it sends.
 * @throws RangeError when the limit or the name of the chooser is invalid, or a column with colours is primary
 */
export function record(matrix: Matrix<unknown>, options: RecordOptions = {}): Recording {
  const recorder = createRecorder(matrix, options);
  const recording = createRecording(matrix, options);
  while (!recorder.finished) recording.append(recorder.advance(10_000_000));
  return recording;
}
