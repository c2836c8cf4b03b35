import type { Matrix } from '#dlx/matrix.ts';
import { type WorkerSolveOptions, askWorker } from '#dlx/in-worker/ask.ts';
import type { Answered, WorkerSeen } from '#dlx/in-worker/messages.ts';

export type { WorkerSolveOptions } from '#dlx/in-worker/ask.ts';

/**
 * Solves in a worker of the browser; `askWorker` says how.
 * @throws RangeError and Error as `askWorker`
 */
export function solveInWorker<Row = number>(
  matrix: Matrix<Row>,
  options?: WorkerSolveOptions,
): AsyncGenerator<Row[], void> {
  return askWorker(startWorker, matrix, options);
}

function startWorker(): WorkerSeen {
  // Bundlers look for these very words.
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (asked) => worker.postMessage(asked),
    listen(answered, failed) {
      worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => answered(data));
      worker.addEventListener('error', ({ message }) => failed(new Error(message || 'the worker could not be loaded')));
    },
    end: () => worker.terminate(),
  };
}
