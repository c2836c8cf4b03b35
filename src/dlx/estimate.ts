import { type Chooser, type Choosing, chooserOf } from './choosers.ts';
import { commitOthers, uncommitOthers } from './colours.ts';
import { cover, uncover } from './columns.ts';
import { refuseBounds } from './bounds.ts';
import { createLinks } from './create-links.ts';
import { checkOptions } from './limit.ts';
import { type Links, columnOf } from './link-arrays.ts';
import { type Matrix, checkMatrix } from './matrix.ts';
import { createRandom } from './random.ts';
import { COLUMN, DOWN, ROW, SIZE } from './slots.ts';
import { told } from './told.ts';

/**
 * Estimates the size of a search tree from random walks down it.
 *
 * A walk begins at the root, takes one of the rows of each node at random, each with the same probability, and ends at
 * a dead end or a solution. A node below columns of 4, 3 and 2 rows is met by one walk in 4 · 3 · 2, so it stands for
 * 24 nodes: its **weight**. The sum of the weights on a walk estimates the number of nodes, and its expected value is
 * exactly that number. Updates and solutions are weighted in the same way. A few walks usually estimate too low,
 * because large subtrees are seldom met.
 *
 * Source: D. E. Knuth, *Estimating the efficiency of backtrack programs*, Mathematics of Computation 29 (1975), 121 to
 * 136.
 */

/** A node on a walk. */
export interface WalkNode {
  /** The row taken to get here, -1 at the root. */
  readonly row: number;
  /** The place of that row among the rows of the column above, from 0; 0 at the root. */
  readonly turn: number;
  /** The column branched on, -1 at a solution. */
  readonly column: number;
  /** How many rows that column has; 0 at a dead end and at a solution. */
  readonly degree: number;
  /** How many nodes it stands for: the product of the degrees above it. */
  readonly weight: number;
  /** Updates for taking the row and for covering the column branched on. */
  readonly updates: number;
}

/** One walk from the root to an end, and its own estimates. */
export interface RandomWalk {
  /** From the root down; never empty. */
  readonly path: readonly WalkNode[];
  readonly end: 'solution' | 'dead end';
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
}

/** The mean of the walks, and its standard error, which is Infinity for fewer than two walks. */
export interface Spread {
  readonly mean: number;
  readonly error: number;
}

export interface Estimate {
  readonly walks: number;
  readonly nodes: Spread;
  readonly updates: Spread;
  readonly solutions: Spread;
}

export interface EstimateOptions {
  /** The same seed takes the same walks. Default: 1. */
  readonly seed?: number;
  /** Which column to branch on; it must depend on the links alone (`isPlain`). Default: the smallest. */
  readonly chooser?: Chooser | Choosing;
}

/** Takes walks one at a time and averages their estimates. */
export class Estimator {
  readonly #links: Links;
  readonly #choose: Chooser;
  readonly #pick: (degree: number) => number;
  readonly #nodes = createMean();
  readonly #updates = createMean();
  readonly #solutions = createMean();
  #walks = 0;

  /** @throws RangeError when there is no chooser of that name, a column has bounds, or one with colours is primary */
  constructor(matrix: Matrix<unknown>, { seed = 1, chooser }: EstimateOptions = {}) {
    checkMatrix(matrix);
    refuseBounds(matrix, 'an estimate does', 'leave min and max out, or record the run to see how long it is');
    this.#links = createLinks(matrix);
    this.#choose = chooserOf(chooser);
    if (!Number.isFinite(seed)) throw new RangeError(`the seed is ${told(seed)}; give a number`);
    const random = createRandom(seed);
    this.#pick = (degree) => random.below(degree);
  }

  /** Takes one more walk. */
  walk(): RandomWalk {
    const walk = walkDown(this.#links, this.#choose, this.#pick);
    this.#walks += 1;
    this.#nodes.add(walk.nodes);
    this.#updates.add(walk.updates);
    this.#solutions.add(walk.solutions);
    return walk;
  }

  /** The estimates of the walks so far. */
  estimate(): Estimate {
    return {
      walks: this.#walks,
      nodes: this.#nodes.spread(),
      updates: this.#updates.spread(),
      solutions: this.#solutions.spread(),
    };
  }
}

/**
 * Estimates the tree of a matrix from this many walks.
 *
 * @throws RangeError when `walks` is not a whole number from 1 up, there is no chooser of that name, or a column with
 *   colours is primary
 */
export function estimate(
  matrix: Matrix<unknown>,
  options: EstimateOptions & { readonly walks?: number } = {},
): Estimate {
  checkOptions(options);
  const { walks = 1_000 } = options;
  if (!Number.isInteger(walks) || walks < 1) {
    throw new RangeError(`walks is ${told(walks)}; give a whole number from 1 up`);
  }
  const estimator = new Estimator(matrix, options);
  for (let taken = 0; taken < walks; taken += 1) estimator.walk();
  return estimator.estimate();
}

/**
 * Takes one walk, and leaves the links as they were.
 *
 * @param pick returns which of `degree` rows to take, from 0
 */
export function walkDown(links: Links, choose: Chooser, pick: (degree: number) => number): RandomWalk {
  const { nodes, right } = links;
  const path: WalkNode[] = [];
  const taken: number[] = [];
  let [row, turn, weight, updates] = [-1, 0, 1, 0];
  for (;;) {
    if (right[0] === 0) {
      path.push({ row, turn, column: -1, degree: 0, weight, updates });
      break;
    }
    const header = headerChosen(links, choose, path.length + 1);
    const degree = nodes[header + SIZE] as number;
    updates += cover(links, header);
    path.push({ row, turn, column: columnOf(header), degree, weight, updates });
    if (degree === 0) {
      uncover(links, header);
      break;
    }
    let node = nodes[header + DOWN] as number;
    turn = pick(degree);
    for (let skip = turn; skip > 0; skip -= 1) node = nodes[node + DOWN] as number;
    taken.push(node);
    row = nodes[node + ROW] as number;
    weight *= degree;
    updates = commitOthers(links, node);
  }
  for (let node = taken.pop(); node !== undefined; node = taken.pop()) {
    uncommitOthers(links, node);
    uncover(links, nodes[node + COLUMN] as number);
  }
  const isSolution = path.at(-1)?.column === -1;
  return {
    path,
    end: isSolution ? 'solution' : 'dead end',
    nodes: path.reduce((sum, node) => sum + node.weight, 0),
    updates: path.reduce((sum, node) => sum + node.weight * node.updates, 0),
    solutions: isSolution ? weight : 0,
  };
}

/** A chooser may name a node instead of a header; a walk ignores which row that puts first. */
function headerChosen(links: Links, choose: Chooser, level: number): number {
  return links.nodes[(choose(links, level) << 2) + COLUMN] as number;
}

/** A running mean and its standard error (Welford, 1962). */
function createMean(): { add(value: number): void; spread(): Spread } {
  let [count, mean, squares] = [0, 0, 0];
  return {
    add(value) {
      count += 1;
      const before = value - mean;
      mean += before / count;
      squares += before * (value - mean);
    },
    spread: () => ({
      mean,
      error: count < 2 ? Infinity : Math.sqrt(squares / (count - 1) / count),
    }),
  };
}
