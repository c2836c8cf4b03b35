import type { EncodingRun } from '#puzzles/ripple-effect/compare.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';

/** What the page says: compare the encodings on this puzzle. To stop it, end the worker. */
export interface ToComparer {
  readonly puzzle: RipplePuzzle;
  /** Milliseconds between two turns, so that the reader sees the clock go; 0 for at once. */
  readonly pause: number;
}

/** What a comparer says to the page. */
export type FromComparer =
  | {
      readonly kind: 'runs';
      readonly runs: readonly EncodingRun[];
      /** Updates that each has been given so far. */
      readonly clock: number;
      readonly isOver: boolean;
    }
  /** Milliseconds of a whole search, run by run; it is the last word. */
  | { readonly kind: 'times'; readonly times: readonly number[] }
  | { readonly kind: 'failed'; readonly message: string };
