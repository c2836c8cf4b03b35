import type { ChooserName, Matrix } from '../dlx/index.ts';
import { chooserOf, Search } from '../dlx/index.ts';

/** What a part of the search comes to: everything at and below one node. */
export interface Below {
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  /** False when the count was given up, so that the numbers are only what was seen until then. */
  readonly isWhole: boolean;
}

/** Updates after which counting is given up: a few tens of milliseconds. */
const BUDGET = 4_000_000;

/**
 * Counts what lies at and below a node, by running the search to it and on until it leaves it.
 *
 * @param node the number of the node in the search, from 1
 */
export function countBelow(matrix: Matrix, chooser: ChooserName, node: number): Below {
  const search = new Search(matrix, chooserOf(chooser));
  // Entering the node covers its column, and that work is its own.
  let updates = 0;
  while (!search.done && search.nodes < node && search.updates < BUDGET) {
    ({ updates } = search);
    search.step();
  }
  const { level, solutions } = search;
  const found = search.event === 'solution' ? solutions - 1 : solutions;
  while (!search.done && search.level >= level && search.updates < BUDGET) search.step();
  return {
    nodes: search.nodes - (node - 1),
    updates: search.updates - updates,
    solutions: search.solutions - found,
    isWhole: search.done || search.level < level,
  };
}
