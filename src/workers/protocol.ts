import type { Choosing, Matrix } from '#dlx/index.ts';
import type { Estimate } from '#dlx/estimate.ts';
import type { Chunk } from '#history/index.ts';
import type { LongMoment } from '#history/long-moment.ts';

/** Where a job stands. `paused`: it found as many solutions as it was asked for, and can go on. */
export type JobState = 'running' | 'paused' | 'finished' | 'cancelled';

/** Messages to a solver. A new `start` ends the job before it. */
export type ToSolver =
  | {
      readonly kind: 'start';
      readonly job: number;
      readonly matrix: Matrix;
      readonly chooser?: Choosing;
      /** Pause when this many solutions are known. */
      readonly pauseAt?: number;
      /** Begin here instead of at the start; only for a solver of long runs. */
      readonly after?: LongMoment | null;
      /** Milliseconds that the run took to get there. */
      readonly elapsed?: number;
    }
  | { readonly kind: 'resume'; readonly job: number; readonly pauseAt?: number }
  | { readonly kind: 'cancel'; readonly job: number }
  /** Nothing more is asked of the job: the workers that record it are terminated. */
  | { readonly kind: 'end'; readonly job: number };

export interface SolverProgress {
  readonly kind: 'progress';
  readonly job: number;
  readonly chunk: Chunk;
  /** Milliseconds of solving so far, pauses not counted. */
  readonly elapsed: number;
  readonly state: JobState;
  /** Only for a long run: the estimate of random walks down its tree. */
  readonly expected?: Estimate;
}

export type FromSolver = SolverProgress | { readonly kind: 'failed'; readonly job: number; readonly message: string };

/** The page's end of a solver. */
export interface SolverPort {
  post(message: ToSolver): void;
  close(): void;
}
