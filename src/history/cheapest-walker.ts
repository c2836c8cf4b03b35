/** How the events of a search for the cheapest covers open into moves, and what its frames show besides. */
import type { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { commitBelow, coverBelow, uncommitBelow, uncoverBelow } from '#dlx/cheapest/below.ts';
import { isBelow } from '#dlx/cheapest/priced-links.ts';
import { degreeOf } from '#dlx/bounded/degree.ts';
import { changedBy } from '#dlx/colour-writes.ts';
import type { Matrix } from '#dlx/index.ts';
import { headerOf } from '#dlx/links.ts';
import { boundedWalker } from './bounded-walker.ts';
import type { FrameCosts } from './frame.ts';
import type { EventMove, Walker } from './walker.ts';

export function cheapestWalker(matrix: Matrix<unknown>, search: CheapestSearch): Walker {
  const walker = boundedWalker(matrix, search);
  const { links } = search;
  const isTweak = ({ node }: EventMove): boolean => node !== undefined;
  return {
    ...walker,
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
    more: (moves, done) => ({ ...walker.more?.(moves, done), costs: costsAt(matrix, search) }),
  };
}

/** Rows that cost as much as this were not hidden by a move: `row` is -1 for the column branched on. */
function limitOf(search: CheapestSearch, { level, row }: EventMove): number {
  const { own, others } = search.limitsAt(level);
  return row < 0 ? own : others;
}

function costsAt({ costs }: Matrix<unknown>, search: CheapestSearch): FrameCosts {
  const { links, cost, cutoff, pruned, event } = search;
  return {
    spent: search.rows().reduce((sum, row) => sum + (costs?.[row] ?? 0), 0),
    atLeast: cost,
    cutoff,
    isPruned: event === 'dead end' && isPruned(search),
    pruned,
    net: links.net,
    taxes: links.taxes,
  };
}

/** True at a dead end where rows are left, and cost too much. */
export function isPruned(search: CheapestSearch): boolean {
  const column = search.branchAt(search.level);
  return column < 0 || degreeOf(search.links, column + 1) > 0;
}
