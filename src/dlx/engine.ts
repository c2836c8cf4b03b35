import type { Chooser } from './choosers.ts';
import type { StopAt } from './events.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';

/**
 * A search that can be run and looked at, whatever it works on. `run` stops at a try, a solution or the
 * end, and there all of this is true to the unit.
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

/** Starts the search of a matrix: dancing links, unless told otherwise (`bitmap-engine.ts`). */
export type Engine = (matrix: Matrix<unknown>, choose: Chooser) => Walk;

/** Dancing links: any chooser, and memory that grows with the ones of the matrix. */
export const links: Engine = (matrix, choose) => new Search(matrix, choose);
