/**
 * The page's end of its workers, and what happens when one dies. A worker that cannot be fetched or breaks off is
 * terminated, and `openWorker` reports why; the next message starts another one. For a worker that does one task per
 * request, `openTask` reports it like a task that throws. `workers/nested.ts` does the same for workers that a worker
 * starts: a pool gives the segment of a dead worker to another one (`workers/worker-pool.ts`), and a solver goes on
 * alone, if it can, when its solver of long runs has died (`workers/solver.ts`).
 */
import { messageOf } from '#english/english.ts';
import type { fillCrossword } from '#puzzles/words/crossword/make.ts';
import type { traceOf } from '#implement/own-trace/read.ts';
import type { makePuzzle } from '#puzzles/ripple-effect/make.ts';
import type { packSheet } from '#puzzles/words/sheet.ts';
import type { createAll } from '#workers/all.ts';
import type { compareBelow } from '#workers/below.ts';
import type { compareEncodings } from '#workers/encodings.ts';
import type { FromFilm, ToFilm } from '#workers/film-protocol.ts';
import type { createJudge } from '#workers/judge.ts';
import type { FromSolver, ToSolver } from '#workers/protocol.ts';
import type { FromRacer, ToRacer } from '#workers/race-protocol.ts';
import type { FromTask, InputOf, ProgressOf, ResultOf, Task } from '#workers/serve.ts';
import type { answerSketch } from '#workers/sketch.ts';
import type { lookAtSlow } from '#workers/too-slow.ts';
import type { measure, runEngine } from '#workers/trial.ts';
import type { explainNone } from '#workers/why.ts';

/** The task of each worker that serves one (`workers/serve.ts`). */
interface Tasks {
  readonly all: ReturnType<typeof createAll>;
  readonly below: typeof compareBelow;
  readonly crossword: typeof fillCrossword;
  readonly encodings: typeof compareEncodings;
  readonly engine: typeof runEngine;
  readonly judge: ReturnType<typeof createJudge>;
  readonly make: typeof makePuzzle;
  readonly measure: typeof measure;
  readonly sheet: typeof packSheet;
  readonly sketch: typeof answerSketch;
  readonly slow: typeof lookAtSlow;
  readonly trace: typeof traceOf;
  readonly why: typeof explainNone;
}

/** The messages to a worker, and from it. */
interface Talk {
  readonly to: unknown;
  readonly from: unknown;
}

/** Workers that take several messages during a run. */
interface Talks {
  readonly film: { to: ToFilm; from: FromFilm };
  readonly race: { to: ToRacer; from: FromRacer };
  readonly solver: { to: ToSolver; from: FromSolver };
}

interface TaskTalk<Of extends Task> {
  readonly to: InputOf<Of>;
  readonly from: FromTask<ProgressOf<Of>, ResultOf<Of>>;
}

/** The page's end of a worker. */
interface WorkerLine<To> {
  /** Sends a message; starts the worker if there is none. */
  post(message: To): void;
  /** Terminates the worker, whatever it is doing; the next message starts another one. */
  close(): void;
}

// The bundler finds each worker by this very expression.
const starts: Readonly<Record<keyof Tasks | keyof Talks, () => Worker>> = {
  all: () => new Worker(new URL('../../workers/all.worker.ts', import.meta.url), { type: 'module' }),
  below: () => new Worker(new URL('../../workers/below.worker.ts', import.meta.url), { type: 'module' }),
  crossword: () => new Worker(new URL('../../workers/crossword.worker.ts', import.meta.url), { type: 'module' }),
  encodings: () => new Worker(new URL('../../workers/encodings.worker.ts', import.meta.url), { type: 'module' }),
  engine: () => new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), { type: 'module' }),
  film: () => new Worker(new URL('../../workers/film.worker.ts', import.meta.url), { type: 'module' }),
  judge: () => new Worker(new URL('../../workers/judge.worker.ts', import.meta.url), { type: 'module' }),
  make: () => new Worker(new URL('../../workers/make.worker.ts', import.meta.url), { type: 'module' }),
  measure: () => new Worker(new URL('../../workers/measure.worker.ts', import.meta.url), { type: 'module' }),
  race: () => new Worker(new URL('../../workers/race.worker.ts', import.meta.url), { type: 'module' }),
  sheet: () => new Worker(new URL('../../workers/sheet.worker.ts', import.meta.url), { type: 'module' }),
  sketch: () => new Worker(new URL('../../workers/sketch.worker.ts', import.meta.url), { type: 'module' }),
  slow: () => new Worker(new URL('../../workers/too-slow.worker.ts', import.meta.url), { type: 'module' }),
  solver: () => new Worker(new URL('../../workers/solver.worker.ts', import.meta.url), { type: 'module' }),
  trace: () => new Worker(new URL('../../workers/trace.worker.ts', import.meta.url), { type: 'module' }),
  why: () => new Worker(new URL('../../workers/why.worker.ts', import.meta.url), { type: 'module' }),
};

/**
 * Prepares a worker that takes several messages during a run; the first one starts it. When it cannot be fetched,
 * breaks off with an error that it has not reported itself, or sends what cannot be read, it is terminated, and
 * `broken` gets the reason: the end of a sentence, without its full stop. The next message starts another one.
 */
export function openWorker<Name extends keyof Talks>(
  name: Name,
  hear: (message: Talks[Name]['from']) => void,
  broken: (why: string) => void,
): WorkerLine<Talks[Name]['to']> {
  return openLine<Talks[Name]>(starts[name], hear, broken);
}

function openLine<Of extends Talk>(
  startWorker: () => Worker,
  hear: (message: Of['from']) => void,
  broken: (why: string) => void,
): WorkerLine<Of['to']> {
  let worker: Worker | null = null;

  function close(): void {
    worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    const fresh = startWorker();
    // Messages of a terminated worker that were still on their way are ignored.
    fresh.onmessage = ({ data }: MessageEvent<Of['from']>) => {
      if (worker === fresh) hear(data);
    };
    const die = (why: string): void => {
      if (worker !== fresh) return;
      close();
      broken(why);
    };
    // A worker that could not be fetched has no message.
    fresh.onerror = ({ message }) =>
      die(message || 'the code for it could not be fetched; press again to retry, or reload the page');
    fresh.onmessageerror = () => die('the answer could not be read; press again to retry');
    return fresh;
  }

  return {
    post(message) {
      try {
        worker ??= start();
      } catch (error) {
        // A policy, or an old browser. The caller hears of it as of a worker that breaks off, after it has posted.
        queueMicrotask(() => broken(`this browser cannot start a worker for it (${messageOf(error)})`));
        return;
      }
      worker.postMessage(message);
    },
    close,
  };
}

/** What the page does with the answers of a task. */
interface TaskHearer<Progress, Result> {
  progress?(progress: Progress): void;
  done(result: Result): void;
  /** The task threw, or its worker could not be fetched or broke off: why, as the end of a sentence. */
  failed(why: string): void;
}

/** The page's end of a worker that does one task for each request. */
export interface TaskLine<Input> {
  /** Sends a request; one that is not answered yet is cancelled. */
  begin(input: Input): void;
  /** Terminates the worker if a request is unanswered; returns whether one was. */
  cancel(): boolean;
  /** Terminates the worker in any case, with everything that it keeps for a further request. */
  close(): void;
}

/** Prepares a worker that does one task for each request; it is terminated when `signal` aborts. */
export function openTask<Name extends keyof Tasks>(
  name: Name,
  signal: AbortSignal,
  hearer: TaskHearer<ProgressOf<Tasks[Name]>, ResultOf<Tasks[Name]>>,
): TaskLine<InputOf<Tasks[Name]>> {
  let isBusy = false;
  const failed = (why: string): void => {
    isBusy = false;
    hearer.failed(why);
  };
  const worker = openLine<TaskTalk<Tasks[Name]>>(
    starts[name],
    (message) => {
      if (message.kind === 'progress') hearer.progress?.(message.progress);
      else if (message.kind === 'failed') failed(message.message);
      else {
        isBusy = false;
        hearer.done(message.result);
      }
    },
    failed,
  );
  const close = (): void => {
    isBusy = false;
    worker.close();
  };
  const cancel = (): boolean => {
    const wasBusy = isBusy;
    if (wasBusy) close();
    return wasBusy;
  };
  signal.addEventListener('abort', close);
  return {
    begin(input) {
      cancel();
      isBusy = true;
      worker.post(input);
    },
    cancel,
    close,
  };
}
