import type { Tally } from '#dlx/links.ts';
import type { Recording } from './recording.ts';
import type { LinkSearch } from './walker.ts';

/** Counts of the part of a search at and below one node. */
export interface Below {
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  /** Nodes entered up to and including the first solution; null until one is found. */
  readonly firstSolution: number | null;
  /** False while the count goes on; the numbers are then those so far. */
  readonly isWhole: boolean;
}

/** The moment right before a node is entered, for `Search.restore`; plain data, so that a message can contain it. */
export interface NodeStart {
  readonly path: readonly number[];
  readonly firsts: readonly number[];
  readonly tally: Tally;
}

interface BelowCounter {
  readonly below: Below;
  /** Counts on for about this many updates. */
  advance(updates: number): void;
}

/**
 * The decision at which a node is entered, found by a binary search in the checkpoints and a walk of one stretch.
 *
 * @param node the number of the node in the search, from 1
 * @returns null when the recording does not reach it
 */
export function decisionOfNode(recording: Recording, node: number): number | null {
  const { checkpoints, totals } = recording;
  if (node < 1 || totals.nodes < node) return null;
  const position = (checkpoint: number): number => checkpoints.position(checkpoint, 'decisions');
  let low = 0;
  let high = checkpoints.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firstWith(recording, position(middle), position(middle), node) === null) low = middle + 1;
    else high = middle;
  }
  return firstWith(recording, low === 0 ? 0 : position(low - 1), totals.events, node);
}

/** The first decision in a range at which at least `node` nodes have been entered, or null. */
function firstWith(recording: Recording, from: number, to: number, node: number): number | null {
  const found: number[] = [];
  recording.walk(from, to, ({ events, nodes }) => {
    if (nodes >= node) found.push(events);
    return nodes >= node;
  });
  return found[0] ?? null;
}

/** The moment from which a search enters this node next; null when the recording does not reach it. */
export function startOfNode(recording: Recording, node: number): NodeStart | null {
  const decision = decisionOfNode(recording, node);
  if (decision === null) return null;
  const found: NodeStart[] = [];
  recording.walk(decision - 1, decision - 1, (search) => {
    found.push({ path: [...search.path()], firsts: search.firsts(), tally: search.tally() });
    return true;
  });
  return found[0] ?? null;
}

/** Counts a search at and below a node in slices, by running it until it leaves the node. */
export function createBelow(search: LinkSearch, { path, firsts, tally }: NodeStart): BelowCounter {
  search.restore(path, tally, firsts);
  const { level } = search;
  let firstSolution: number | null = null;
  let isWhole = false;
  return {
    get below() {
      return {
        nodes: search.nodes - tally.nodes,
        updates: search.updates - tally.updates,
        solutions: search.solutions - tally.solutions,
        firstSolution,
        isWhole,
      };
    },
    advance(updates) {
      const end = search.updates + updates;
      while (!isWhole && search.updates < end) {
        search.step();
        if (firstSolution === null && search.event === 'solution') {
          firstSolution = search.nodes - tally.nodes;
        }
        isWhole = search.done || search.level < level;
      }
    },
  };
}
