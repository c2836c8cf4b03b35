import { auto } from '#dlx/bitmap-engine.ts';
import { withMethods } from '#dlx/coloured-matrix.ts';
import type { ChooserName, Matrix, MovableWalk } from '#dlx/index.ts';
import { chooserNamed } from '#dlx/index.ts';
import type { Chunk } from '#history/chunk.ts';
import type { Recorder } from '#history/record-walk.ts';
import type { Stretch } from '#history/split.ts';
import { createStretchRecorder } from '#history/stretch-recorder.ts';
import { FIRST_SLICE, nextSlice } from './slices.ts';
import type { Thread } from './thread.ts';
import { failureOf, inSlices } from './thread.ts';

/** What is said to a hand: first the problem, then a stretch at a time. */
export type ToHand =
  | { readonly kind: 'problem'; readonly matrix: Matrix; readonly chooser: ChooserName }
  | { readonly kind: 'record'; readonly stretch: Stretch; readonly solutions: number }
  /** So many solutions of the stretch are enough from now on: 0 to rest, Infinity for all. */
  | { readonly kind: 'enough'; readonly solutions: number };

/** What a hand says; the last chunk of a stretch is `finished`. */
export type FromHand =
  | { readonly kind: 'chunk'; readonly chunk: Chunk }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Records stretches of a run in slices, by bitmaps where they fit.
 * @returns what to do with each message
 */
export function createHand(thread: Thread<FromHand>): (message: ToHand) => void {
  let walk: MovableWalk | null = null;
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
    thread.send({ kind: 'failed', message: failureOf(error) });
  }

  return (message) => {
    try {
      switch (message.kind) {
        case 'problem':
          walk = auto(withMethods(message.matrix), chooserNamed(message.chooser));
          break;
        case 'record':
          if (walk) recorder = createStretchRecorder(walk, message.stretch);
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
