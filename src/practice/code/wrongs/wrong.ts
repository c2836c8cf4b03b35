import type { Patch } from '../../patch.ts';

/** Something that people write instead of a line of the solution. */
export interface Wrong {
  readonly id: string;
  /** What it does, and what to do instead. */
  readonly words: string;
  /** The changes that make it of the solution. */
  readonly patches: readonly Patch[];
}

/** The solution without a piece of it. */
export const remove = (id: string, find: string, words: string): Wrong => change(id, find, '', words);

/** The solution with something else in the place of a piece of it. */
export const change = (id: string, find: string, put: string, words: string): Wrong => ({
  id,
  words,
  patches: [{ find, put }],
});
