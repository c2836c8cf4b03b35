import type { Engine } from './engine.ts';
import { type Matrix, checkMatrix } from './matrix.ts';
import { chosenRows } from './solve.ts';
import { checkPauses, limitOf } from './limit.ts';
import { engineOfAny } from './bounded/engine-of-any.ts';
import type { SolveOptions } from './solve-options.ts';

/** Updates between two pauses: about ten milliseconds of work. */
const UPDATES_IN_A_TURN = 1_000_000;

/** How far a search has come. */
export interface Progress {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
  /** The share of its tree that is done, from 0 to 1, when each node divides its own share equally among its rows. */
  readonly share: number;
}

export interface AsyncSolveOptions extends SolveOptions {
  /** Called in each pause. */
  readonly onProgress?: (progress: Progress) => void;
  /** Stops the search at its next pause or solution; the pending `next()` rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * The same as `solve`, with a pause for the event loop about every ten milliseconds, so that a page stays usable and
 * the signal can be aborted during a search.
 *
 * @throws RangeError when `limit` is not a whole number from 0 up or Infinity, there is no such engine or
 *   chooser, `onProgress` or `signal` is none, or the matrix is none; from `next()`, when a column with colours is primary
 */
export function solveAsync<Row = number>(
  matrix: Matrix<Row>,
  options: AsyncSolveOptions = {},
): AsyncGenerator<Row[], void> {
  checkMatrix(matrix);
  const begin = engineOfAny(options);
  checkPauses(options);
  return solutionsOf(matrix, begin, limitOf(options.limit), options);
}

async function* solutionsOf<Row>(
  matrix: Matrix<Row>,
  begin: (matrix: Matrix<unknown>) => Engine,
  limit: number,
  { signal, onProgress }: AsyncSolveOptions,
): AsyncGenerator<Row[], void> {
  signal?.throwIfAborted();
  const search = begin(matrix);
  let turn = UPDATES_IN_A_TURN;
  while (!search.done && search.solutions < limit) {
    search.run({ solutions: search.solutions + 1, updates: turn });
    if (search.updates >= turn) {
      const { solutions, nodes, updates, share } = search;
      onProgress?.({ solutions, nodes, updates, share });
      await new Promise((resolve) => setTimeout(resolve));
      turn = search.updates + UPDATES_IN_A_TURN;
    }
    signal?.throwIfAborted();
    if (search.event === 'solution') yield chosenRows(matrix, search);
    signal?.throwIfAborted();
  }
}
