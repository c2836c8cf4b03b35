import type { StopAt } from './events.ts';
import type { Search } from './search.ts';

/**
 * A search on any data structure. `run` stops at a try, a solution or the end, and all these values are exact there.
 */
export type Walk = Pick<
  Search,
  | 'event'
  | 'done'
  | 'events'
  | 'moves'
  | 'writes'
  | 'nodes'
  | 'updates'
  | 'covers'
  | 'cleansings'
  | 'solutions'
  | 'deadEnds'
  | 'level'
  | 'lowest'
  | 'highest'
  | 'profile'
  | 'updatesByLevel'
  | 'rows'
  | 'path'
  | 'firsts'
  | 'branchAt'
> & { run(stop?: Pick<StopAt, 'updates' | 'solutions'>): void };
