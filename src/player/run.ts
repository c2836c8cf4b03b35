import type { ChooserName, Matrix } from '#dlx/index.ts';
import { chooserNamed, Search } from '#dlx/index.ts';
import type { Recording } from '#history/index.ts';
import { createRecording } from '#history/index.ts';
import { recordWalk } from '#history/record-walk.ts';
import type { FromSolver, JobState, SolverPort } from '#workers/protocol.ts';

/** A run that is being found out: its recording, which may still grow, and where the solving stands. */
export interface Run {
  /** Another one once a run that broke off is solved again: that one begins anew. */
  readonly recording: Recording;
  readonly state: JobState | 'failed';
  readonly chooser: ChooserName;
  /** True while it solves to its end, and not to some number of solutions only. */
  readonly isToEnd: boolean;
  /** Milliseconds spent solving so far. */
  readonly elapsed: number;
  /** What went wrong, when `state` is `failed`. */
  readonly failure: string;
  /** Solves on; `solutions` pauses the run when so many are known. Does nothing on a finished run. */
  solve(solutions?: number): void;
  /** Stops solving; what has been recorded stays. */
  cancel(): void;
  /** The same when nobody asked to stop, but enough is known: the run is `paused`. */
  pause(): void;
  dispose(): void;
}

export interface RunOptions {
  readonly chooser?: ChooserName;
  /** So many updates after which a run that goes on stops, so that it never fills the memory unasked. */
  readonly restAfter?: number | undefined;
  /**
   * Makes a solver, only for a run that is too long to do at once, and once more after a failure.
   * `hear` gets what it says; `broken` hears why it could not start, or broke off without a word.
   */
  connect(hear: (message: FromSolver) => void, broken: (why: string) => void): SolverPort;
  /** Called whenever the recording or the state has changed. */
  changed(): void;
  now(): number;
}

/** Updates that the page solves by itself: a few milliseconds. Longer runs go to a worker. */
const AT_ONCE = 200_000;

let jobs = 0;

/**
 * Starts on a matrix. A short run is recorded before this returns; a longer one is left `paused`
 * with nothing recorded until `solve` is called.
 */
export function createRun(matrix: Matrix, options: RunOptions): Run {
  const { chooser = 'smallest', restAfter = Infinity, connect, changed, now } = options;
  let recording = createRecording(matrix, { chooser });
  const job = (jobs += 1);
  let state: Run['state'] = 'paused';
  let elapsed = 0;
  let failure = '';
  let port: SolverPort | null = null;
  let isEnough = false;
  let pauseAt = Infinity;
  /** The updates after which the run rests. */
  let restAt = restAfter;

  const before = now();
  const chunk = recordWalk(new Search(matrix, chooserNamed(chooser)), Infinity).advance(AT_ONCE);
  if (chunk.finished) {
    elapsed = now() - before;
    recording.append(chunk);
    state = 'finished';
  }

  function receive(message: FromSolver): void {
    if (message.job !== job) return;
    if (message.kind === 'failed') {
      fail(message.message);
      return;
    }
    recording.append(message.chunk);
    elapsed = message.elapsed;
    state = isEnough && message.state === 'cancelled' ? 'paused' : message.state;
    if (recording.totals.updates >= restAt) {
      restAt = recording.totals.updates + restAfter;
      run.cancel();
    }
    changed();
  }

  function fail(why: string): void {
    port?.close();
    port = null;
    state = 'failed';
    failure = why;
    changed();
  }

  const run: Run = {
    chooser,
    get recording() {
      return recording;
    },
    get state() {
      return state;
    },
    get isToEnd() {
      return state === 'running' && pauseAt === Infinity;
    },
    get elapsed() {
      return elapsed;
    },
    get failure() {
      return failure;
    },
    solve(solutions) {
      if (state === 'finished') return;
      pauseAt = solutions ?? Infinity;
      const until = solutions === undefined ? {} : { pauseAt: solutions };
      if (port) {
        port.post({ kind: 'resume', job, ...until });
      } else {
        // What broke off half way is not there any more to go on with.
        if (recording.lastStep() > 0) recording = createRecording(matrix, { chooser });
        failure = '';
        port = connect(receive, fail);
        port.post({ kind: 'start', job, matrix, chooser, ...until });
      }
      state = 'running';
      isEnough = false;
      changed();
    },
    cancel() {
      isEnough = false;
      if (state === 'running') port?.post({ kind: 'cancel', job });
    },
    pause() {
      isEnough = true;
      if (state === 'running') port?.post({ kind: 'cancel', job });
    },
    dispose() {
      port?.close();
      port = null;
    },
  };
  return run;
}
