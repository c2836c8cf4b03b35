import type { Shares, Topic } from '#pictures/user-board/shares.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { AllAnswer } from '#workers/all.ts';

/** A problem whose solutions are counted. */
export interface Counting {
  readonly problem: Problem;
  /** What can be asked of it; without them its columns. */
  readonly topics?: readonly Topic[];
}

/** What the panel shows once the solutions are counted. */
export interface AllShown extends Shares, Omit<AllAnswer, keyof Shares> {
  readonly noun: string;
}
