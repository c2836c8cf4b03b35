import { inWords } from '#english/english.ts';

/** The form of an answer, and the hints for wrong ones. */
export type Answers =
  | {
      readonly kind: 'choice';
      readonly options: readonly string[];
      /** A sentence for each wrong option. It says what that option overlooks, without giving the answer. */
      readonly hints: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'number';
      readonly most: number;
      /** A sentence for a wrong number. It may compare it with the right one, without naming that. */
      hint(wrong: number, right: number): string;
    };

/** A moment of a figure of the lesson: `{ 'algorithm-x.step': '17' }`, and what to call it. */
export interface Look {
  readonly words: string;
  readonly state: Readonly<Record<string, string>>;
}

export interface Solved {
  readonly right: string;
  /** Why, in a sentence or two; every number in it is computed. */
  readonly reason: string;
  readonly look: Look | null;
}

/**
 * A question that the reader answers before stepping on. No answer is stored anywhere: `solve` runs
 * the real solver, or the real links.
 */
export interface Question {
  /** The slug of the lesson that asks. */
  readonly lesson: string;
  readonly ask: string;
  readonly answers: Answers;
  solve(): Solved;
}

export interface Verdict {
  readonly isRight: boolean;
  /** All that is said of an answer: `short`, and the reason if there is one. */
  readonly words: string;
  readonly short: string;
  readonly reason: string;
  readonly look: Look | null;
}

export function solved(right: string | number, reason: string, look: Look | null = null): Solved {
  return { right: String(right), reason, look };
}

/** A wrong answer gets a hint of its own and leaves the answer open; the right one gets the reason. */
export function grade({ answers, solve }: Question, answer: string): Verdict {
  const { right, reason, look } = solve();
  const isNumber = answers.kind === 'number';
  if (isNumber ? Number(answer) === Number(right) : answer === right) {
    return verdictOf(true, 'Right.', reason, look);
  }
  const hint = isNumber ? answers.hint(Number(answer), Number(right)) : answers.hints[answer];
  return verdictOf(false, `No. ${hint ?? ''} Try again.`, '', null);
}

/** The right answer with its reason, for a reader who gives up or wants to compare. */
export function reveal({ answers, solve }: Question): Verdict {
  const { right, reason, look } = solve();
  const answer = answers.kind === 'number' ? inWords(Number(right)) : `“${right}”`;
  return verdictOf(false, `The answer is ${answer}.`, reason, look);
}

function verdictOf(isRight: boolean, short: string, reason: string, look: Look | null): Verdict {
  return { isRight, words: `${short} ${reason}`.trim(), short, reason, look };
}
