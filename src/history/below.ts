import type { ChooserName, Matrix, Tally } from '#dlx/index.ts';
import { chooserOf, Search } from '#dlx/index.ts';
import type { Recording } from './recording.ts';

/** What a part of the search comes to: everything at and below one node. */
export interface Below {
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  /** How many of the nodes are entered up to and with the first solution; null before it is found. */
  readonly firstSolution: number | null;
  /** False while there is more to count: the numbers are then what has been seen so far. */
  readonly isWhole: boolean;
}

/** The moment right before a node is entered, for `Search.restore`; plain data, so it may be sent. */
export interface NodeStart {
  readonly path: readonly number[];
  readonly firsts: readonly number[];
  readonly tally: Tally;
}

export interface BelowCounter {
  readonly below: Below;
  /** Counts on for about this many updates. */
  advance(updates: number): void;
}

/**
 * The decision at which a node is entered: the checkpoints say in which stretch, and that is walked.
 *
 * @param node the number of the node in the search, from 1
 * @returns null when the recording does not come to it
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

/** The first decision from one to another at which so many nodes have been entered. */
function firstWith(recording: Recording, from: number, to: number, node: number): number | null {
  const found: number[] = [];
  recording.walk(from, to, ({ events, nodes }) => {
    if (nodes >= node) found.push(events);
    return nodes >= node;
  });
  return found[0] ?? null;
}

/** Where a search must be put to enter this node next; null when the recording does not come to it. */
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

/** Counts what lies at and below a node, a slice at a time, by running the search until it leaves it. */
export function createBelow(matrix: Matrix, chooser: ChooserName, { path, firsts, tally }: NodeStart): BelowCounter {
  const search = new Search(matrix, chooserOf(chooser));
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
