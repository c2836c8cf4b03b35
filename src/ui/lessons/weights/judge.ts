/** Whether weights that a reader has put on the columns prove that there is no solution. */
import type { Matrix } from '#dlx/index.ts';
import { checkWeights } from '#dlx/why/index.ts';

/** What a proof of weights rests on. */
interface Proof {
  readonly kind: 'proof';
  /** The sum of every row: up to multiples of `modulus`, from 0 up, or exactly where that is 0. */
  readonly sum: number;
  readonly modulus: number;
  readonly total: number;
}

export type Judgement =
  /** Every weight is 0. */
  | { readonly kind: 'blank' }
  | Proof
  /**
   * The rows agree, exactly or up to multiples of `modulus`, and the total is what they can make together. `row` is the
   * first whose sum is not the most frequent one; null where all are equal.
   */
  | {
      readonly kind: 'possible';
      readonly sum: number;
      readonly modulus: number;
      readonly total: number;
      readonly row: number | null;
    }
  /** Rows do not even agree whether their sums are odd; the first of those that are fewer. */
  | { readonly kind: 'broken'; readonly row: number; readonly total: number };

/**
 * Judges the weights. All rows cover the same number of columns, and `rows` of them would be a solution. If every row
 * has the same sum s, a solution has `rows` times s; if sums differ by multiples of m, it has that and some multiple
 * of m. So the weights are a proof if and only if the total differs from it by another number. A proof is checked by
 * `checkWeights` before it is called one.
 *
 * @param matrix all of its columns are primary
 * @throws Error when `checkWeights` disagrees
 */
export function judge(matrix: Matrix, weights: readonly number[], rows: number): Judgement {
  if (weights.every((weight) => weight === 0)) return { kind: 'blank' };
  const sums = matrix.rows.map((row) => sumOf(row.map((column) => weights[column] ?? 0)));
  const total = sumOf(weights);
  const [first = 0] = sums;
  const common = sums.reduce((divisor, sum) => gcd(divisor, Math.abs(sum - first)), 0);
  const rest = total - rows * first;
  const modulus = common === 0 ? 0 : smallestModulus(common, rest);
  if (common === 0 ? rest !== 0 : modulus > 0) {
    const sum = modulus === 0 ? first : remainder(first, modulus);
    check(matrix, weights, { modulus: modulus || smallestModulus(0, rest), sum, rows });
    return { kind: 'proof', sum, modulus, total };
  }
  if (common !== 1) {
    const row = common === 0 ? null : sums.findIndex((sum) => sum !== mostFrequent(sums));
    const shared = common > 0 && common % 2 === 0 ? 2 : common;
    return { kind: 'possible', sum: shared === 0 ? first : remainder(first, shared), modulus: shared, total, row };
  }
  const odd = sums.filter((sum) => sum % 2 !== 0).length;
  const isBlamed = (sum: number): boolean => (sum % 2 !== 0) === odd * 2 <= sums.length;
  const row = sums.findIndex(isBlamed);
  return { kind: 'broken', row, total };
}

/** The number that comes most often; of several the one nearest to 0. */
function mostFrequent(numbers: readonly number[]): number {
  const times = (one: number): number => numbers.filter((other) => other === one).length;
  return [...new Set(numbers)].sort((a, b) => times(b) - times(a) || Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** The smallest number from 2 up that divides the first (any number, where that is 0), and not the second; or 0. */
function smallestModulus(common: number, rest: number): number {
  const most = common === 0 ? Math.abs(rest) + 1 : common;
  for (let modulus = 2; modulus <= most; modulus += 1) {
    if (common % modulus === 0 && rest % modulus !== 0) return modulus;
  }
  return 0;
}

function check(
  matrix: Matrix,
  weights: readonly number[],
  { modulus, sum, rows }: { readonly modulus: number; readonly sum: number; readonly rows: number },
): void {
  const perRow = sum % modulus === 0 ? 0 : -sum;
  const claim = { kind: 'remainder', modulus, weights, perRow, rowsInSolution: perRow === 0 ? 0 : rows } as const;
  if (!checkWeights(matrix, claim)) throw new Error(`the weights ${weights.join(' ')} are no proof modulo ${modulus}`);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function remainder(number: number, modulus: number): number {
  return ((number % modulus) + modulus) % modulus;
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}
