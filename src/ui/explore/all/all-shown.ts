import type { Shares } from '#pictures/user-board/shares.ts';
import type { AllAnswer } from '#workers/all.ts';

/** What the panel shows once the solutions are counted. */
export interface AllShown extends Shares, Omit<AllAnswer, keyof Shares> {
  readonly noun: string;
  readonly updates: number;
}
