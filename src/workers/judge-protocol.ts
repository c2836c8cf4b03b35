import type { Judgement } from '../puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '../puzzles/ripple-effect/puzzle.ts';

/** What the page asks: judge a puzzle, or go on after a rest. To cancel, the page ends the worker. */
export type ToJudge =
  { readonly kind: 'judge'; readonly puzzle: RipplePuzzle } | { readonly kind: 'on' };

/** What the page hears. A judge that rests has used up its budget, and can go on. */
export type FromJudge =
  | { readonly kind: 'searching' | 'resting' | 'over'; readonly judgement: Judgement }
  | { readonly kind: 'failed'; readonly message: string };
