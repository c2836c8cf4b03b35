/** Which picture stands on the card of a page, where it is not the first that the page draws. */
export interface Choice {
  /** The file that has it, below the root of the built site; without it, the page itself. */
  readonly from?: string;
  /** What finds it among the pictures of that file. */
  readonly pick?: string;
  /** What it shows, where the picture does not say so itself. */
  readonly words?: string;
}

const solvedMatrix: Choice = {
  from: 'gallery/knuth-solution.svg',
  words: 'A matrix of six rows and seven columns, in which three chosen rows cover each column exactly once.',
};

/** By the addresses of the pages. A lesson shows the moment that it is about. */
export const PICTURES: Readonly<Record<string, Choice>> = {
  'lessons/exact-cover/': solvedMatrix,
  'lessons/algorithm-x/': {
    from: 'gallery/knuth-dead-end.svg',
    words: 'A matrix with two chosen rows; no row is left for the column branched on.',
  },
  'lessons/undo/': { pick: 'main svg.torus' },
  'lessons/smallest/': { pick: 'main svg.race-chart:not([data-part])' },
  'lessons/eleven-by-eleven/': { pick: 'main svg.fine-grid.is-solved' },
  'lessons/encodings/': { pick: 'main svg.ripple-grid' },
  'lessons/measuring/': { pick: 'main svg.walked-tree:not([data-part])' },
  'lessons/when-not/': { pick: 'main svg.domino-board:not([data-part])' },
  'lessons/encode-your-own/': {
    from: 'thumbs/lesson-encode-your-own.svg',
    words: 'Lines of text that become a matrix with primary and secondary columns.',
  },
  'notebook/six-rows/': solvedMatrix,
  'notebook/': { from: 'gallery/written-try.svg', words: 'A board of two by four cells that dominoes begin to fill.' },
  'notebook/own/': { from: 'thumbs/notebook-own.svg', words: 'A cell of code beside the figure that it makes.' },
  'gallery/': {
    from: 'gallery/five-crossings.svg',
    words: 'A board of five by five cells, filled with tetrasticks, two of which cross.',
  },
  'exercises/': { from: 'thumbs/exercises.svg', words: 'A list of four exercises, two of them done.' },
  'practice/': { from: 'thumbs/practice.svg', words: 'A ladder of four rungs, two of them climbed.' },
  'find/': {
    from: 'words/index.html',
    pick: 'svg[data-part="key"]',
    words: 'A word search, in which all words are marked.',
  },
  'authors/': {
    from: 'gallery/torus-secondary.svg',
    words: 'The links of a matrix as a torus, with two secondary columns.',
  },
  'credits/': { from: 'gallery/sudoku-solution.svg', words: 'A Sudoku that has been solved.' },
  'ripple-effect/': { from: 'gallery/ripple-solution.svg', words: 'A Ripple Effect puzzle that has been solved.' },
};

/** For a page without pictures. */
export const DEFAULT: Choice = { from: 'index.html' };
