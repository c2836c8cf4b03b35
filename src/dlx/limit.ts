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

/** What a function that pauses takes besides. */
interface Pauses {
  readonly onProgress?: unknown;
  readonly signal?: unknown;
}

/** @throws RangeError when `onProgress` is no function, or `signal` cannot stop anything */
export function checkPauses({ onProgress, signal }: Pauses): void {
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new RangeError(`onProgress is ${told(onProgress)}; give a function, or leave it out`);
  }
  if (signal !== undefined && typeof (signal as AbortSignal | null)?.throwIfAborted !== 'function') {
    throw new RangeError(`signal is ${told(signal)}; give the signal of an AbortController, or leave it out`);
  }
}
