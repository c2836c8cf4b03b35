import { addressesOf, ARRAYS, plainArrays } from '#exhibits/plain-arrays.ts';
import type { Links } from '#dlx/links.ts';

/** The arrays that a reader’s program reads and writes: those of the lessons, and the colours of the nodes. */
export const ARRAY_NAMES = [...ARRAYS, 'colour'] as const;

export type ArrayName = (typeof ARRAY_NAMES)[number];

/** `colour` is 0 for none and −1 for a mark; the colour of a header is the one that its column has now. */
export type Arrays = Readonly<Record<ArrayName, readonly number[]>>;

/** The arrays of the plain program for these links, with their colours. */
export function arraysOf(links: Links): Arrays {
  const of = links.colours?.of;
  // At the root the solver counts its cleansings; a program has no colour there.
  const colour = addressesOf(links).map((address) => (address === 0 ? 0 : (of?.[address >> 2] ?? 0)));
  return { ...plainArrays(links), colour };
}
