import type { CrosswordWish, MadeCrossword } from '#puzzles/words/crossword/make.ts';

/** What the page asks of a maker of crosswords. To cancel, the page ends the worker. */
export interface ToCrosswordMaker {
  readonly kind: 'make';
  readonly wish: CrosswordWish;
}

/** What the page hears: first that it has begun. */
export type FromCrosswordMaker =
  | { readonly kind: 'making' }
  | { readonly kind: 'made'; readonly made: MadeCrossword }
  | { readonly kind: 'failed'; readonly message: string };
