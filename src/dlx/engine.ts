import type { Chooser } from './choosers.ts';
import type { StopAt } from './events.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';

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

/** Starts the search of a matrix: `links`, or `compiled` and `auto` (`compiled/engine.ts`). */
export type Engine = (matrix: Matrix<unknown>, choose: Chooser) => Walk;

/**
 * Dancing links: any chooser, and memory that grows with the 1s of the matrix.
 * @throws RangeError when a column with colours is primary
 */
export const links: Engine = (matrix, choose) => new Search(matrix, choose);
