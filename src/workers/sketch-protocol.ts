import type { SketchAnswer, SketchProgress, SketchQuestion } from '#puzzles/tetrasticks/answers.ts';

/**
 * What the page asks about a sketch, which travels as text. A new question ends the one before; to give one
 * up, the page ends the worker.
 */
export interface ToSketchSolver {
  readonly kind: 'ask';
  readonly job: number;
  readonly question: SketchQuestion;
  readonly sketch: string;
}

/** What the page hears. */
export type FromSketchSolver =
  | { readonly kind: 'progress'; readonly job: number; readonly progress: SketchProgress }
  | { readonly kind: 'answer'; readonly job: number; readonly answer: SketchAnswer }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
