import type { MadeSheet, SheetWish } from '#puzzles/words/sheet.ts';

/** What the page asks of a maker of word searches. To cancel, the page ends the worker. */
export interface ToSheetMaker {
  readonly kind: 'make';
  readonly wish: SheetWish;
}

/** What the page hears. */
export type FromSheetMaker =
  | { readonly kind: 'making'; readonly crossings: number }
  | { readonly kind: 'made'; readonly made: MadeSheet }
  | { readonly kind: 'failed'; readonly message: string };
