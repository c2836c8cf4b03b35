import type { Failure, CachedPages } from './page-cache.ts';

/** What a page asks of the service worker. Answers come through a port that is sent along. */
export type ToServiceWorker =
  | { readonly do: 'keep'; readonly path: string }
  | { readonly do: 'keep-all' | 'remove' | 'tell' }
  /** Let the new edition begin: the page reloads. */
  | { readonly do: 'begin' };

export type FromServiceWorker =
  | { readonly share: number }
  | { readonly kept: CachedPages }
  | { readonly failed: Failure };
