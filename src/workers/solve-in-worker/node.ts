import { Worker } from 'node:worker_threads';
import type { Matrix } from '#dlx/matrix.ts';
import { type WorkerSolveOptions, askWorker } from '#dlx/in-worker/ask.ts';
import type { WorkerSeen } from '#dlx/in-worker/messages.ts';

export type { WorkerSolveOptions } from '#dlx/in-worker/ask.ts';

/**
 * Solves in a thread of Node; `askWorker` says how.
 * @throws RangeError and Error as `askWorker`
 */
export function solveInWorker<Row = number>(
  matrix: Matrix<Row>,
  options?: WorkerSolveOptions,
): AsyncGenerator<Row[], void> {
  return askWorker(startWorker, matrix, options);
}

function startWorker(): WorkerSeen {
  // Flags of the program, such as --eval, are nothing to the thread.
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { execArgv: [] });
  return {
    post: (asked) => worker.postMessage(asked),
    listen(answered, failed) {
      worker.on('message', answered);
      worker.on('error', failed);
    },
    end: () => void worker.terminate(),
  };
}
