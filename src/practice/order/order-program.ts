/** What a program whose lines are put in order is made of. */
import type { Rule } from './rules.ts';

/** A line of the right program. */
export interface RightLine {
  readonly text: string;
  /** What is said when it is missing. */
  readonly missing: string;
}

/** A line that is not in it. */
export interface OtherLine {
  readonly text: string;
  /** The name of the fault; of a line that is right as well, what is said when it was used. */
  readonly words: string;
  /** Right as well: the line whose place it takes. */
  readonly insteadOf?: string;
}

export interface OrderProgram {
  /** What the program has to do, for the reader. */
  readonly task: string;
  /** The lines around it, which stay where they are. */
  readonly head: readonly string[];
  /** In an order that is right. */
  readonly right: readonly RightLine[];
  readonly others: readonly OtherLine[];
  /** What is said of an order that goes wrong: the first rule that is broken. */
  readonly rules: readonly Rule[];
}

/** The walks over the rows of column c. */
export const DOWN = 'for (let i = D[c]; i !== c; i = D[i]) {';
export const UP = 'for (let i = U[c]; i !== c; i = U[i]) {';

export const FOOT = {
  text: '}',
  missing: 'A closing brace is missing: each loop and each if ends with a } of its own.',
};
