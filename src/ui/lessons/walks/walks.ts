/** The walks of figure 15.3; the same problem and seed always give the same walks. */
import type { Estimate, Matrix } from '#dlx/index.ts';
import { type RandomWalk, Estimator } from '#dlx/estimate.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { type Cell, treeCells } from '#pictures/walks/cells.ts';
import { NARROWEST } from '#pictures/walks/sizes.ts';
import { problemNamed } from '../measuring/measured-problems.ts';

export interface Walks {
  readonly walks: readonly RandomWalk[];
  readonly estimate: Estimate;
  readonly deepest: number;
  /** Takes walks until there are `count`. */
  takeUpTo(count: number): void;
  /** The number of nodes of the tree, and the nodes that are wide enough to draw. */
  truth(): { truth: number; whole: readonly Cell[] };
}

/**
 * Prepares the walks down the tree of a problem; they start with `takeUpTo`.
 * @throws RangeError when there is no problem of that name
 */
export function createWalks(problem: string, seed: number): Walks {
  const matrix = problemNamed(problem).matrix();
  const estimator = new Estimator(matrix, { seed });
  const walks: RandomWalk[] = [];
  let known: ReturnType<Walks['truth']> | null = null;
  return {
    walks,
    deepest: deepestOf(matrix),
    get estimate() {
      return estimator.estimate();
    },
    takeUpTo(count) {
      while (walks.length < count) walks.push(estimator.walk());
    },
    truth() {
      // Memoized subproblems give the size even of a tree that is too large to search (lesson 16).
      known ??= { truth: countMemoized(matrix).tree, whole: treeCells(matrix, NARROWEST) };
      return known;
    },
  };
}

/** No path is longer than this: each row covers some primary columns, and no column is covered twice. */
function deepestOf({ columns, rows }: Matrix): number {
  const isPrimary = columns.map(({ kind }) => kind === 'primary');
  const least = Math.min(...rows.map((row) => row.filter((column) => isPrimary[column]).length));
  return Math.floor(isPrimary.filter(Boolean).length / Math.max(1, least));
}
