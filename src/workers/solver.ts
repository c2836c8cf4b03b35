import type { ChooserName, Matrix } from '#dlx/index.ts';
import type { Chunk, Recorder } from '#history/index.ts';
import { LONG, longMomentOf } from '#history/long-moment.ts';
import type { FromSolver, JobState, SolverPort, ToSolver } from './protocol.ts';
import { FIRST_SLICE, nextSlice } from './slices.ts';
import type { Thread } from './thread.ts';
import { failureOf, inSlices } from './thread.ts';

/** Opens the line to a solver of long runs; `broken` hears that there is none, or none any more. */
export type OpenLong = (hear: (message: FromSolver) => void, broken: () => void) => SolverPort;

/** A solver inside a worker that has answers of its own to find; `hear` gets what it says. */
export type OpenSolver = (hear: (message: FromSolver) => void) => (message: ToSolver) => void;

/**
 * Begins a recording, with choosers that look at the links alone (`choosers` in `dlx/choosers.ts`) or with all;
 * null for a chooser that it does not know.
 */
export type RecorderOf = (matrix: Matrix, chooser: ChooserName) => Recorder | null;

/**
 * Records runs in slices, so that it can hear `cancel` between them. A run that proves long is handed over,
 * from its next checkpoint, to a solver of long runs, which has all that is heavy, and so is at once what
 * `recorderOf` does not know. Where that solver cannot begin, this one records a long run alone.
 *
 * @param isSomeHandedOver true where this goes for a run to some number of solutions too; a figure looks for
 * its opening with one before the reader has touched it, when nothing heavy may come
 * @returns what to do with each message from the page
 */
export function createSolver(
  thread: Thread<FromSolver>,
  recorderOf: RecorderOf,
  open?: OpenLong,
  isSomeHandedOver = false,
): (message: ToSolver) => void {
  let start: Extract<ToSolver, { kind: 'start' }> | null = null;
  let job = -1;
  /** Of these two the one that records; both until the second has said something. */
  let recorder: Recorder | null = null;
  let long: SolverPort | null = null;
  let canBeLong = false;
  let state: JobState = 'cancelled';
  let pauseAt = Infinity;
  let elapsed = 0;
  let updates = FIRST_SLICE;
  let done = 0;

  const goOn = inSlices(thread, slice);

  function slice(): void {
    if (state !== 'running' || !recorder || long) return;
    try {
      const before = thread.now();
      const began = start;
      const isLong = canBeLong && (isSomeHandedOver || pauseAt === Infinity);
      const most = isLong ? Math.max(1, LONG - done) : updates;
      const chunk = recorder.advance(Math.min(updates, most), pauseAt);
      const took = thread.now() - before;
      done = chunk.totals.updates;
      elapsed += took;
      updates = nextSlice(updates, took);
      if (chunk.finished) state = 'finished';
      else if (chunk.totals.solutions >= pauseAt) state = 'paused';
      thread.send({ kind: 'progress', job, chunk, elapsed, state });
      // Who hears it may have said something back.
      if (isLong && state === 'running' && start === began) handOver(chunk);
    } catch (error) {
      fail(error);
    }
    if (state === 'running') goOn();
  }

  function handOver(chunk: Chunk | null): void {
    const after = chunk && longMomentOf(chunk);
    if (!start || !open || (chunk && !after)) return;
    long = open(
      (message) => {
        recorder = null;
        if (message.kind === 'progress') ({ state } = message);
        thread.send(message);
      },
      () => {
        long = null;
        canBeLong = false;
        if (recorder) goOn();
        else fail('the search broke off in one of its parts');
      },
    );
    long.post({ ...start, pauseAt, after, elapsed });
  }

  function fail(error: unknown): void {
    state = 'cancelled';
    recorder = null;
    thread.send({ kind: 'failed', job, message: failureOf(error) });
  }

  return (message) => {
    if (message.kind === 'start') {
      long?.close();
      long = null;
      start = message;
      job = message.job;
      elapsed = 0;
      done = 0;
      updates = FIRST_SLICE;
      pauseAt = message.pauseAt ?? Infinity;
      try {
        const { matrix, chooser = 'smallest' } = message;
        recorder = recorderOf(matrix, chooser);
        canBeLong = open !== undefined && /^\w+$/.test(chooser);
        if (!recorder) handOver(null);
      } catch (error) {
        fail(error);
        return;
      }
      state = 'running';
      goOn();
      return;
    }
    if (message.job !== job) return;
    if (message.kind === 'end') {
      long?.close();
      [long, recorder, state] = [null, null, 'finished'];
      return;
    }
    long?.post(message);
    if (message.kind === 'resume') {
      if (state === 'finished' || !recorder) return;
      pauseAt = message.pauseAt ?? Infinity;
      state = 'running';
      goOn();
    } else if (state === 'running' && recorder && !long) {
      state = 'cancelled';
      // An empty slice: nothing new, but the page hears that the job has stopped.
      thread.send({ kind: 'progress', job, chunk: recorder.advance(0, 0), elapsed, state });
    }
  };
}
