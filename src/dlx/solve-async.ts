import type { Walk } from './engine.ts';
import type { Matrix } from './matrix.ts';
import { chosenRows } from './solve.ts';
import type { SolveOptions } from './solve-options.ts';
import { limitOf, walkOf } from './solve-options.ts';

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
  return solutionsOf(matrix, walkOf(options), limitOf(options.limit), options.signal);
}

async function* solutionsOf<Row>(
  matrix: Matrix<Row>,
  begin: (matrix: Matrix<unknown>) => Walk,
  limit: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Row[], void> {
  signal?.throwIfAborted();
  const search = begin(matrix);
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
