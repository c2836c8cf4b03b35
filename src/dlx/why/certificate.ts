import { refuseBounds } from '../bounds.ts';
import { type Matrix, checkMatrix, hasColour, isUsable } from '../matrix.ts';
import { told } from '../told.ts';

/**
 * A proof that a matrix has no solution, which anybody can check row by row without a search: a **weight** for each
 * column, such that the rows of a solution would have to add up to a number that they cannot make.
 *
 * A solution covers each primary column once. So the weights of its rows, the **sums**, add up to the weights of all
 * primary columns, the **total**.
 *
 * - `remainder`: every sum is a multiple of the modulus, and the total is not. Secondary columns have the weight 0,
 *   because nobody knows whether they are covered. The two colours of a chessboard are the weights 1 and −1.
 * - `pigeonhole`: no sum is above 0, and the total is. Secondary columns have weights of at most 0, which count in the
 *   total too: a solution that leaves one of them out has an even larger sum. Seven guests with the weight 1 and six
 *   chairs with the weight −1 are such a proof.
 * - `empty`: primary columns that no row has. Each is a pigeonhole by itself, with a weight of 1.
 *
 * With `perRow` each row adds that much to its sum, and a solution adds it `rowsInSolution` times to the total. This
 * is possible where all rows have the same number of primary columns, which says how many rows a solution has.
 *
 * Colours are ignored. A proof without them is a proof all the same, because they only allow rows to share a secondary
 * column, whose weight then has to be 0.
 *
 * Sources: for colourings of boards N. G. de Bruijn, *Filling boxes with bricks*, American Mathematical Monthly 76
 * (1969), 37 to 40; what weights can prove about tilings, and what they cannot, J. H. Conway and J. C. Lagarias,
 * *Tiling with polyominoes and combinatorial group theory*, Journal of Combinatorial Theory A 53 (1990), 183 to 208;
 * for the pigeonhole J. Farkas, *Theorie der einfachen Ungleichungen*, Journal für die reine und angewandte Mathematik
 * 124 (1902), 1 to 27.
 */
export interface Certificate extends Weights {
  /** For each row the sum of its weights; 0 for a row without a primary column, which is never chosen. */
  readonly sums: readonly number[];
  /** What the sums of the rows of a solution would add up to: exactly, or with `pigeonhole` at least. */
  readonly total: number;
  /** True when every certificate of this kind and modulus was compared, and none has fewer columns. */
  readonly isFewest: boolean;
  /** How many were compared. */
  readonly compared: number;
}

/** What a certificate claims; the sums and the total follow from it. */
export interface Weights {
  readonly kind: 'empty' | 'remainder' | 'pigeonhole';
  /** What divides every sum and not the total, from 2 up; 0 in a pigeonhole. */
  readonly modulus: number;
  /** For each column a whole number, 0 for a column that takes no part. */
  readonly weights: readonly number[];
  /** The weight that every row has besides; 0 in most certificates. */
  readonly perRow: number;
  /** How many rows a solution would have; 0 where `perRow` is 0. */
  readonly rowsInSolution: number;
}

/**
 * The sums of the rows and the total of these weights, or null when they prove nothing. This knows nothing of how they
 * were found: it reads the matrix itself, in time linear in its 1s.
 *
 * @throws RangeError when the matrix is none, or there are no weights
 */
export function checkWeights(
  matrix: Matrix<unknown>,
  claim: Weights,
): { readonly sums: number[]; readonly total: number } | null {
  checkMatrix(matrix);
  refuseBounds(matrix, 'checkWeights does');
  if (!Array.isArray((claim as Weights | null)?.weights)) {
    throw new RangeError(`the weights are ${told(claim)}; give the certificate that whyNone found`);
  }
  const { kind, modulus, weights, perRow, rowsInSolution } = claim;
  const { columns, rows } = matrix;
  if (weights.length !== columns.length || ![...weights, perRow].every(Number.isSafeInteger)) return null;
  const isDivided = kind === 'remainder';
  if (isDivided ? !(Number.isInteger(modulus) && modulus >= 2) : modulus !== 0) return null;
  let total = perRow * rowsInSolution;
  for (const [column, weight] of weights.entries()) {
    const of = columns[column]?.kind;
    if (weight !== 0 && of === 'off') return null;
    if (of === 'secondary' && (isDivided ? weight !== 0 : weight > 0 || (weight < 0 && hasColour(matrix, column))))
      return null;
    total += weight;
  }
  const primary = columns.filter((column) => column.kind === 'primary').length;
  const sums: number[] = [];
  for (const row of rows) {
    let sum = 0;
    if (isUsable(matrix, row)) {
      sum = perRow;
      for (const column of row) sum += weights[column] as number;
      const size = row.filter((column) => columns[column]?.kind === 'primary').length;
      if (perRow !== 0 && size * rowsInSolution !== primary) return null;
      if (isDivided ? sum % modulus !== 0 : sum > 0) return null;
    }
    sums.push(sum);
  }
  const isProof = isDivided ? total % modulus !== 0 : total > 0;
  return isProof && Number.isSafeInteger(total) && sums.every(Number.isSafeInteger) ? { sums, total } : null;
}
