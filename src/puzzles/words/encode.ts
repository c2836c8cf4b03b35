/**
 * Words in a grid as exact cover with colours: a primary column for each word, a secondary one for each
 * cell, and a row for each place of a word, which gives each of its cells the letter as a colour. Rows
 * that agree on a letter may share the cell.
 *
 * The same problem can be told without colours, and lesson 14 compares the ways:
 *
 * - `pairs`, right: a secondary column for every two rows of different words that disagree somewhere.
 * - `letters`, wrong: a secondary column for each cell and letter. It keeps apart the words that agree,
 *   and lets those through that do not.
 * - `cells`, another puzzle: a column for each cell, without colours, so that no two words cross.
 *
 * The example of three words in a square is in the spirit of D. E. Knuth, *The Art of Computer
 * Programming* 7.2.2.1, where words in a grid are an exercise on XCC.
 */
import type { ColumnKind } from '#dlx/matrix.ts';
import { counted, inWords } from '#english/english.ts';
import { cellBoard } from '../board.ts';
import { type NamedColumn, createProblem } from '../create-problem.ts';
import { COLOURS, COLOURS_APART, fill, placeOf } from '../marks.ts';
import type { Clash, Problem } from '../problem.ts';
import { asks } from '../asks.ts';
import { type Placement, type WordPuzzle, lettersOf, placementsOf } from './puzzle.ts';

export const ENCODINGS = ['colours', 'pairs', 'letters', 'cells'] as const;
export type WordEncoding = (typeof ENCODINGS)[number];

export interface WordsProblem extends Problem {
  readonly puzzle: WordPuzzle;
  /** What each row does. */
  readonly placements: readonly Placement[];
}

/** With more columns for pairs nobody would see anything in the matrix. */
const MOST_PAIRS = 100_000;

/**
 * The matrix: columns of words in their order, then those of the encoding, cells line by line; rows word by word, direction
 * by direction, and line by line from the top left. On the board each row writes its letters, on a ground for each word,
 * or for each letter in the colour that the matrix shows it in.
 *
 * @throws RangeError when there are too many pairs of rows for a column each
 */
export function encode(
  puzzle: WordPuzzle,
  encoding: WordEncoding = 'colours',
  ground: 'word' | 'letter' = 'word',
): WordsProblem {
  const placements = placementsOf(puzzle);
  const more = MORE[encoding](puzzle, placements);
  // In the order in which a matrix gives its colours their hues.
  const letters = [...new Set(placements.flatMap(({ word }) => lettersOf(puzzle.words[word] ?? '')))].sort();
  const colourOf = (word: number, letter: string): number =>
    ground === 'word' ? word % COLOURS : (COLOURS_APART[letters.indexOf(letter) % COLOURS] ?? 0);
  const columns = [
    ...puzzle.words.map((word): NamedColumn => ({
      name: word,
      group: 'words',
      kind: 'primary',
      describe: (kind) => WORD_ASKS[kind](word),
    })),
    ...more.columns,
  ];
  const rows = placements.map((placement, row) => {
    const word = puzzle.words[placement.word] ?? '';
    const { words: way, name } = placement.direction;
    const first = cellName(puzzle, placement.cells[0] ?? 0);
    return {
      name: `${word} ${name} ${first}`,
      columns: [word, ...more.of(row)],
      marks: placement.cells.map((cell, at) => {
        const letter = letterAt(puzzle, placement, at);
        return fill(...placeOf(puzzle.width, cell), letter, colourOf(placement.word, letter));
      }),
      describe: () => `${word} ${way}, beginning in ${cellWords(puzzle, placement.cells[0] ?? 0)}.`,
    };
  });
  return {
    ...createProblem(columns, rows, cellBoard(puzzle.width, puzzle.height)),
    puzzle,
    placements,
    title: 'The grid',
    colourNoun: 'letter',
    clashOf: (rows) => disagreementOf(puzzle, placements, rows),
  };
}

/** Two words that want different letters in one cell, where the columns let them. */
function disagreementOf(puzzle: WordPuzzle, placements: readonly Placement[], rows: readonly number[]): Clash | null {
  const letters = new Map<number, { readonly letter: string; readonly row: number }>();
  for (const row of rows) {
    const placement = placements[row];
    for (const [at, cell] of placement?.cells.entries() ?? []) {
      const letter = letterAt(puzzle, placement!, at);
      const before = letters.get(cell);
      if (before && before.letter !== letter) {
        const words = [before.row, row].map((one) => puzzle.words[placements[one]?.word ?? -1] ?? '');
        return {
          rows: [before.row, row],
          words:
            `${words.join(' and ')} disagree in line ${Math.floor(cell / puzzle.width) + 1}, place ` +
            `${(cell % puzzle.width) + 1}`,
        };
      }
      letters.set(cell, { letter, row });
    }
  }
  return null;
}

/** The name of a cell: its line, then its place in the line, from 1. */
function cellName({ width }: Pick<WordPuzzle, 'width'>, cell: number): string {
  return `${Math.floor(cell / width) + 1},${(cell % width) + 1}`;
}

function cellWords({ width }: WordPuzzle, cell: number): string {
  return `line ${Math.floor(cell / width) + 1}, place ${(cell % width) + 1}`;
}

/** The letter that a row puts into the cell at a place of its word. */
function letterAt({ words }: WordPuzzle, { word }: Placement, place: number): string {
  return lettersOf(words[word] ?? '')[place] ?? '';
}

const WORD_ASKS: Readonly<Record<ColumnKind, (word: string) => string>> = {
  primary: (word) => `The word ${word} is in the grid exactly once.`,
  secondary: (word) => `The word ${word} is in the grid once, or not at all.`,
  off: (word) => `The word ${word} is not asked for: the column is switched off.`,
};

type Asks = Readonly<Record<ColumnKind, string>>;

const LETTERS: Asks = {
  primary: 'holds exactly one letter',
  secondary: 'holds at most one letter: words that agree on it may share it',
  off: 'may hold any number of letters',
};

const WORDS: Asks = {
  primary: 'belongs to exactly one word',
  secondary: 'belongs to at most one word',
  off: 'may belong to any number of words',
};

/** The columns beside those of the words, and which of them each row has, with colours. */
interface More {
  readonly columns: readonly NamedColumn[];
  of(row: number): readonly string[];
}

type MoreOf = (puzzle: WordPuzzle, placements: readonly Placement[]) => More;

const MORE: Readonly<Record<WordEncoding, MoreOf>> = {
  colours: (puzzle, placements) => ({
    columns: cellColumns(puzzle, LETTERS),
    of(row) {
      const placement = placements[row];
      return (placement?.cells ?? []).map(
        (cell, at) => `${cellName(puzzle, cell)}:${letterAt(puzzle, placement!, at)}`,
      );
    },
  }),
  cells: (puzzle, placements) => ({
    columns: cellColumns(puzzle, WORDS),
    of: (row) => (placements[row]?.cells ?? []).map((cell) => cellName(puzzle, cell)),
  }),
  letters(puzzle, placements) {
    const ones = placements.map((placement) =>
      placement.cells.map((cell, at) => ({ cell, letter: letterAt(puzzle, placement, at) })),
    );
    const nameOf = ({ cell, letter }: { cell: number; letter: string }): string =>
      `${cellName(puzzle, cell)}=${letter}`;
    const all = new Map(ones.flat().map((one) => [nameOf(one), one]));
    const sorted = [...all.values()].sort((a, b) => a.cell - b.cell || (a.letter < b.letter ? -1 : 1));
    return {
      columns: sorted.map(({ cell, letter }): NamedColumn => ({
        name: nameOf({ cell, letter }),
        group: 'cells and letters',
        kind: 'secondary',
        describe: (kind) => `The ${letter} in ${cellWords(puzzle, cell)} ${WORDS[kind]}.`,
      })),
      of: (row) => (ones[row] ?? []).map(nameOf),
    };
  },
  pairs(puzzle, placements) {
    const pairs = disagreeing(puzzle, placements);
    const byRow = placements.map((): string[] => []);
    const columns = pairs.map(([first, second]): NamedColumn => {
      const name = `${first}≠${second}`;
      byRow[first]?.push(name);
      byRow[second]?.push(name);
      return {
        name,
        group: 'pairs',
        kind: 'secondary',
        describe: (kind) =>
          `Rows ${first} and ${second} want different letters in one cell: ` +
          `${asks(kind, (count) => `${count} one of them is chosen`, 'the column is switched off')}.`,
      };
    });
    return { columns, of: (row) => byRow[row] ?? [] };
  },
};

function cellColumns(puzzle: WordPuzzle, ask: Asks): NamedColumn[] {
  return Array.from({ length: puzzle.width * puzzle.height }, (_, cell) => ({
    name: cellName(puzzle, cell),
    group: 'cells',
    kind: 'secondary',
    describe: (kind) => `The cell in ${cellWords(puzzle, cell)} ${ask[kind]}.`,
  }));
}

/** The pairs of rows of different words that put different letters into one cell. */
function disagreeing(puzzle: WordPuzzle, placements: readonly Placement[]): [number, number][] {
  const letters = placements.map(
    (placement) => new Map(placement.cells.map((cell, at) => [cell, letterAt(puzzle, placement, at)])),
  );
  const pairs: [number, number][] = [];
  placements.forEach((one, first) => {
    for (let second = first + 1; second < placements.length; second += 1) {
      const other = placements[second];
      if (!other || other.word === one.word) continue;
      const isApart = other.cells.some((cell) => {
        const letter = letters[first]?.get(cell);
        return letter !== undefined && letter !== letters[second]?.get(cell);
      });
      if (isApart) pairs.push([first, second]);
    }
    if (pairs.length > MOST_PAIRS) {
      throw new RangeError(
        `there would be a column for each of more than ${inWords(MOST_PAIRS)} pairs of ` +
          `${counted(placements.length, 'row')}; use fewer words or a smaller grid`,
      );
    }
  });
  return pairs;
}
