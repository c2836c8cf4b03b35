/** Which picture stands on the card of a page, where it is not the first that the page draws. */
export interface Choice {
  /** The file that has it, below the root of the built site; without it, the page itself. */
  readonly from?: string;
  /** What finds it among the pictures of that file. */
  readonly pick?: string;
}

/** By the addresses of the pages. */
export const PICTURES: Readonly<Record<string, Choice>> = {
  'lessons/exact-cover/': { from: 'gallery/knuth-solution.svg' },
  'lessons/algorithm-x/': { from: 'gallery/knuth-dead-end.svg' },
  'lessons/undo/': { pick: 'main svg.torus' },
  'lessons/smallest/': { pick: 'main svg.race-chart:not([data-part])' },
  'lessons/eleven-by-eleven/': { pick: 'main svg.fine-grid.is-solved' },
  'lessons/encodings/': { pick: 'main svg.ripple-grid' },
  'lessons/measuring/': { pick: 'main svg.walked-tree:not([data-part])' },
  'lessons/when-not/': { pick: 'main svg.domino-board:not([data-part])' },
  'lessons/encode-your-own/': { from: 'thumbs/lesson-encode-your-own.svg' },
  'notebook/six-rows/': { from: 'gallery/knuth-solution.svg' },
  'notebook/': { from: 'gallery/written-try.svg' },
  'gallery/': { from: 'gallery/five-crossings.svg' },
  'exercises/': { from: 'thumbs/exercises.svg' },
  'practice/': { from: 'thumbs/practice.svg' },
  'notebook/own/': { from: 'thumbs/notebook-own.svg' },
  'find/': { from: 'words/index.html', pick: 'svg[data-part="key"]' },
  'authors/': { from: 'gallery/torus-secondary.svg' },
  'credits/': { from: 'gallery/sudoku-solution.svg' },
  'ripple-effect/': { from: 'gallery/ripple-solution.svg' },
};

/** For a page without pictures. */
export const DEFAULT: Choice = { from: 'index.html' };
