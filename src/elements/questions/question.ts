/** What a reader may answer with. */
export type Answers =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly most: number };

export interface Verdict {
  readonly isRight: boolean;
  /** Why, in a sentence or two; every number in it is computed. */
  readonly reason: string;
}

/**
 * A question that the reader answers before stepping on. No answer is stored anywhere: `grade` runs
 * the real solver, or the real links, and compares.
 */
export interface Question {
  readonly answers: Answers;
  grade(answer: string): Verdict;
}

/** A verdict on a number. */
export function judgeNumber(answer: string, right: number, reason: string): Verdict {
  const isRight = Number(answer) === right;
  return {
    isRight,
    reason: `${isRight ? 'Right' : `No, it is ${right.toLocaleString('en')}`}. ${reason}`,
  };
}

/** A verdict on one of several words. */
export function judgeChoice(answer: string, right: string, reason: string): Verdict {
  const isRight = answer === right;
  return { isRight, reason: `${isRight ? 'Right.' : `No, the answer is “${right}”.`} ${reason}` };
}
