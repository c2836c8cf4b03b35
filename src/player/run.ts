import type { Choosing, Matrix } from '#dlx/index.ts';
import { chooserOf, Search } from '#dlx/links.ts';
import { type Recording, createRecording } from '#history/index.ts';
import type { Chunk } from '#history/chunk.ts';
import { recordEngine } from '#history/recorder.ts';
import { recordingOf } from '#history/recording.ts';
import type { Walker } from '#history/walker.ts';
import type { FromSolver, JobState, SolverPort } from '#workers/protocol.ts';

/** A run that is being solved: its recording, which may still grow, and the state of the solving. */
export interface Run {
  /** Replaced by an empty one when a run that broke off is solved again. */
  readonly recording: Recording;
  readonly state: JobState | 'failed';
  readonly chooser: Choosing;
  /** True while it runs to its end, not just to some number of solutions. */
  readonly isToEnd: boolean;
  /** Milliseconds spent solving so far. */
  readonly elapsed: number;
  /** What went wrong, when `state` is `failed`. */
  readonly failure: string;
  /** Continues solving; `solutions` pauses the run once that many are known. Does nothing on a finished run. */
  solve(solutions?: number): void;
  /**
   * Stops solving; what has been recorded stays. A solver that has not heard of it for a second has been ended by the
   * browser, which may say nothing of it: to cancel again closes it, and Solve begins again.
   */
  cancel(): void;
  /** The same, but leaves the run `paused`: enough is known for now. */
  pause(): void;
  dispose(): void;
}

export interface RunOptions {
  readonly chooser?: Choosing;
  /** Starts the search where it is not the usual one. */
  readonly walk?: ((matrix: Matrix, chooser: Choosing) => Walker | undefined) | undefined;
  /** A whole run that was made elsewhere: nothing is searched. */
  readonly recorded?: Recording | null | undefined;
  /** The nodes of the whole search, where they are known: the page does not try one that it could not finish. */
  readonly nodes?: number | null | undefined;
  /** Updates after which a run stops by itself, so that it does not fill the memory. */
  readonly restAfter?: number | undefined;
  /**
   * Creates a solver, only for a run too long for the page itself, and again after a failure. `hear` receives its
   * messages; `broken` receives the reason when it cannot start or dies without a message.
   */
  connect(hear: (message: FromSolver) => void, broken: (why: string) => void): SolverPort;
  /** Called whenever the recording or the state has changed. */
  changed(): void;
  now(): number;
}

/**
 * Updates and events that the page solves by itself: a few milliseconds. Longer runs go to a worker. Where rows are short
 * an event makes hardly an update.
 */
const AT_ONCE = { updates: 200_000, events: 100_000 } as const;
/** Updates after which the events are looked at. */
const SLICE = 10_000;

/** A solver that has said nothing for so long after Stop is gone, in milliseconds. */
const GONE = 1_000;

let jobs = 0;

/**
 * Starts a run. A short one is recorded before this returns; a longer one is left `paused` with nothing recorded until
 * `solve` is called.
 * @throws RangeError when there is no chooser of that name, or a column with colours is primary
 */
export function createRun(matrix: Matrix, options: RunOptions): Run {
  const { chooser = 'smallest', walk, restAfter = Infinity, connect, changed, now } = options;
  // Each node is an event at least.
  const isLong = (options.nodes ?? 0) > AT_ONCE.events;
  const started = (): Recording => {
    const walker = walk?.(matrix, chooser);
    return walker ? recordingOf(matrix, walker) : createRecording(matrix, { chooser });
  };
  let recording = options.recorded ?? started();
  const job = (jobs += 1);
  let state: Run['state'] = 'paused';
  let elapsed = 0;
  let failure = '';
  let port: SolverPort | null = null;
  let isEnough = false;
  /** The time of the Stop that the solver has not answered yet. */
  let cancelledAt = Infinity;
  let pauseAt = Infinity;
  /** The updates after which the run rests. */
  let restAt = restAfter;

  if (options.recorded) state = 'finished';
  else if (!isLong) searchAtOnce();

  function searchAtOnce(): void {
    const before = now();
    const walker = walk?.(matrix, chooser);
    const engine = walker?.search ?? new Search(matrix, chooserOf(chooser));
    const recorder = recordEngine(engine, Infinity);
    const chunks: Chunk[] = [];
    do chunks.push(recorder.advance(walker?.isOfPage ? Infinity : SLICE));
    while (!recorder.finished && engine.updates < AT_ONCE.updates && engine.events < AT_ONCE.events);
    if (!recorder.finished) return;
    elapsed = now() - before;
    for (const chunk of chunks) recording.append(chunk);
    state = 'finished';
  }

  function receive(message: FromSolver): void {
    if (message.job !== job) return;
    cancelledAt = Infinity;
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
      cancelledAt = Infinity;
      pauseAt = solutions ?? Infinity;
      const until = solutions === undefined ? {} : { pauseAt: solutions };
      if (port) {
        port.post({ kind: 'resume', job, ...until });
      } else {
        // A solver that broke off cannot continue, so the recording starts again.
        if (recording.lastStep() > 0) recording = started();
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
      if (state !== 'running') return;
      if (now() - cancelledAt >= GONE) {
        run.dispose();
        state = 'cancelled';
        changed();
      } else {
        cancelledAt = Math.min(cancelledAt, now());
        port?.post({ kind: 'cancel', job });
      }
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
