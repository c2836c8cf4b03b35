/** How the events of a search for the cheapest covers open into moves, and what its frames show besides. */
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { commitBelow, coverBelow, uncommitBelow, uncoverBelow } from '#dlx/cheapest/cover-below.ts';
import { isBelow } from '#dlx/cheapest/priced-links.ts';
import { changedBy } from '#dlx/colour-writes.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { headerOf } from '#dlx/links.ts';
import { boundedWalker } from './bounded-walker.ts';
import type { FrameCosts } from './frame.ts';
import { priceOf } from './price.ts';
import type { EventMove, Walker } from './walker.ts';

/**
 * A walker of a new search for the `k` cheapest covers.
 * @throws RangeError when there is no such chooser, or a column with colours is primary
 */
export function walkerWithCosts(matrix: Matrix<unknown>, chooser: Choosing = 'smallest', k = 1): Walker {
  return cheapestWalker(matrix, new CheapestSearch(matrix, k, chooser), chooser);
}

/** @param chooser that of the search */
export function cheapestWalker(
  matrix: Matrix<unknown>,
  search: CheapestSearch,
  chooser: Choosing = 'smallest',
): Walker {
  const walker = boundedWalker(matrix, search);
  const { links } = search;
  const isTweak = ({ node }: EventMove): boolean => node !== undefined;
  return {
    ...walker,
    isOfPage: true,
    movesOf: () => walker.movesOf().map((move) => (isTweak(move) ? move : { ...move, limit: limitOf(search, move) })),
    carryOut(move, isBack = false) {
      if (isTweak(move)) return walker.carryOut(move, isBack);
      const { kind, column, taken } = move;
      const isCover = (kind === 'cover') !== isBack;
      const limit = limitOf(search, move);
      if (taken) return (isCover ? commitBelow : uncommitBelow)(links, taken, limit);
      return (isCover ? coverBelow : uncoverBelow)(links, headerOf(column), limit);
    },
    changedBy(move) {
      if (isTweak(move)) return walker.changedBy(move);
      const limit = limitOf(search, move);
      return changedBy(links, move.taken ?? headerOf(move.column), (node) => !isBelow(links, node, limit));
    },
    more: (moves, done) => ({ ...walker.more?.(moves, done), costs: { ...costsAt(matrix, search), chooser } }),
  };
}

/** Rows that cost as much as this were not hidden by a move: `row` is -1 for the column branched on. */
function limitOf(search: CheapestSearch, { level, row }: EventMove): number {
  const { own, others } = search.limitsAt(level);
  return row < 0 ? own : others;
}

function costsAt(matrix: Matrix<unknown>, search: CheapestSearch): Omit<FrameCosts, 'chooser'> {
  const { links, cost, cutoff, pruned, isPruned } = search;
  return {
    spent: priceOf(matrix, search.rows()) ?? 0,
    atLeast: cost,
    cutoff,
    isPruned,
    pruned,
    net: links.net,
    taxes: links.taxes,
  };
}
