import type { Shares, Topic } from '#pictures/user-board/shares.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { AllAnswer } from '#workers/all.ts';

/** A problem whose solutions are counted. */
export interface Counting {
  readonly problem: Problem;
  /** What can be asked of it; without them its columns. */
  readonly topics?: readonly Topic[];
  /** All its solutions where they are kept, as rows in rising order; null where they have to be searched for. */
  kept?(): Promise<readonly (readonly number[])[] | null>;
}

/** What the panel shows once the solutions are counted. */
export interface AllShown extends Shares, Omit<AllAnswer, keyof Shares> {
  readonly noun: string;
}
