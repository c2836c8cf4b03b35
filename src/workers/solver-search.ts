import type { Matrix } from '#dlx/index.ts';
import type { FromSolver, SolverProgress } from './protocol.ts';
import type { OpenSolver } from './solver.ts';

/** One search by a solver inside this worker. */
export interface SolverSearch {
  /**
   * Begins the search, or goes on with it after `cancel`. Yields the progress that the solver sends; the last message
   * says how the search stopped. Unless that was a cancel, the search is then ended.
   *
   * @throws Error when the solver fails
   */
  run(): AsyncGenerator<SolverProgress, void>;
  /** Stops the search so that it can go on later. */
  cancel(): void;
  /** Ends the search: workers that record it are terminated. */
  end(): void;
}

/** Prepares a search that stops once this many solutions are known. */
export function createSearch(open: OpenSolver, matrix: Matrix, pauseAt: number): SolverSearch {
  const job = 0;
  const arrived: FromSolver[] = [];
  let wake = (): void => undefined;
  let state: 'new' | 'running' | 'cancelled' = 'new';
  const post = open((message) => {
    arrived.push(message);
    wake();
  });

  async function next(): Promise<SolverProgress> {
    for (;;) {
      const message = arrived.shift();
      if (message?.kind === 'failed') throw new Error(message.message);
      if (message) return message;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  const end = (): void => post({ kind: 'end', job });
  return {
    async *run() {
      post(state === 'new' ? { kind: 'start', job, matrix, pauseAt } : { kind: 'resume', job, pauseAt });
      state = 'running';
      let message: SolverProgress | null = null;
      try {
        do {
          message = await next();
          yield message;
        } while (message.state === 'running');
      } finally {
        if (message?.state !== 'cancelled') end();
      }
    },
    cancel() {
      if (state === 'running') post({ kind: 'cancel', job });
      state = 'cancelled';
    },
    end,
  };
}
