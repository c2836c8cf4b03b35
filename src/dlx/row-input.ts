import { told } from './told.ts';

/** The rows that `createMatrix` takes. */

/** A 1 of a row: the number of its column, with a colour or without; only secondary columns have colours. */
export type One = number | { readonly column: number; readonly colour: string };

/** A row as its 1s, or as its 1s and a cost. */
export type RowInput = readonly One[] | CostedRow;

/**
 * A row with a cost, a whole number from 0 up, as in Knuth's dlx5. Costs change nothing in what is a cover; `cheapest`
 * looks for covers whose costs add up to little.
 */
export interface CostedRow {
  readonly ones: readonly One[];
  readonly cost: number;
}

/** The rows alone, and their costs; no costs when no row costs anything. */
interface Parted {
  readonly ones: readonly (readonly One[])[];
  readonly costs?: readonly number[];
}

/**
 * Parts rows from their costs; rows without one cost 0.
 * @throws RangeError that names the row, when its cost is not a whole number from 0 up, or when all of them add up to
 *   more than a number holds exactly
 */
export function partCosts(rows: readonly RowInput[]): Parted {
  if (!Array.isArray(rows) || !rows.some(isCosted)) return { ones: rows as readonly (readonly One[])[] };
  let sum = 0;
  const costs = rows.map((row: RowInput, index) => {
    const cost: unknown = isCosted(row) ? row.cost : 0;
    if (typeof cost !== 'number' || !Number.isInteger(cost) || cost < 0) {
      throw new RangeError(`row ${index} has the cost ${told(cost)}; give a whole number from 0 up`);
    }
    sum += cost;
    if (sum > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(`the costs up to row ${index} add up to 2^53 or more; give smaller ones`);
    }
    return cost;
  });
  const ones = rows.map((row: RowInput) => (isCosted(row) ? row.ones : row));
  return sum === 0 ? { ones } : { ones, costs };
}

function isCosted(row: RowInput): row is CostedRow {
  return typeof row === 'object' && (row as object | null) !== null && 'ones' in row;
}
