import { quoted, told } from './told.ts';

/**
 * Multiplicities: a primary column may ask to be covered at least `min` times and at most `max`, as in Knuth's dlx3.
 * Columns that are covered exactly once have no bounds, so a matrix without any is what it has always been.
 */

/** How often a primary column must be covered, and may be: whole numbers, 0 ≤ min ≤ max and 1 ≤ max ≤ 9,999,999. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** dlx3 reads seven digits. */
export const MOST_TIMES = 9_999_999;

/** What a column may say of its bounds, and whether it is primary. */
interface Asking {
  readonly name: string;
  readonly kind: string;
  readonly min?: unknown;
  readonly max?: unknown;
}

/**
 * The bounds of a column, checked; nothing when it is covered exactly once.
 * @throws RangeError that names the column, when they are no bounds, or the column is not primary
 */
export function boundsOf({ name, kind, min, max }: Asking, column: number): Bounds | undefined {
  if (min === undefined && max === undefined) return undefined;
  const what = `column ${column}, ${quoted(name)},`;
  if (kind !== 'primary') {
    throw new RangeError(`${what} has bounds, but it is ${kind}; make it primary, or leave min and max out`);
  }
  const isBound = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TIMES;
  if (!isBound(min) || !isBound(max) || max === 0 || min > max) {
    throw new RangeError(
      `${what} has min ${told(min)} and max ${told(max)}; give whole numbers, max from 1 to ` +
        `${MOST_TIMES.toLocaleString('en')} and min from 0 to max`,
    );
  }
  return min === 1 && max === 1 ? undefined : { min, max };
}

/** A column as DLX text names it, with its bounds: `2:3|night`, `2|night`, or the name alone. */
export function boundedName({
  name,
  min,
  max,
}: {
  readonly name: string;
  readonly min?: number;
  readonly max?: number;
}): string {
  return max === undefined ? name : `${min === max ? max : `${min}:${max}`}|${name}`;
}

/** A matrix, as far as its bounds go. */
interface Bounded {
  readonly columns: readonly { readonly name: string; readonly min?: number; readonly max?: number }[];
}

/** True when a column may be covered more often than once, or need not be. */
export function hasBounds({ columns }: Bounded): boolean {
  return columns.some(({ max }) => max !== undefined);
}

/**
 * For what covers each primary column exactly once.
 * @throws RangeError that names the first column with bounds, `who` does not support them, and the cure
 */
export function refuseBounds(
  { columns }: Bounded,
  who: string,
  cure = 'use solve, first, all, count or solveAsync, or leave min and max out',
): void {
  const column = columns.findIndex(({ max }) => max !== undefined);
  const { name, min, max } = columns[column] ?? {};
  if (name === undefined) return;
  throw new RangeError(
    `column ${column}, ${quoted(name)}, has min ${min} and max ${max}, and ${who} not support bounds; ${cure}`,
  );
}
