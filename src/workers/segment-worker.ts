import { messageOf } from '#english/english.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import type { Engine } from '#dlx/engine.ts';
import { engineOf } from '#dlx/solve-options.ts';
import type { Chunk } from '#history/chunk.ts';
import type { Recorder } from '#history/recorder.ts';
import type { Segment } from '#history/segments.ts';
import { createSegmentRecorder } from '#history/segment-recorder.ts';
import { FIRST_SLICE, nextSlice } from './slices.ts';
import { type Thread, inSlices } from './thread.ts';

/** Messages to a worker of a pool: first the problem, then one segment at a time. */
export type ToSegmentWorker =
  | { readonly kind: 'problem'; readonly matrix: Matrix; readonly chooser: Choosing }
  | { readonly kind: 'record'; readonly segment: Segment; readonly solutions: number }
  /** Pause after this many solutions of the segment: 0 at once, Infinity never. */
  | { readonly kind: 'enough'; readonly solutions: number };

/** Messages from it; the last chunk of a segment is `finished`. */
export type FromSegmentWorker =
  | { readonly kind: 'chunk'; readonly chunk: Chunk }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * A worker of a pool: it records segments of a run, one after another and in slices, by the compiled engine where it fits.
 *
 * @returns the function that receives its messages
 */
export function createSegmentWorker(thread: Thread<FromSegmentWorker>): (message: ToSegmentWorker) => void {
  let engine: Engine | null = null;
  let recorder: Recorder | null = null;
  let enough = 0;
  let found = 0;
  let updates = FIRST_SLICE;

  const goOn = inSlices(thread, slice);

  function slice(): void {
    if (!recorder || found >= enough) return;
    try {
      const before = thread.now();
      const chunk = recorder.advance(updates, enough);
      updates = nextSlice(updates, thread.now() - before);
      found = chunk.totals.solutions;
      if (chunk.finished) recorder = null;
      thread.send({ kind: 'chunk', chunk });
    } catch (error) {
      fail(error);
    }
    if (recorder) goOn();
  }

  function fail(error: unknown): void {
    recorder = null;
    thread.send({ kind: 'failed', message: messageOf(error) });
  }

  return (message) => {
    try {
      switch (message.kind) {
        case 'problem':
          engine = engineOf({ chooser: message.chooser })(message.matrix);
          break;
        case 'record':
          if (engine) recorder = createSegmentRecorder(engine, message.segment);
          enough = message.solutions;
          found = 0;
          goOn();
          break;
        case 'enough':
          enough = message.solutions;
          goOn();
      }
    } catch (error) {
      fail(error);
    }
  };
}
