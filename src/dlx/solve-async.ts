import type { Chooser } from './choosers.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';
import type { SolveOptions } from './solve.ts';
import { chooserOf, chosenRows, limitOf } from './solve.ts';

/** How much is done before others have their turn: ten milliseconds of work, more or less. */
const UPDATES_IN_A_TURN = 1_000_000;

export interface AsyncSolveOptions extends SolveOptions {
  /** Ends the search at its next turn: what waits for a solution is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * The same as `solve`, in turns of about ten milliseconds: between them the event loop sees to whatever
 * else there is, so that a page can be used and the signal can be aborted while a search goes on.
 *
 * @throws RangeError when the limit is no number of solutions
 */
export function solveAsync<Row = number>(
  matrix: Matrix<Row>,
  options: AsyncSolveOptions = {},
): AsyncGenerator<Row[], void> {
  return solutionsOf(matrix, chooserOf(options.chooser), limitOf(options.limit), options.signal);
}

async function* solutionsOf<Row>(
  matrix: Matrix<Row>,
  chooser: Chooser,
  limit: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Row[], void> {
  signal?.throwIfAborted();
  const search = new Search(matrix, chooser);
  let turn = UPDATES_IN_A_TURN;
  while (!search.done && search.solutions < limit) {
    search.run({ solutions: search.solutions + 1, updates: turn });
    if (search.updates >= turn) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = search.updates + UPDATES_IN_A_TURN;
    }
    signal?.throwIfAborted();
    if (search.event === 'solution') yield chosenRows(matrix, search);
    signal?.throwIfAborted();
  }
}
