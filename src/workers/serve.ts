/** A worker that does one task for each request; the page's end of it is `openTask` (`ui/kit/worker.ts`). */
import { messageOf } from '#english/english.ts';
import { workerScope } from './scope.ts';
import {} from './thread.ts';

/**
 * What such a worker does: a generator, sync or async, that yields progress and returns a result, or, where no progress
 * is to be sent, a function that returns the result. The page infers the types of all three from it.
 */
export type Task = (input: never, ...more: never[]) => object;

type Steps<Progress, Result> = Generator<Progress, Result> | AsyncGenerator<Progress, Result>;

export type InputOf<Of extends Task> = Parameters<Of>[0];
export type ProgressOf<Of extends Task> = ReturnType<Of> extends Steps<infer Progress, unknown> ? Progress : never;
export type ResultOf<Of extends Task> = ReturnType<Of> extends Steps<unknown, infer Result> ? Result : ReturnType<Of>;

/** Messages from the worker. The last one of a request is `done` or `failed`. */
export type FromTask<Progress, Result> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Makes this worker answer each request with the progress and the result of a task, or with the message of what it
 * throws. The page sends no request before the last one is answered: to cancel one, it terminates the worker.
 *
 * @param every sends no progress sooner than this many milliseconds after the one before it, or after the start;
 * what is yielded in between is not sent
 */
export function serve(task: (input: never) => object, every = 0): void {
  const scope = workerScope<FromTask<unknown, object>, never>();

  async function answer(input: never): Promise<object> {
    const steps = task(input);
    if (!isSteps(steps)) return steps;
    let sent = performance.now();
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
      const now = performance.now();
      if (now - sent < every) continue;
      sent = now;
      scope.postMessage({ kind: 'progress', progress: step.value });
    }
  }

  scope.onmessage = ({ data }) => {
    answer(data)
      .then((result) => scope.postMessage({ kind: 'done', result }))
      .catch((error: unknown) => scope.postMessage({ kind: 'failed', message: messageOf(error) }));
  };
}

function isSteps(answer: object): answer is Steps<unknown, object> {
  return 'next' in answer;
}
