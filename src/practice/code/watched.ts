/** Arrays that say what is done to them: work without end is noticed, and so is a link to nowhere. */

import { inWords } from '#english/english.ts';

/** The loops of a reader’s code turn without end. */
export class EndlessError extends Error {}

/** A link that is no node was read or written; the message says which, in the reader’s own letters. */
class LinkError extends Error {}

interface Meter {
  /** Counts one read or write. */
  tick(): void;
}

/** @param most reads and writes in all @throws EndlessError after them */
export function createMeter(most: number): Meter {
  let count = 0;
  return {
    tick() {
      count += 1;
      if (count > most) throw new EndlessError(`more than ${inWords(most)} reads and writes`);
    },
  };
}

/**
 * An array like the one given, which refuses to be read or written outside of its entries. It may grow at
 * its end.
 *
 * @param name as the reader calls it, for the message
 * @param wrote hears of each entry that is written
 */
export function watched(
  array: number[],
  name: string,
  meter: Meter,
  wrote: (value: number) => void = () => undefined,
): number[] {
  return new Proxy(array, {
    get(target, key): unknown {
      meter.tick();
      if (isName(key, target)) return Reflect.get(target, key);
      const value = target[indexOf(key)];
      if (value === undefined) {
        const why = name === 'S' ? 'only headers have a size' : 'there is no such node';
        throw new LinkError(`${name}[${String(key)}] is read, but ${why}`);
      }
      return value;
    },
    set(target, key, value: unknown) {
      meter.tick();
      if (isName(key, target)) return Reflect.set(target, key, value);
      const index = indexOf(key);
      const isGap = index > target.length && name !== 'S';
      if (index < 0 || isGap) throw new LinkError(`${name}[${String(key)}] is written, but there is no such node`);
      if (!Number.isSafeInteger(value))
        throw new LinkError(`${name}[${index}] is set to ${String(value)}, which is not a whole number`);
      target[index] = value as number;
      wrote(value as number);
      return true;
    },
  });
}

/** True for what every array has beside its entries: its length and its methods. */
function isName(key: string | symbol, target: number[]): boolean {
  return typeof key === 'symbol' || (key in target && !/^\d+$/.test(key));
}

/** −1 for what is no index, such as `undefined`. */
function indexOf(key: string | symbol): number {
  return typeof key === 'string' && /^\d{1,6}$/.test(key) ? Number(key) : -1;
}
