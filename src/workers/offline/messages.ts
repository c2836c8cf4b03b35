import type { Failure, Kept } from './keeper.ts';

/** What a page asks of the service worker. Answers come through a port that is sent along. */
export type ToKeeper =
  | { readonly do: 'keep'; readonly path: string }
  | { readonly do: 'keep-all' | 'remove' | 'tell' }
  /** Let the new edition begin: the page reloads. */
  | { readonly do: 'begin' };

export type FromKeeper = { readonly share: number } | { readonly kept: Kept } | { readonly failed: Failure };
