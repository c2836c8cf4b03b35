import { messageOf } from '#english/english.ts';
import { hasBounds } from '#dlx/bounds.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import type { Chunk, Recorder } from '#history/index.ts';
import { LONG, longMomentOf } from '#history/long-moment.ts';
import type { FromSolver, JobState, SolverPort, ToSolver } from './protocol.ts';
import { FIRST_SLICE, nextSlice } from './slices.ts';
import { type Thread, inSlices } from './thread.ts';

/** Opens a solver of long runs; `broken` is called when it cannot start, or has died. */
export type OpenLong = (hear: (message: FromSolver) => void, broken: () => void) => SolverPort;

/** Opens a solver inside a worker whose task needs searches; `hear` receives its messages. */
export type OpenSolver = (hear: (message: FromSolver) => void) => (message: ToSolver) => void;

/** Begins a recording. */
type RecorderOf = (matrix: Matrix, chooser: Choosing) => Recorder;

/**
 * Records runs in slices, so that `cancel` can arrive between them. A run that proves long is handed over, from its
 * next checkpoint, to a solver of long runs, which loads all heavy code; a run that `recorderOf` does not support is
 * handed over at once. When that solver cannot start, this one records a long run
 * alone, if it can record it at all; otherwise the run fails.
 *
 * @param isSomeHandedOver whether a run to a given number of solutions is handed over too; a figure runs one for its
 *   opening before the page has been touched, when no heavy code may be loaded
 * @returns the function that receives the page's messages
 */
export function createSolver(
  thread: Thread<FromSolver>,
  recorderOf: RecorderOf,
  open?: OpenLong,
  isSomeHandedOver = false,
): (message: ToSolver) => void {
  let start: Extract<ToSolver, { kind: 'start' }> | null = null;
  let job = -1;
  /** The one of these that records; both until `long` has sent its first message. */
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
      // The receiver may have sent a message in return.
      if (isLong && state === 'running' && start === began) handOver(chunk);
    } catch (error) {
      fail(error);
    }
    if (state === 'running') goOn();
  }

  function handOver(chunk: Chunk): void {
    const after = longMomentOf(chunk);
    if (!start || !open || !after) return;
    long = open(
      (message) => {
        recorder = null;
        if (message.kind === 'progress') ({ state } = message);
        thread.send(message);
      },
      () => {
        long = null;
        canBeLong = false;
        goOn();
      },
    );
    long.post({ ...start, pauseAt, after, elapsed });
  }

  function fail(error: unknown): void {
    state = 'cancelled';
    recorder = null;
    thread.send({ kind: 'failed', job, message: messageOf(error) });
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
        // A search with bounds has no faster engine, and cannot be split.
        canBeLong = open !== undefined && typeof chooser === 'string' && !hasBounds(matrix);
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
      // An empty slice tells the page that the job has stopped.
      thread.send({ kind: 'progress', job, chunk: recorder.advance(0, 0), elapsed, state });
    }
  };
}
