import { type Chooser, type Choosing, chooserOf } from '../choosers.ts';
import { checkOptions, checkPauses } from '../limit.ts';
import { type Matrix, checkMatrix } from '../matrix.ts';
import { told } from '../told.ts';
import type { Cover } from './best-covers.ts';
import { CheapestSearch } from './cheapest-search.ts';

/** Updates between two pauses: about ten milliseconds of work. */
const UPDATES_IN_A_TURN = 1_000_000;

/** How far the search for the cheapest covers has come. */
export interface CheapestProgress {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
  /** What the cheapest cover so far costs; Infinity before the first. */
  readonly cost: number;
  /** No cover costs less than this; it rises during the search. */
  readonly lowerBound: number;
  /** `cost` less `lowerBound`: 0 as soon as no cover can be cheaper. */
  readonly gap: number;
}

/** A cover that is among the k best so far. */
export interface BetterCover<Row = number> extends Cover<Row> {
  /** The k best covers found by the time you read it, the cheapest first; after the loop, the k cheapest of all. */
  readonly best: readonly Cover<Row>[];
  readonly lowerBound: number;
  /** What the cheapest cover so far costs, less `lowerBound`. */
  readonly gap: number;
}

export interface CheapestOptions<Row = number> {
  /** How many covers are wanted: a whole number from 1 up. Default: 1. */
  readonly k?: number;
  /**
   * Which column to branch on. Default: the smallest, by the branches that may still be cheap enough, then that whose
   * cheapest row costs most. Rows are always tried from the cheapest on, so a chooser may not ask for one. The
   * k cheapest cost the same whatever it chooses; of covers that cost the same it may find others.
   */
  readonly chooser?: Chooser | Choosing;
  /**
   * A lower bound of your own: what the cheapest cover that has these rows costs at least. It is called once for each
   * node; where it says too much, covers may be missed, and a cover found that proves it is a `RangeError`.
   */
  readonly bound?: (rows: readonly Row[]) => number;
  /** Called in each pause. */
  readonly onProgress?: (progress: CheapestProgress) => void;
  /** Stops the search at its next pause or cover; the pending `next()` rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Searches for the k cheapest covers. Yields each cover that is among the k best when it is found, in the order in which
 * Knuth's dlx5 finds them, and returns the k best. The search has then proved that they are: no other cover costs less
 * than the last of them. A cover that costs as much as the last of k is not looked for, so one cover of least cost is
 * found with k = 1, not all.
 *
 * It pauses for the event loop about every ten milliseconds, as `solveAsync` does. Columns may have bounds.
 *
 * @throws RangeError when the matrix is none or `k`, `chooser`, `bound`, `onProgress` or `signal` is not what it should be;
 *   from `next()`, when a column with colours is primary, `chooser` returns no column that is to be covered, or `bound`
 *   returns no number or more than a cover costs
 */
export function cheapest<Row = number>(
  matrix: Matrix<Row>,
  options: CheapestOptions<Row> = {},
): AsyncGenerator<BetterCover<Row>, readonly Cover<Row>[]> {
  checkMatrix(matrix);
  checkOptions(options);
  const { k = 1, chooser, bound, onProgress, signal } = options;
  if (!Number.isSafeInteger(k) || k < 1) throw new RangeError(`k is ${told(k)}; give a whole number from 1 up`);
  if (bound !== undefined && typeof bound !== 'function') {
    throw new RangeError(`bound is ${told(bound)}; give a function, or leave it out`);
  }
  chooserOf(chooser);
  checkPauses({ onProgress, signal });
  return betterCovers(matrix, { ...options, k });
}

async function* betterCovers<Row>(
  matrix: Matrix<Row>,
  { k, chooser, bound, onProgress, signal }: CheapestOptions<Row>,
): AsyncGenerator<BetterCover<Row>, readonly Cover<Row>[]> {
  signal?.throwIfAborted();
  // Without values, `Row` is number.
  const valuesOf = (rows: readonly number[]): Row[] =>
    (matrix.values ? rows.map((row) => matrix.values?.[row]) : [...rows]) as Row[];
  const bestOf = (search: CheapestSearch): Cover<Row>[] =>
    search.best().map(({ rows, cost }) => ({ rows: valuesOf(rows), cost }));
  const search = new CheapestSearch(matrix, k, chooser, bound && ((rows) => bound(valuesOf(rows))));
  let turn = UPDATES_IN_A_TURN;
  while (!search.done) {
    search.run({ solutions: search.solutions + 1, updates: turn });
    const { lowerBound, cost, gap } = standingOf(search);
    if (search.updates >= turn) {
      const { solutions, nodes, updates } = search;
      onProgress?.({ solutions, nodes, updates, cost, lowerBound, gap });
      await new Promise((resolve) => setTimeout(resolve));
      turn = search.updates + UPDATES_IN_A_TURN;
    }
    signal?.throwIfAborted();
    if (search.event !== 'solution') continue;
    yield {
      rows: valuesOf(search.rows()),
      cost: search.cost,
      // Not copied for each cover: k may be large.
      get best() {
        return bestOf(search);
      },
      lowerBound,
      gap,
    };
    signal?.throwIfAborted();
  }
  return bestOf(search);
}

function standingOf(search: CheapestSearch): Pick<CheapestProgress, 'cost' | 'gap' | 'lowerBound'> {
  const { lowerBound, least: cost } = search;
  return { cost, lowerBound, gap: cost === Infinity ? Infinity : cost - lowerBound };
}
