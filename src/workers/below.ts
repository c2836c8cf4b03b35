import { searchOnLinks } from '#dlx/bounded/on-links.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { type Below, type NodeStart, createBelow } from '#history/below.ts';
import type { LinkSearch } from '#history/walker.ts';

/** One node and two choosers, whose searches from that node on are counted side by side. */
export interface BelowRequest {
  readonly matrix: Matrix;
  readonly choosers: readonly [yours: Choosing, solvers: Choosing];
  readonly start: NodeStart;
  /** Each count stops after this many updates. */
  readonly budget: number;
}

export type BelowCounts = readonly [yours: Below, solvers: Below];

/** Updates of each in a turn: about ten milliseconds. */
const TURN = 1_000_000;

/**
 * Counts both ways in turns and yields the counts after each.
 *
 * @param begin starts a search; by default the one that a matrix asks for, which minds no costs
 * @throws RangeError from `next()`, when there is no such chooser, or a column with colours is primary
 */
export function* compareBelow(
  { matrix, choosers, start, budget }: BelowRequest,
  begin: (matrix: Matrix, chooser: Choosing) => LinkSearch = searchOnLinks,
): Generator<BelowCounts, BelowCounts> {
  const yours = createBelow(begin(matrix, choosers[0]), start);
  const solvers = createBelow(begin(matrix, choosers[1]), start);
  let counts: BelowCounts = [yours.below, solvers.below];
  for (let left = budget; left > 0 && !counts.every(({ isWhole }) => isWhole); left -= TURN) {
    const turn = Math.min(TURN, left);
    yours.advance(turn);
    solvers.advance(turn);
    counts = [yours.below, solvers.below];
    yield counts;
  }
  return counts;
}
