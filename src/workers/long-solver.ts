import { messageOf } from '#english/english.ts';
import type { Estimate } from '#dlx/estimate.ts';
import { forecast } from '#exhibits/forecast.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { type WorkerPool, type OpenSegmentWorker, createWorkerPool } from './worker-pool.ts';
import type { FromSolver, JobState, ToSolver } from './protocol.ts';
import type { Thread } from './thread.ts';

/** Random walks that estimate the size of the run; they take about a twentieth of a second. */
const WALKS = 500;

/** Milliseconds between two reports of progress; a change of state is sent at once. */
const TELL_MS = 40;

/**
 * The solver of long runs. It takes over from `solver.ts` at a checkpoint and speaks the same protocol, but has the rest
 * of the run recorded by a pool of workers (`worker-pool.ts`) and sends on what is complete, in the order of the run.
 */
export function createLongSolver(
  thread: Pick<Thread<FromSolver>, 'send' | 'now'>,
  machine: { open: OpenSegmentWorker; cores: number },
): (message: ToSolver) => void {
  let job = -1;
  let pool: WorkerPool | null = null;
  let expected: Estimate | null = null;
  let state: JobState = 'cancelled';
  let pauseAt = Infinity;
  let elapsed = 0;
  /** Start of the time that `elapsed` does not yet contain, and time of the last report. */
  let since = 0;
  let told = 0;

  function tell(): void {
    const now = thread.now();
    if (state !== 'cancelled') elapsed += now - since;
    [since, told] = [now, now];
    if (!pool) return;
    const chunk = pool.take();
    thread.send({ kind: 'progress', job, chunk, elapsed, state, ...(expected && { expected }) });
  }

  function changed(failure?: string): void {
    if (failure !== undefined) {
      fail(failure);
      return;
    }
    if (!pool || state !== 'running') return;
    if (pool.finished) state = 'finished';
    else if (pool.solutions >= pauseAt) state = 'paused';
    if (state !== 'running' || thread.now() - told >= TELL_MS) tell();
    if (state === 'paused') pool.goOn(0);
    if (state === 'finished') pool.close();
  }

  function fail(message: string): void {
    state = 'cancelled';
    pool?.close();
    pool = null;
    thread.send({ kind: 'failed', job, message });
  }

  function goOn(): void {
    state = 'running';
    since = thread.now();
    pool?.goOn(pauseAt);
  }

  return (message) => {
    switch (message.kind) {
      case 'start': {
        const { chooser = 'smallest', after = null } = message;
        pool?.close();
        job = message.job;
        elapsed = message.elapsed ?? 0;
        pauseAt = message.pauseAt ?? Infinity;
        try {
          const matrix = message.matrix;
          pool = createWorkerPool({ matrix, chooser, after }, machine, changed);
          goOn();
          // The walks are taken last, when the workers are already recording.
          expected = expectedOf(matrix, chooser);
        } catch (error) {
          fail(messageOf(error));
        }
        return;
      }
      case 'resume':
        if (message.job !== job || state === 'finished' || !pool) return;
        pauseAt = message.pauseAt ?? Infinity;
        goOn();
        return;
      case 'cancel':
        if (message.job !== job || state !== 'running' || !pool) return;
        pool.goOn(0);
        elapsed += thread.now() - since;
        state = 'cancelled';
        tell();
        return;
      case 'end':
        if (message.job !== job) return;
        pool?.close();
        pool = null;
    }
  };
}

function expectedOf(matrix: Matrix, chooser: Choosing): Estimate {
  return resultOf(forecast(matrix, { walks: WALKS, chooser })).estimate;
}
