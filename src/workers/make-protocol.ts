import type { Level, Measure } from '#puzzles/ripple-effect/level.ts';
import type { MakeOptions, Making } from '#puzzles/ripple-effect/make.ts';

/** What the page asks of a maker of puzzles. To cancel, the page ends the worker. */
export interface ToMaker {
  readonly kind: 'make';
  readonly options: MakeOptions;
}

/** What the page hears. The puzzle travels as text. */
export type FromMaker =
  | { readonly kind: 'making'; readonly making: Making }
  | {
      readonly kind: 'made';
      readonly text: string;
      /** As measured, which is not always the level asked for. */
      readonly level: Level;
      readonly measure: Measure;
    }
  | { readonly kind: 'failed'; readonly message: string };
