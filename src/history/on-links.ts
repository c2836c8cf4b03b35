import type { Matrix } from '#dlx/index.ts';
import { chooserOf } from '#dlx/choosers.ts';
import { limitOf } from '#dlx/limit.ts';
import { Search } from '#dlx/search.ts';
import type { SolveOptions } from '#dlx/solve-options.ts';
import { type Recorder, recordEngine } from './recorder.ts';
import { type Recording, createRecording } from './recording.ts';

/** `createRecorder` and `record` on links only, for pages: they do not load the other engines. */

type OnLinks = Omit<SolveOptions, 'engine'>;

/** @throws RangeError when the limit or the chooser is invalid, or a column with colours is primary */
export function recorderOnLinks(matrix: Matrix<unknown>, options: OnLinks = {}): Recorder {
  return recordEngine(new Search(matrix, chooserOf(options.chooser)), limitOf(options.limit));
}

/** @throws RangeError as `recorderOnLinks` does */
export function recordOnLinks(matrix: Matrix<unknown>, options: OnLinks = {}): Recording {
  return recorded(recorderOnLinks(matrix, options), createRecording(matrix, options));
}

/** The recording, after the whole run has been appended to it. */
export function recorded(recorder: Recorder, recording: Recording): Recording {
  while (!recorder.finished) recording.append(recorder.advance(10_000_000));
  return recording;
}
