import type { Matrix } from '../matrix.ts';
import type { Progress } from '../solve-async.ts';
import type { SolveOptions } from '../solve-options.ts';

/** What the page or program and its worker tell each other. Solutions are row numbers: values of rows stay where they are. */

/** What a worker is asked: to begin a search, once, and then for more of its solutions. */
export type Asked = { readonly matrix: Matrix; readonly options: SolveOptions } | 'more';

/** What it answers: how far it has come, as often as it likes, and some solutions for each time it is asked for more. */
export type Answered =
  | { readonly progress: Progress }
  | { readonly solutions: readonly (readonly number[])[]; readonly isLast: boolean }
  | { readonly fault: string };

/** A worker, as far as `solveInWorker` uses it, of the web or of Node. */
export interface WorkerSeen {
  post(asked: Asked): void;
  /** Sets what is called for each answer, and for an error that the worker has not caught. */
  listen(answered: (answer: Answered) => void, failed: (error: Error) => void): void;
  end(): void;
}
