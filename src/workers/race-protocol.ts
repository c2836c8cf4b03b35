import type { Rule, Matrix } from '#dlx/index.ts';
import type { RaceBudget, Standing } from '#exhibits/race.ts';
import type { Track } from '#exhibits/track.ts';

/** Messages to a racer. A new `start` ends the race before it. */
export type ToRacer =
  | {
      readonly kind: 'start';
      readonly race: number;
      readonly matrix: Matrix;
      readonly choosers: readonly Rule[];
      readonly budget: RaceBudget;
    }
  | { readonly kind: 'stop'; readonly race: number };

/** Messages from a racer. */
export type FromRacer =
  /** The race goes on; `clock` is the number of updates that each runner has been given so far. */
  | { readonly kind: 'clock'; readonly race: number; readonly clock: number }
  /** It is over, and can be replayed: `tracks` are in the order of the standings. */
  | {
      readonly kind: 'over';
      readonly race: number;
      readonly standings: readonly Standing[];
      readonly tracks: readonly Track[];
    }
  | { readonly kind: 'failed'; readonly race: number; readonly message: string };
