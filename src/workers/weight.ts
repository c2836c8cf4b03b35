/** Weighs messages of a reader's code before anything reads them. */

/** Bounds of all messages of one run together. */
export const MOST = {
  messages: 1_000,
  /** Characters of texts and names. A value counts as eight more, a list or an object as 32. */
  weight: 24_000_000,
  /** Lists and objects within each other. */
  depth: 32,
} as const;

interface Scales {
  /** Returns false when this message is too much for the run, or holds something that is not plain data. */
  takes(message: unknown): boolean;
}

/** Creates the scales for one run. Its messages share one budget. */
export function createScales(): Scales {
  let messages = 0;
  let left: number = MOST.weight;

  function weigh(value: unknown, depth: number): boolean {
    left -= 8;
    if (typeof value === 'string') left -= value.length;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (depth === 0) return false;
    left -= 24;
    if (Array.isArray(value)) {
      // A sparse list of a billion places arrives at no cost, and takes minutes to walk.
      left -= 8 * value.length;
      return left >= 0 && value.every((one) => weigh(one, depth - 1));
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    return Object.entries(value).every(([name, one]) => {
      left -= name.length;
      return weigh(one, depth - 1);
    });
  }

  return {
    takes(message) {
      messages += 1;
      return messages <= MOST.messages && weigh(message, MOST.depth);
    },
  };
}
