/** Helpers for rules about numbers: sums of different digits, and comparisons. */
import { combinations, range } from './shapes.ts';

/**
 * Returns every set of so many different digits with this total, each in the order of the list; none when no set has it.
 * @throws RangeError when there are more than a million sets to add up
 */
export function sums(total: number, size: number, digits: readonly number[] = range(1, 10)): number[][] {
  return combinations(digits, size).filter((set) => set.reduce((sum, digit) => sum + digit, 0) === total);
}

/** The rule that one cell holds less than another, as secondary columns. */
export interface Comparison {
  readonly columns: readonly string[];
  /** What the columns stand for. */
  readonly words: string;
  /** The columns that a row covers when it puts the digit into the cell; none for a cell that is not compared. */
  readonly of: (cell: string, digit: number) => string[];
}

/**
 * Returns secondary columns for “`low` holds less than `high`”, one per digit. The row that puts d into `low` covers the
 * columns up to d, and the one that puts e into `high` those from e on. They share a column unless d is less than e.
 * @throws RangeError when a cell is compared with itself; `of` throws one for a digit that is not in the list
 */
export function less(low: string, high: string, digits: readonly number[]): Comparison {
  if (low === high) throw new RangeError(`${low} cannot be less than itself; name two cells`);
  const named = (digit: number): string => `${low}<${high}@${digit}`;
  return {
    columns: digits.map(named),
    words: `${low} is less than ${high}`,
    of(cell, digit) {
      if (cell !== low && cell !== high) return [];
      if (!digits.includes(digit)) {
        throw new RangeError(
          `${low} < ${high} compares ${digits.join(', ')}, not ${digit}; add ${digit} to the digits`,
        );
      }
      return digits.filter((other) => (cell === low ? other <= digit : other >= digit)).map(named);
    },
  };
}
