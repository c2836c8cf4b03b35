import type { Judgement } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import type { SolverProgress } from './protocol.ts';

/** What the page asks: judge a puzzle, or go on after a rest. To cancel, the page ends the worker. */
export type ToJudge = { readonly kind: 'judge'; readonly puzzle: RipplePuzzle } | { readonly kind: 'on' };

/** How far the search is: the share of its tree, the milliseconds, and what walks expect of a long one. */
export interface JudgeProgress extends Pick<SolverProgress, 'elapsed' | 'expected'> {
  readonly share: number;
}

/** What the page hears. A judge that rests has used up its budget, and can go on. */
export type FromJudge =
  | { readonly kind: 'searching'; readonly judgement: Judgement; readonly progress: JudgeProgress }
  | { readonly kind: 'resting' | 'over'; readonly judgement: Judgement }
  | { readonly kind: 'failed'; readonly message: string };
