import type {
  SketchAnswer,
  SketchProgress,
  SketchQuestion,
} from '../puzzles/tetrasticks/answers.ts';

/** What the page asks about a sketch, which travels as text. A new question ends the one before. */
export type ToSketchSolver =
  | {
      readonly kind: 'ask';
      readonly job: number;
      readonly question: SketchQuestion;
      readonly sketch: string;
    }
  | { readonly kind: 'cancel' };

/** What the page hears. After `cancel` it hears nothing more of the job. */
export type FromSketchSolver =
  | { readonly kind: 'progress'; readonly job: number; readonly progress: SketchProgress }
  | { readonly kind: 'answer'; readonly job: number; readonly answer: SketchAnswer }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
