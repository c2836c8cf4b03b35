/**
 * Crosswords of two to four lines, filled with words of a list.
 *
 * - `full`: no cell is empty. Each line is a word across, and each column of cells a word down.
 * - `open`: between two lines there is a free one. Each line has one word somewhere in it, and so many words
 *   stand down, each of which crosses all of them; words down never touch.
 */
import { lettersOf } from '../puzzle.ts';

export type CrosswordKind = 'full' | 'open';

/** The bounds of a crossword. */
export const BOUNDS = {
  lines: { least: 2, most: 4 },
  columns: { least: 2, most: 12 },
  down: { least: 1, most: 5 },
  words: 1_000,
} as const;

export interface CrosswordPuzzle {
  readonly kind: CrosswordKind;
  /** How many words stand across. */
  readonly lines: number;
  /** The width of the grid in cells. */
  readonly columns: number;
  /** How many words stand down in an open crossword; a full one has one in each column of cells. */
  readonly down: number;
  /** In capitals, none twice. None is used twice. */
  readonly words: readonly string[];
}

export const WAYS = ['across', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** A word in its place. */
export interface Entry {
  /** Its number in the list. */
  readonly word: number;
  readonly way: Way;
  /** The line that it stands in, from 0; of words down, its place among them from the left. */
  readonly slot: number;
  /** The cells of its letters in their order; a cell is y · columns + x. */
  readonly cells: readonly number[];
}

/** The lines of cells, the free ones included: an open crossword has one above and one below as well. */
export function heightOf({ kind, lines }: Pick<CrosswordPuzzle, 'kind' | 'lines'>): number {
  return kind === 'full' ? lines : 2 * lines + 1;
}

/** The line of cells in which a word across stands. */
export function lineOf({ kind }: Pick<CrosswordPuzzle, 'kind'>, slot: number): number {
  return kind === 'full' ? slot : 2 * slot + 1;
}

/** How many words stand down. */
export function downOf({ kind, columns, down }: CrosswordPuzzle): number {
  return kind === 'full' ? columns : down;
}

/** How many letters words may have that stand this way: the least and the most. */
export function lengthsOf(puzzle: CrosswordPuzzle, way: Way): readonly [least: number, most: number] {
  const { kind, lines, columns } = puzzle;
  if (kind === 'full') return way === 'across' ? [columns, columns] : [lines, lines];
  // A word across has a letter for each word down, with one between two of them.
  return way === 'across' ? [leastColumns(puzzle), columns] : [2 * lines - 1, 2 * lines + 1];
}

/** The least width that has room for the words down. */
export function leastColumns({ kind, down }: CrosswordPuzzle): number {
  return kind === 'full' ? BOUNDS.columns.least : Math.max(BOUNDS.columns.least, 2 * down - 1);
}

/** Where each word may stand: across before down, slot by slot, word by word, from the top left. */
export function entriesOf(puzzle: CrosswordPuzzle): Entry[] {
  const { words, columns, lines } = puzzle;
  const letters = words.map(lettersOf);
  const across = range(lines).flatMap((slot) =>
    letters.flatMap(({ length }, word): Entry[] => {
      if (!fits(puzzle, 'across', length)) return [];
      const start = lineOf(puzzle, slot) * columns;
      return range(columns - length + 1).map((x): Entry => ({
        word,
        way: 'across',
        slot,
        cells: range(length).map((at) => start + x + at),
      }));
    }),
  );
  const down = range(downOf(puzzle)).flatMap((slot) =>
    letters.flatMap(({ length }, word): Entry[] => {
      if (!fits(puzzle, 'down', length)) return [];
      return placesDown(puzzle, slot, length).map(([x, y]): Entry => ({
        word,
        way: 'down',
        slot,
        cells: range(length).map((at) => (y + at) * columns + x),
      }));
    }),
  );
  return [...across, ...down];
}

/** True when a word of so many letters may stand this way. */
export function fits(puzzle: CrosswordPuzzle, way: Way, length: number): boolean {
  const [least, most] = lengthsOf(puzzle, way);
  return length >= least && length <= most;
}

/** The cells in which a word down of a slot may begin. */
function placesDown(puzzle: CrosswordPuzzle, slot: number, length: number): [x: number, y: number][] {
  const { kind, lines, columns, down } = puzzle;
  if (kind === 'full') return [[slot, 0]];
  // Those to its left and to its right need room too.
  const first = 2 * slot;
  const after = columns - 2 * (down - 1 - slot);
  // It crosses the first line and the last one.
  return [0, 1]
    .filter((y) => y + length >= 2 * lines && y + length <= heightOf(puzzle))
    .flatMap((y) => range(Math.max(0, after - first)).map((at): [number, number] => [first + at, y]));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
