import { told } from './told.ts';

/**
 * The limit of an option; Infinity by default.
 * @throws RangeError when it is not a whole number from 0 up or Infinity
 */
export function limitOf(option: number | undefined): number {
  const limit = option ?? Infinity;
  if (limit === Infinity || (Number.isInteger(limit) && limit >= 0)) return limit;
  throw new RangeError(`limit is ${told(limit)}; give a whole number from 0 up, or leave it out for all solutions`);
}

/** @throws RangeError when the options of a function are no object */
export function checkOptions(options: object): void {
  if (typeof options === 'object' && (options as object | null) !== null) return;
  throw new RangeError(`the options are ${told(options)}; give an object such as { limit: 1 }, or leave them out`);
}
