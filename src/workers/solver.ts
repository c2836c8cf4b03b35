import type { Recorder } from '../history/index.ts';
import { createRecorder } from '../history/index.ts';
import type { FromSolver, JobState, ToSolver } from './protocol.ts';
import type { Thread } from './thread.ts';
import { failureOf, inSlices } from './thread.ts';

/** A slice is short enough for Cancel to feel instant, and long enough to cost nothing. */
const SLICE_MS = 20;
const FIRST_SLICE = 200_000;

/**
 * Records runs in slices, so that it can hear `cancel` between them.
 * @returns what to do with each message from the page
 */
export function createSolver(thread: Thread<FromSolver>): (message: ToSolver) => void {
  let job = -1;
  let recorder: Recorder | null = null;
  let state: JobState = 'cancelled';
  let pauseAt = Infinity;
  let elapsed = 0;
  let updates = FIRST_SLICE;

  const goOn = inSlices(thread, slice);

  function slice(): void {
    if (state !== 'running' || !recorder) return;
    try {
      const before = thread.now();
      const chunk = recorder.advance(updates, pauseAt);
      const took = thread.now() - before;
      elapsed += took;
      updates = nextSlice(updates, took);
      if (chunk.finished) state = 'finished';
      else if (chunk.totals.solutions >= pauseAt) state = 'paused';
      thread.send({ kind: 'progress', job, chunk, elapsed, state });
    } catch (error) {
      fail(error);
    }
    if (state === 'running') goOn();
  }

  function fail(error: unknown): void {
    state = 'cancelled';
    recorder = null;
    thread.send({ kind: 'failed', job, message: failureOf(error) });
  }

  return (message) => {
    switch (message.kind) {
      case 'start':
        job = message.job;
        elapsed = 0;
        updates = FIRST_SLICE;
        pauseAt = message.pauseAt ?? Infinity;
        try {
          const { matrix, chooser = 'smallest' } = message;
          recorder = createRecorder(matrix, { chooser });
        } catch (error) {
          fail(error);
          return;
        }
        state = 'running';
        goOn();
        return;
      case 'resume':
        if (message.job !== job || state === 'finished' || !recorder) return;
        pauseAt = message.pauseAt ?? Infinity;
        state = 'running';
        goOn();
        return;
      case 'cancel':
        if (message.job !== job || state !== 'running' || !recorder) return;
        state = 'cancelled';
        // An empty slice: nothing new, but the page hears that the job has stopped.
        thread.send({ kind: 'progress', job, chunk: recorder.advance(0, 0), elapsed, state });
    }
  };
}

/** Slices grow or shrink towards SLICE_MS, whatever the speed of the machine. */
function nextSlice(updates: number, took: number): number {
  const factor = Math.min(4, Math.max(0.25, SLICE_MS / Math.max(took, 0.1)));
  return Math.max(10_000, Math.round(updates * factor));
}
