import type { Counts, Matrix } from '#dlx/index.ts';
import type { EngineName } from '#dlx/trial-names.ts';
import type { Trial } from '#dlx/trial.ts';

/** What the page says: measure the links on a matrix, or try an engine. To stop it, end the worker. */
export type ToTrial =
  | { readonly kind: 'measure'; readonly matrix: Matrix }
  | { readonly kind: 'try'; readonly engine: EngineName; readonly matrix: Matrix };

/** Counts of a search in the links, and milliseconds of it in the mean of so many searches. */
export interface Measured extends Counts {
  readonly mems: number;
  readonly ms: number;
  readonly searches: number;
}

export type FromTrial =
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'tried'; readonly engine: EngineName; readonly trial: Trial }
  | { readonly kind: 'failed'; readonly message: string };
