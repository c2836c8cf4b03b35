/** The sections of the library page, in order. */
import { BUILDER_EXAMPLES, LIBRARY_EXAMPLES } from '#notebook/library-examples.ts';
import type { BuilderName, LibraryEntry, LibraryWord } from '#notebook/library-words.ts';
import { BUILDER_WORDS, LIBRARY_WORDS } from '#notebook/library-words.ts';

interface Entry {
  readonly name: string;
  readonly word: LibraryWord;
  readonly example: string;
}

interface LibraryPart {
  /** Its place on the page. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly entries: readonly Entry[];
}

const named = (...names: readonly LibraryEntry[]): Entry[] =>
  names.map((name) => ({ name, word: LIBRARY_WORDS[name], example: LIBRARY_EXAMPLES[name] }));

const methods = Object.keys(BUILDER_WORDS) as BuilderName[];

export const libraryParts: readonly LibraryPart[] = [
  {
    id: 'a-problem',
    title: 'A problem',
    words:
      'A problem is put together call by call. A cell that ends with a problem shows it as a figure, with what the ' +
      'doctor says.',
    entries: [
      ...named('problem', 'dlx'),
      ...methods.map((name) => ({
        name,
        word: BUILDER_WORDS[name],
        example: BUILDER_EXAMPLES[name],
      })),
    ],
  },
  {
    id: 'solving',
    title: 'Solving',
    words: 'The search of this site, inside a cell.',
    entries: named('solve', 'first', 'count', 'cheapest', 'whyNone'),
  },
  {
    id: 'charts',
    title: 'Charts',
    words: 'What a cell has counted, as a picture, with the numbers in a table below it.',
    entries: named('chart'),
  },
  {
    id: 'marks',
    title: 'Marks',
    words:
      'What a row draws on the board, or what is there from the start. Colours are numbers from 0 to 15; ' +
      'a mark without one takes the colour of its row’s state.',
    entries: named('fill', 'corner', 'edge', 'path', 'dot', 'wall', 'caption'),
  },
  {
    id: 'helpers',
    title: 'Numbers, choices and shapes',
    words: 'Small helpers that most encodings need.',
    entries: named('range', 'combinations', 'sums', 'less', 'shape', 'aspects', 'placements'),
  },
  {
    id: 'puzzles',
    title: 'The puzzles of this site',
    words: 'Each gives a problem with its board; you can add columns and rows to it.',
    entries: named('queens', 'sudoku', 'rippleEffect', 'tetrasticks'),
  },
  {
    id: 'inputs',
    title: 'Inputs',
    words: 'They give what the reader has set. When that changes, the cells that use them run again.',
    entries: named('slider', 'number', 'choice', 'toggle', 'list', 'grid'),
  },
];
