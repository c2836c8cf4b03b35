import type { Chunk, Recorder } from '../history/index.ts';
import { chooserOf, isPlain } from '../dlx/index.ts';
import { createRecorder } from '../history/index.ts';
import { LONG, longMomentOf } from '../history/long-moment.ts';
import type { FromSolver, JobState, SolverPort, ToSolver } from './protocol.ts';
import { FIRST_SLICE, nextSlice } from './slices.ts';
import type { Thread } from './thread.ts';
import { failureOf, inSlices } from './thread.ts';

/** Opens the line to a solver of long runs; `broken` hears that there is none, or none any more. */
export type OpenLong = (hear: (message: FromSolver) => void, broken: () => void) => SolverPort;

/**
 * Records runs in slices, so that it can hear `cancel` between them. A run that proves long goes on in a
 * solver of long runs, which has all that is heavy; where that cannot begin, this one does it alone.
 *
 * @returns what to do with each message from the page
 */
export function createSolver(
  thread: Thread<FromSolver>,
  open: OpenLong | null = null,
): (message: ToSolver) => void {
  let job = -1;
  let recorder: Recorder | null = null;
  let state: JobState = 'cancelled';
  let pauseAt = Infinity;
  let elapsed = 0;
  let updates = FIRST_SLICE;
  let start: Extract<ToSolver, { kind: 'start' }> | null = null;
  let long: SolverPort | null = null;
  let canBeLong = false;
  let done = 0;

  const goOn = inSlices(thread, slice);

  function slice(): void {
    if (state !== 'running' || !recorder) return;
    try {
      const before = thread.now();
      // Cut at the moment from which another goes on; past that at the next checkpoint.
      const most = canBeLong ? Math.max(1, LONG - done) : Infinity;
      const chunk = recorder.advance(Math.min(updates, most), pauseAt);
      done = chunk.totals.updates;
      const took = thread.now() - before;
      elapsed += took;
      updates = nextSlice(updates, took);
      if (chunk.finished) state = 'finished';
      else if (chunk.totals.solutions >= pauseAt) state = 'paused';
      thread.send({ kind: 'progress', job, chunk, elapsed, state });
      if (canBeLong && done >= LONG) handOver(chunk);
    } catch (error) {
      fail(error);
    }
    if (state === 'running' && !long) goOn();
  }

  /** At its first checkpoint as a long one the run goes on elsewhere. */
  function handOver(chunk: Chunk): void {
    const after = longMomentOf(chunk);
    if (!after || !open || !start || state !== 'running') return;
    canBeLong = false;
    let isHeard = false;
    const own = elapsed;
    long = open(
      (message) => {
        isHeard = true;
        if (message.kind === 'progress') ({ state } = message);
        thread.send(
          message.kind === 'progress' ? { ...message, elapsed: own + message.elapsed } : message,
        );
        if (state === 'finished') close();
      },
      () => {
        close();
        if (isHeard) fail('a part of the search broke off');
        else if (state === 'running') goOn();
      },
    );
    long.post({ ...start, pauseAt, after });
  }

  function close(): void {
    long?.close();
    long = null;
  }

  function fail(error: unknown): void {
    state = 'cancelled';
    recorder = null;
    thread.send({ kind: 'failed', job, message: failureOf(error) });
  }

  return (message) => {
    switch (message.kind) {
      case 'start':
        close();
        start = message;
        job = message.job;
        elapsed = 0;
        done = 0;
        updates = FIRST_SLICE;
        pauseAt = message.pauseAt ?? Infinity;
        try {
          const { matrix, chooser = 'smallest' } = message;
          recorder = createRecorder(matrix, { chooser });
          canBeLong = open !== null && isPlain(chooserOf(chooser));
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
        if (long) long.post(message);
        else goOn();
        return;
      case 'cancel':
        if (message.job !== job || state !== 'running' || !recorder) return;
        if (long) {
          long.post(message);
          return;
        }
        state = 'cancelled';
        // An empty slice: nothing new, but the page hears that the job has stopped.
        thread.send({ kind: 'progress', job, chunk: recorder.advance(0, 0), elapsed, state });
    }
  };
}
