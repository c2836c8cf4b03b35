import { engineOfAny } from '../bounded/engine-of-any.ts';
import type { Choosing } from '../choosers.ts';
import { type Matrix, checkMatrix } from '../matrix.ts';
import type { AsyncSolveOptions } from '../solve-async.ts';
import { checkPauses } from '../limit.ts';
import type { Answered, WorkerSeen } from './messages.ts';

/** The options of `solveAsync`, but the chooser is a rule and no function, because a function cannot be sent to a worker. */
export interface WorkerSolveOptions extends Omit<AsyncSolveOptions, 'chooser'> {
  readonly chooser?: Choosing;
}

/**
 * The same as `solveAsync`, with the search in a worker that `start` makes and that ends with it. Solutions come in
 * batches of up to a thousand; the worker searches on only when they are read.
 *
 * @throws RangeError as `solveAsync`, and when the chooser is a function; from `next()` for a column with colours that is
 *   primary, and Error when the worker fails
 */
export function askWorker<Row>(
  start: () => WorkerSeen | Promise<WorkerSeen>,
  matrix: Matrix<Row>,
  options: WorkerSolveOptions = {},
): AsyncGenerator<Row[], void> {
  checkMatrix(matrix);
  if (typeof options.chooser === 'function') {
    throw new RangeError('the chooser is a function, which cannot be sent to a worker; name a rule, or use solveAsync');
  }
  // Whatever is wrong with the options is said before a worker starts.
  engineOfAny(options);
  checkPauses(options);
  return solutionsOf(start, matrix, options);
}

async function* solutionsOf<Row>(
  start: () => WorkerSeen | Promise<WorkerSeen>,
  { values, ...matrix }: Matrix<Row>,
  { onProgress, signal, ...options }: WorkerSolveOptions,
): AsyncGenerator<Row[], void> {
  signal?.throwIfAborted();
  const worker = await start();
  let settle: Settling<Answered> | null = null;
  const stop = (): void => settle?.reject(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  worker.listen(
    (answer) => {
      if ('progress' in answer) onProgress?.(answer.progress);
      else settle?.resolve(answer);
    },
    (error) => settle?.reject(error),
  );
  try {
    worker.post({ matrix, options });
    for (let isLast = false; !isLast;) {
      signal?.throwIfAborted();
      const answered = new Promise<Answered>((resolve, reject) => (settle = { resolve, reject }));
      worker.post('more');
      const answer = await answered;
      if ('fault' in answer) throw new RangeError(answer.fault);
      if (!('solutions' in answer)) continue;
      for (const rows of answer.solutions) {
        // Without values, `Row` is number.
        yield (values ? rows.map((row) => values[row]) : [...rows]) as Row[];
        signal?.throwIfAborted();
      }
      isLast = answer.isLast;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.end();
  }
}

/** How a promise is settled. */
interface Settling<Value> {
  resolve(value: Value): void;
  reject(reason: unknown): void;
}
