import type { PlainArrays } from '#exhibits/plain-arrays.ts';
import type { Patch } from '../../patch.ts';
import type { Case } from '../cases.ts';
import type { BadEntry, ProgramFault } from '../fault.ts';
import type { Observed } from '../observe.ts';

/** What is known of a code that has gone wrong: the first case in which it did, and what it has left there. */
export interface Seen extends Pick<Case, 'act' | 'matrix'> {
  readonly fault: ProgramFault;
  readonly observed: Observed;
  /** The arrays before the call. */
  readonly before: PlainArrays;
  /** All entries that are wrong; none for a search. */
  readonly bad: readonly BadEntry[];
}

/** Whether what is seen shows a certain fault. */
export type Effect = (seen: Seen) => boolean;

/** Something that people write instead of a line of the solution. */
export interface Wrong {
  readonly id: string;
  /** What it does, and what to do instead. */
  readonly words: string;
  /** The changes that make it of the solution. */
  readonly patches: readonly Patch[];
  /** Whether a code has this fault whose traces differ in some detail from those of the patched solution. */
  readonly shows?: Effect;
}

/** The solution without a piece of it. */
export const remove = (id: string, find: string, words: string, shows?: Effect): Wrong =>
  change(id, find, '', words, shows);

/** The solution with something else in the place of a piece of it. */
export const change = (id: string, find: string, put: string, words: string, shows?: Effect): Wrong => ({
  id,
  words,
  patches: [{ find, put }],
  ...(shows && { shows }),
});

/** True when some entries are wrong, and each of them is one of these. */
export const onlyBad =
  (isOne: (bad: BadEntry, seen: Seen) => boolean): Effect =>
  (seen) =>
    seen.bad.length > 0 && seen.bad.every((bad) => isOne(bad, seen));

/** The size of a node was asked for, and only headers have one. */
export const sizeOfNode: Effect = ({ fault, matrix }) => {
  const node = fault.kind === 'broken' && /^S\[(\d+)\] is/.exec(fault.message)?.[1];
  return node !== false && Number(node) > matrix.columns.length;
};

/** A size was read before it was set: that of a header. */
export const sizeOfHeader: Effect = ({ fault, matrix }) => {
  const node = fault.kind === 'broken' && /^S\[(\d+)\] is/.exec(fault.message)?.[1];
  return node !== false && Number(node) <= matrix.columns.length;
};
