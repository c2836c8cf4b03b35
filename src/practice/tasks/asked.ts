/** Exercises with one right answer: numbers, rows or columns, with the wrong answers that belong to a misconception. */
import type { Matrix } from '#dlx/index.ts';
import { type Task, columnsIn, gradeWith, lettersOf, no, rowsIn, Unreadable, wordsOf, yes } from './task.ts';

/** A wrong answer, as it is compared, and what to say about the misconception behind it. */
export type Trap = readonly [answer: string, words: string];

export interface Asked extends Pick<Task, 'ask' | 'form'> {
  readonly given?: string;
  readonly matrix?: Matrix;
  /** The right answer, as `read` returns it. */
  readonly right: string;
  /** Reads an answer. @throws Unreadable when it is not written as it is asked for */
  readonly read: (answer: string) => string;
  /** In any order; those that are right after all, or that another one has said, are left out. */
  readonly traps: readonly Trap[];
  /** Why the right answer is right. */
  readonly because: string;
  /** What to look at again, for any other answer. */
  readonly otherwise: string;
}

export function asked({ ask, form, given = '', matrix, right, read, traps, because, otherwise }: Asked): Task {
  const known = new Map(traps.toReversed());
  known.delete(right);
  return {
    ask,
    given,
    ...(matrix && { matrix }),
    form,
    isLong: false,
    key: right,
    traps: [...known],
    grade: (answer) =>
      gradeWith(answer, (text) => {
        const said = read(text);
        return said === right ? yes(because) : no(known.get(said) ?? otherwise);
      }),
  };
}

/** An example of how an answer is written, which does not give it away: the other one if the first is right. */
export function exampleFor(right: string, first: string, other: string): string {
  return right === first ? other : first;
}

/** Reads so many whole numbers. */
export function numbers(count: number): (answer: string) => string {
  return (answer) => {
    const words = wordsOf(answer);
    if (words.length !== count || !words.every((word) => /^\d{1,9}$/.test(word))) {
      throw new Unreadable(count === 1 ? 'Write one whole number.' : `Write ${count} whole numbers.`);
    }
    return words.map(Number).join(' ');
  };
}

/** Reads rows by their numbers, in any order. */
export function rowSet(matrix: Matrix): (answer: string) => string {
  return (answer) =>
    [...new Set(rowsIn(matrix, wordsOf(answer)))]
      .toSorted((a, b) => a - b)
      .map((row) => row + 1)
      .join(' ');
}

/** Reads columns by their names, in any order. */
export function columnSet(matrix: Matrix): (answer: string) => string {
  return (answer) =>
    [...new Set(columnsIn(matrix, lettersOf(answer)))]
      .toSorted((a, b) => a - b)
      .map((column) => matrix.columns[column]?.name)
      .join(' ');
}

/** Reads columns by their names, in the order of the answer. */
export function columnOrder(matrix: Matrix): (answer: string) => string {
  return (answer) =>
    columnsIn(matrix, lettersOf(answer))
      .map((column) => matrix.columns[column]?.name)
      .join(' ');
}

/** Rows by their numbers from 1, in order. */
export function rowText(rows: readonly number[]): string {
  return rows
    .toSorted((a, b) => a - b)
    .map((row) => row + 1)
    .join(' ');
}

/** The first thing that passes, of as many tries as are worth it. */
export function firstOf<Thing>(make: (attempt: number) => Thing | null): Thing {
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    const made = make(attempt);
    if (made !== null) return made;
  }
  throw new Error('no exercise of this kind can be made from the seed');
}
