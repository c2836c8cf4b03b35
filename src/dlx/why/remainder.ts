import type { Matrix } from '../matrix.ts';
import type { Certificate, Weights } from './certificate.ts';
import { fewest } from './fewest.ts';
import { type PrimePower, type Steps, kernel } from './kernel.ts';
import { type Reduced, reduced } from './reduced.ts';

/** Weights as they were found, before they are checked, and how hard the search for few columns tried. */
export type Found = Weights & Pick<Certificate, 'isFewest' | 'compared'>;

interface Attempt extends PrimePower {
  /** Whether each row has a weight of its own besides those of its columns. */
  readonly perRow: boolean;
}

/**
 * In the order in which they read well: the smallest modulus first, where a weight for each row costs a little more
 * than a modulus of one more. So the dominoes get the two colours of their board, modulo 3, and not one colour and the
 * number of rows.
 */
const ATTEMPTS: readonly Attempt[] = [
  { prime: 2, modulus: 2, perRow: false },
  { prime: 3, modulus: 3, perRow: false },
  { prime: 2, modulus: 2, perRow: true },
  { prime: 2, modulus: 4, perRow: false },
  { prime: 3, modulus: 3, perRow: true },
  { prime: 5, modulus: 5, perRow: false },
  { prime: 2, modulus: 4, perRow: true },
  { prime: 5, modulus: 5, perRow: true },
];

/**
 * Weights whose sums leave no remainder in any row, and leave one in the total; null when there are none, and when the
 * steps ran out, which are then below 0.
 */
export function findRemainder(matrix: Matrix<unknown>, steps: Steps): Found | null {
  const primary = reduced(matrix, (column) => matrix.columns[column]?.kind === 'primary');
  const counted = byCount(matrix, primary);
  if (counted) return counted;
  const { columns, rows } = primary;
  const rowsInSolution = rowsOfSolution(primary);
  for (const { perRow, ...power } of ATTEMPTS) {
    const size = rows[0]?.length ?? 0;
    // Where a row's size can be divided by in this modulus, a weight for each row says nothing new.
    if (perRow && (rowsInSolution === 0 || size % power.prime !== 0)) continue;
    const totals = columns.map(() => 1);
    const lengthened = perRow ? rows.map((row) => [...row, columns.length]) : rows;
    const vectors = kernel(lengthened, perRow ? [...totals, rowsInSolution] : totals, power, steps);
    if (!vectors) return null;
    const best = fewest(vectors, power.modulus, steps);
    if (!best) continue;
    const all = signed(best.vector.subarray(0, -1), power.modulus);
    const ofRow = perRow ? (all.pop() as number) : 0;
    return {
      kind: 'remainder',
      modulus: power.modulus,
      weights: spread(matrix, columns, all),
      perRow: ofRow,
      rowsInSolution: ofRow === 0 ? 0 : rowsInSolution,
      isFewest: best.isFewest,
      compared: best.compared,
    };
  }
  return null;
}

/** The plainest weights: 1 for every column, when the size of each row has a divisor that their number has not. */
function byCount(matrix: Matrix<unknown>, { columns, rows }: Reduced): Found | null {
  const common = rows.reduce((all, row) => greatestDivisor(all, row.length), 0);
  for (let modulus = 2; modulus <= common; modulus += 1) {
    if (common % modulus !== 0 || columns.length % modulus === 0) continue;
    const weights = spread(
      matrix,
      columns,
      columns.map(() => 1),
    );
    return { kind: 'remainder', modulus, weights, perRow: 0, rowsInSolution: 0, isFewest: false, compared: 1 };
  }
  return null;
}

/** How many rows every solution has, when all rows have the same number of primary columns; otherwise 0. */
function rowsOfSolution({ columns, rows }: Reduced): number {
  const size = rows[0]?.length ?? 0;
  const isSame = size > 0 && rows.every((row) => row.length === size);
  return isSame && columns.length % size === 0 ? columns.length / size : 0;
}

/** Weights by the number of the column. */
export function spread(matrix: Matrix<unknown>, columns: readonly number[], weights: readonly number[]): number[] {
  const all = new Array<number>(matrix.columns.length).fill(0);
  columns.forEach((column, place) => (all[column] = weights[place] as number));
  return all;
}

/**
 * Residues as numbers around 0. Of all multiples by a unit, which prove the same, the one with the smallest numbers,
 * and of two that differ by their sign the one whose sum is above 0.
 */
function signed(residues: Uint8Array, modulus: number): number[] {
  const units = Array.from({ length: modulus - 1 }, (_, one) => one + 1).filter(
    (one) => greatestDivisor(one, modulus) === 1,
  );
  const ways = units.map((unit) =>
    Array.from(residues, (residue) => {
      const multiple = (residue * unit) % modulus;
      return multiple > modulus / 2 ? multiple - modulus : multiple;
    }),
  );
  const size = (way: readonly number[]): number => way.reduce((all, weight) => all + Math.abs(weight), 0);
  const sum = (way: readonly number[]): number => way.reduce((all, weight) => all + weight, 0);
  return ways.sort((a, b) => size(a) - size(b) || sum(b) - sum(a))[0] ?? [];
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
