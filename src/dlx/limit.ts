/**
 * The limit of an option; Infinity by default.
 * @throws RangeError when it is not a whole number from 0 up or Infinity
 */
export function limitOf(option: number | undefined): number {
  const limit = option ?? Infinity;
  if (limit === Infinity || (Number.isInteger(limit) && limit >= 0)) return limit;
  throw new RangeError(`limit is ${limit}; give a whole number from 0 up, or leave it out for all solutions`);
}
