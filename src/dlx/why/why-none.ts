import { refuseBounds } from '../bounds.ts';
import { checkOptions } from '../limit.ts';
import { type Matrix, checkColours } from '../matrix.ts';
import { told } from '../told.ts';
import { type Certificate, type Weights, checkWeights } from './certificate.ts';
import type { Steps } from './kernel.ts';
import { findPigeonhole } from './pigeonhole.ts';
import { type Found, findRemainder } from './remainder.ts';

export interface WhyOptions {
  /**
   * The most multiplications that the search for a certificate takes; a hundred million take about half a
   * second. Default: 100 million.
   */
  readonly steps?: number;
}

/** What was found, and how hard the search tried. */
export interface WhyNone {
  /**
   * A proof that there is no solution, already checked row by row, or null. Without one there may be none all the same.
   */
  readonly certificate: Certificate | null;
  /**
   * True when nothing was left untried: with null there are then no such weights modulo 2, 3, 4 or 5, and no pigeonhole
   * that the simplex method sees.
   */
  readonly isComplete: boolean;
  /** The multiplications that it took. */
  readonly steps: number;
}

const MOST_STEPS = 100_000_000;

/**
 * Looks for a proof that a matrix has no solution, without searching for solutions: columns without a row first,
 * then the number of the columns, weights modulo 2, 3, 4 and 5, and a pigeonhole. It reads better the earlier it is
 * found, so the first is returned; of the weights of one modulus those with the fewest columns, as far as these can be
 * found (`isFewest`). Every proof is checked against the matrix by `checkWeights` before it is returned.
 *
 * A matrix that has a solution has no certificate. The converse does not hold: two queens on 2×2 have neither.
 *
 * @throws RangeError when the matrix is none, a column with colours is primary, or `steps` is not a number from 0 up
 */
export function whyNone(matrix: Matrix<unknown>, options: WhyOptions = {}): WhyNone {
  checkColours(matrix);
  refuseBounds(matrix, 'whyNone does');
  checkOptions(options);
  const most = options.steps ?? MOST_STEPS;
  if (!(typeof most === 'number' && most >= 0)) throw new RangeError(`steps is ${told(most)}; give a number from 0 up`);
  const steps: Steps = { left: most };
  const found = findEmpty(matrix) ?? findRemainder(matrix, steps) ?? withoutCare(findPigeonhole(matrix, steps));
  const checked = found && checkWeights(matrix, found);
  return {
    certificate: found && checked ? { ...found, ...checked } : null,
    isComplete: steps.left >= 0,
    steps: Math.min(most, most - steps.left),
  };
}

/** Primary columns that no row has. */
function findEmpty(matrix: Matrix<unknown>): Found | null {
  const covered = new Set(matrix.rows.flat());
  const weights = matrix.columns.map(({ kind }, column) => (kind === 'primary' && !covered.has(column) ? 1 : 0));
  if (!weights.includes(1)) return null;
  return { kind: 'empty', modulus: 0, weights, perRow: 0, rowsInSolution: 0, isFewest: false, compared: 1 };
}

/** Nobody compared the pigeonholes. */
function withoutCare(weights: Weights | null): Found | null {
  return weights && { ...weights, isFewest: false, compared: 1 };
}
