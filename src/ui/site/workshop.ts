/** The pages that are not lessons: what there is to work on, puzzle by puzzle. */
interface WorkshopPage {
  /** Its folder in that of its puzzle; empty for the door itself. */
  readonly slug: string;
  readonly title: string;
  readonly idea: string;
}

export interface Workshop {
  readonly title: string;
  readonly idea: string;
  /** In the order in which they are offered. */
  readonly pages: readonly WorkshopPage[];
  /** The slugs of the lessons behind them; the first is the one to begin with. */
  readonly lessons: readonly string[];
}

export const workshops = {
  tetrasticks: {
    title: 'Tetrasticks',
    idea: 'Sixteen pieces of four sticks, a board of sixty edges, and the rule that no two pieces cross.',
    pages: [
      {
        slug: 'play',
        title: 'Play it yourself',
        idea: 'A board with three pieces left or with all fifteen, and a solver that counts the solutions left and gives hints.',
      },
      {
        slug: 'solutions',
        title: 'All solutions',
        idea: 'For each piece that can be left out, every board there is, found while you watch.',
      },
      {
        slug: 'wall',
        title: 'The wall',
        idea: 'Every way to fill the board: watch all 1,795 turn up, or draw a square in the middle and see the 32 that have it.',
      },
      {
        slug: 'boards',
        title: 'Your own boards',
        idea: 'Any shape, any pieces, as many as you like: the page says what cannot work and solves what can.',
      },
    ],
    lessons: ['tetrasticks', 'fifteen-sticks', 'crossings', 'eleven-by-eleven'],
  },
  'ripple-effect': {
    title: 'Ripple Effect',
    idea: 'Rooms to fill with numbers, and equal numbers that keep their distance.',
    pages: [
      {
        slug: 'play',
        title: 'Play Ripple Effect',
        idea: 'Puzzles from 4×4 to 12×12 with pencil marks, and hints that come from the search.',
      },
      {
        slug: 'watch',
        title: 'Watch the search',
        idea: 'Any puzzle, solved before your eyes: the grid, the matrix and the tree on one timeline.',
      },
      {
        slug: 'own',
        title: 'Make and import puzzles',
        idea:
          'A puzzle from a seed, drawn by hand or pasted as text: the search says at once whether it has exactly ' +
          'one solution.',
      },
    ],
    lessons: ['ripple-effect', 'encodings'],
  },
  words: {
    title: 'Words',
    idea: 'Your own words, packed into a grid by the search: a word search or a crossword to print.',
    pages: [
      {
        // The door is the page itself.
        slug: '',
        title: 'A word search',
        idea: 'Your own words, packed by the search so that they cross: a sheet to print, with its key.',
      },
      {
        slug: 'crossword',
        title: 'A crossword',
        idea: 'Your own words and clues, fitted together by the search: a small crossword to print, with its key.',
      },
    ],
    lessons: ['colours', 'secondary-columns'],
  },
  notebook: {
    title: 'Notebook',
    idea: 'Write your own problem as text, and watch the search solve it.',
    pages: [
      {
        // The door is the page itself.
        slug: '',
        title: 'Your problem, as text',
        idea:
          'Write columns and rows, with a board to draw on, or paste a matrix of 0s and 1s, or JSON: the matrix, ' +
          'the search and the tree show your problem.',
      },
    ],
    lessons: ['encode-your-own', 'exact-cover', 'secondary-columns'],
  },
} as const satisfies Readonly<Record<string, Workshop>>;

export type WorkshopName = keyof typeof workshops;
