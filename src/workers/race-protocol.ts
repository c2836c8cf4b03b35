import type { ChooserName, Matrix } from '../dlx/index.ts';
import type { RaceBudget, Standing } from '../dlx/race.ts';

/** What the page says to a racer. A new `start` ends the race before it. */
export type ToRacer =
  | {
      readonly kind: 'start';
      readonly race: number;
      readonly matrix: Matrix;
      readonly choosers: readonly ChooserName[];
      readonly budget: RaceBudget;
    }
  | { readonly kind: 'stop'; readonly race: number };

/** What a racer says to the page. */
export type FromRacer =
  | {
      readonly kind: 'standings';
      readonly race: number;
      readonly standings: readonly Standing[];
      /** Updates that each has been given so far. */
      readonly clock: number;
      readonly isOver: boolean;
    }
  | { readonly kind: 'failed'; readonly race: number; readonly message: string };
