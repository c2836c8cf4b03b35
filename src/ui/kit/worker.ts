import type { BelowNews, BelowRequest } from '#workers/below.ts';
import type { FromCrosswordMaker, ToCrosswordMaker } from '#workers/crossword-protocol.ts';
import type { FromComparer, ToComparer } from '#workers/encodings-protocol.ts';
import type { FromJudge, ToJudge } from '#workers/judge-protocol.ts';
import type { FromMaker, ToMaker } from '#workers/make-protocol.ts';
import type { FromSolver, ToSolver } from '#workers/protocol.ts';
import type { FromRacer, ToRacer } from '#workers/race-protocol.ts';
import type { FromSheetMaker, ToSheetMaker } from '#workers/sheet-protocol.ts';
import type { FromSketchSolver, ToSketchSolver } from '#workers/sketch-protocol.ts';
import type { FromTrial, ToTrial } from '#workers/trial-protocol.ts';

/** What is said to each worker of the site, and what it says. */
interface Workers {
  readonly below: { to: BelowRequest; from: BelowNews };
  readonly crossword: { to: ToCrosswordMaker; from: FromCrosswordMaker };
  readonly encodings: { to: ToComparer; from: FromComparer };
  readonly judge: { to: ToJudge; from: FromJudge };
  readonly make: { to: ToMaker; from: FromMaker };
  readonly race: { to: ToRacer; from: FromRacer };
  readonly sheet: { to: ToSheetMaker; from: FromSheetMaker };
  readonly sketch: { to: ToSketchSolver; from: FromSketchSolver };
  readonly solver: { to: ToSolver; from: FromSolver };
  readonly trial: { to: ToTrial; from: FromTrial };
}

/** The page's end of a worker. */
export interface WorkerLine<To> {
  /** Says something to the worker, and starts it when there is none. */
  post(message: To): void;
  /** Ends the worker, whatever it is doing; the next message starts another one. */
  close(): void;
}

// The bundler finds each worker by this very expression.
const starts: Readonly<Record<keyof Workers, () => Worker>> = {
  below: () => new Worker(new URL('../../workers/below.worker.ts', import.meta.url), { type: 'module' }),
  crossword: () => new Worker(new URL('../../workers/crossword.worker.ts', import.meta.url), { type: 'module' }),
  encodings: () => new Worker(new URL('../../workers/encodings.worker.ts', import.meta.url), { type: 'module' }),
  judge: () => new Worker(new URL('../../workers/judge.worker.ts', import.meta.url), { type: 'module' }),
  make: () => new Worker(new URL('../../workers/make.worker.ts', import.meta.url), { type: 'module' }),
  race: () => new Worker(new URL('../../workers/race.worker.ts', import.meta.url), { type: 'module' }),
  sheet: () => new Worker(new URL('../../workers/sheet.worker.ts', import.meta.url), { type: 'module' }),
  sketch: () => new Worker(new URL('../../workers/sketch.worker.ts', import.meta.url), { type: 'module' }),
  solver: () => new Worker(new URL('../../workers/solver.worker.ts', import.meta.url), { type: 'module' }),
  trial: () => new Worker(new URL('../../workers/trial.worker.ts', import.meta.url), { type: 'module' }),
};

/**
 * Prepares a worker, which starts with the first message. When it cannot be fetched, or breaks off
 * with an error that it has not told of itself, it is ended, and `broken` hears why, in words that
 * end a sentence without its full stop; the next message starts another one.
 */
export function openWorker<Name extends keyof Workers>(
  name: Name,
  hear: (message: Workers[Name]['from']) => void,
  broken: (why: string) => void,
): WorkerLine<Workers[Name]['to']> {
  let worker: Worker | null = null;

  function close(): void {
    worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    const fresh = starts[name]();
    // What was on its way from a worker that has been ended is not heard.
    fresh.onmessage = ({ data }: MessageEvent<Workers[Name]['from']>) => {
      if (worker === fresh) hear(data);
    };
    fresh.onerror = (event) => {
      if (worker !== fresh) return;
      close();
      // Only a worker that has begun can say what went wrong in it.
      broken(event.message || 'the code for it could not be fetched; press again to retry, or reload the page');
    };
    return fresh;
  }

  return {
    post(message) {
      worker ??= start();
      worker.postMessage(message);
    },
    close,
  };
}
