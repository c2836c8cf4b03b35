/** Which picture stands on the card of a page, where it is not the first that the page draws. */
export interface Choice {
  /** The file that has it, below the root of the built site; without it, the page itself. */
  readonly from?: string;
  /** What finds it among the pictures of that file. */
  readonly pick?: string;
  /** What it shows, where the picture does not say so itself. */
  readonly words?: string;
}

/** A figure as the gallery shows it, by the name of its page. */
const figure = (slug: string, words: string): Choice => ({ from: `gallery/${slug}.svg`, words });

/** By the addresses of the pages. */
export const PICTURES: Readonly<Record<string, Choice>> = {
  // Its matrix is on the card of lesson 1.
  'lessons/algorithm-x/': { pick: 'main svg.search-tree' },
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
  'notebook/six-rows/': figure('exact-cover', 'A matrix of six rows and seven columns.'),
  'notebook/own/': { from: 'thumbs/notebook-own.svg', words: 'A cell of code beside the figure that it makes.' },
  'gallery/': figure('crossings', 'A board of five by five cells, filled with tetrasticks.'),
  'exercises/': { from: 'thumbs/exercises.svg', words: 'A list of four exercises, two of them done.' },
  'practice/model/': {
    from: 'thumbs/practice-model.svg',
    words: 'A puzzle in words, and a matrix that is not finished yet.',
  },
  'practice/': { from: 'thumbs/practice.svg', words: 'A ladder of four rungs, two of them climbed.' },
  'find/': {
    from: 'words/index.html',
    pick: 'svg[data-part="key"]',
    words: 'A word search, in which all words are marked.',
  },
  'authors/': figure('ring', 'The links of a matrix as a torus, with two secondary columns.'),
  'credits/': figure('sudoku', 'A Sudoku that a search has begun to fill.'),
  'tetrasticks/wall/': {
    from: 'thumbs/tetrasticks-wall.svg',
    words: 'Fifteen of the 1,795 boards, under the line of a search.',
  },
  'ripple-effect/': figure('ripple-effect', 'A Ripple Effect puzzle that a search has begun to fill.'),
};

/** For a page without pictures. */
export const DEFAULT: Choice = { from: 'index.html' };
