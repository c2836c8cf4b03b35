/** How large a search tree is: counted when it is small, estimated from random walks when it is not. */
import type { Rule } from '#dlx/choosers.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';
import { chooserOf } from '#dlx/choosers.ts';
import { forecast } from './forecast.ts';

export interface TreeSize {
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  /** The standard error of the nodes; 0 for a tree that was counted. */
  readonly error: number;
  /** How many walks an estimate is made of; 0 for a tree that was counted. */
  readonly walks: number;
}

/** Updates up to which a tree is counted: some tenths of a second. */
const COUNTED = 4_000_000;
const WALKS = 400;

export interface SizeOptions {
  readonly rule?: Rule;
  /** Updates up to which it is counted. */
  readonly counted?: number;
  readonly walks?: number;
}

/** @throws RangeError when a column with colours is primary */
export function treeSize(matrix: Matrix<unknown>, options: SizeOptions = {}): TreeSize {
  const { rule = 'smallest', counted = COUNTED, walks = WALKS } = options;
  const search = new Search(matrix, chooserOf(rule));
  search.run({ updates: counted });
  if (search.done) {
    const { nodes, updates, solutions } = search;
    return { nodes, updates, solutions, error: 0, walks: 0 };
  }
  const steps = forecast(matrix, { walks, chooser: rule });
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    const { estimate } = step.value;
    const { nodes, updates, solutions } = estimate;
    return {
      nodes: nodes.mean,
      updates: updates.mean,
      solutions: solutions.mean,
      error: nodes.error,
      walks: estimate.walks,
    };
  }
}
