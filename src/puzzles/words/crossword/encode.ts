/**
 * A crossword as exact cover with colours: a primary column for each word that is to stand somewhere, a
 * secondary one for each cell in which words can cross, with its letter as a colour, and a secondary one
 * without colours for each word of the list, which is used at most once.
 *
 * In an open crossword a word across gives the other cells of its line the colour `-`, so that nothing else
 * stands in it. The words down are in order from the left, or each crossword would be found in all orders:
 * for two neighbours there is a secondary column for each place, of which the left one takes those up to a
 * place after its own, and the right one those from its own on. So they clash unless there is a
 * place between them.
 *
 * Filling crosswords is an example of XCC in D. E. Knuth, *The Art of Computer Programming* 7.2.2.1.
 */
import type { ColumnKind } from '#dlx/matrix.ts';
import { cellBoard } from '../../board.ts';
import { type NamedColumn, createProblem } from '../../create-problem.ts';
import { COLOURS, fill, placeOf } from '../../marks.ts';
import type { Problem } from '../../problem.ts';
import { lettersOf } from '../puzzle.ts';
import { type CrosswordPuzzle, type Entry, type Way, downOf, entriesOf, heightOf, lineOf } from './puzzle.ts';

export interface CrosswordProblem extends Problem {
  readonly puzzle: CrosswordPuzzle;
  /** What each row does. */
  readonly entries: readonly Entry[];
}

/** The colour of a cell of a line in which no letter stands. */
const NO_LETTER = '-';

/**
 * The matrix: columns of the words across, `A1` at the top, then of those down, `D1` at the left, of the cells
 * line by line, of the order, and of the words that fit somewhere. Rows in the order of `entriesOf`;
 * each writes its letters.
 */
export function encodeCrossword(puzzle: CrosswordPuzzle): CrosswordProblem {
  const entries = entriesOf(puzzle);
  const used = new Set(entries.map(({ word }) => word));
  const columns = [
    ...numbers(puzzle.lines).map((slot) => slotColumn('across', slot)),
    ...numbers(downOf(puzzle)).map((slot) => slotColumn('down', slot)),
    ...cellColumns(puzzle),
    ...orderColumns(puzzle),
    ...puzzle.words.flatMap((word, at) => (used.has(at) ? [wordColumn(word)] : [])),
  ];
  const rows = entries.map((entry) => {
    const word = puzzle.words[entry.word] ?? '';
    const place = placeWords(puzzle, entry);
    return {
      name: `${word} ${slotName(entry.way, entry.slot)}${puzzle.kind === 'open' ? ` ${place.name}` : ''}`,
      columns: [slotName(entry.way, entry.slot), ...lettersIn(puzzle, entry), ...orderOf(puzzle, entry), word],
      marks: entry.cells.map((cell, at) =>
        fill(...placeOf(puzzle.columns, cell), letterOf(puzzle, entry, at), entry.word % COLOURS),
      ),
      describe: () => `${word} ${entry.way}, beginning in ${place.words}.`,
    };
  });
  return {
    ...createProblem(columns, rows, cellBoard(puzzle.columns, heightOf(puzzle))),
    puzzle,
    entries,
    title: 'The crossword',
    colourNoun: 'letter',
  };
}

/** The letter that an entry has in the cell at a place of its word. */
export function letterOf({ words }: Pick<CrosswordPuzzle, 'words'>, { word }: Entry, at: number): string {
  return lettersOf(words[word] ?? '')[at] ?? '';
}

function numbers(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function slotName(way: Way, slot: number): string {
  return `${way === 'across' ? 'A' : 'D'}${slot + 1}`;
}

type Asks = Readonly<Record<ColumnKind, string>>;

const ONE_WORD: Asks = {
  primary: 'There is exactly one word',
  secondary: 'There is one word, or none,',
  off: 'There may be any number of words',
};

function slotColumn(way: Way, slot: number): NamedColumn {
  const where = way === 'across' ? `across in line ${slot + 1}` : `down in place ${slot + 1} from the left`;
  return {
    name: slotName(way, slot),
    group: way,
    kind: 'primary',
    describe: (kind) => `${ONE_WORD[kind]} ${where}.`,
  };
}

const CELLS: Asks = {
  primary: 'has exactly one word through it',
  secondary: 'holds at most one letter: words that agree on it cross there',
  off: 'may hold any number of letters',
};

/** The cells in which a word across can stand: no others can hold two words. */
function cellColumns({ lines, columns }: CrosswordPuzzle): NamedColumn[] {
  return numbers(lines * columns).map((at): NamedColumn => {
    const [line, place] = [Math.floor(at / columns) + 1, (at % columns) + 1];
    return {
      name: `${line},${place}`,
      group: 'cells',
      kind: 'secondary',
      describe: (kind) => `Place ${place} of line ${line} ${CELLS[kind]}.`,
    };
  });
}

/** The ones of an entry among the cells, each with its letter. */
function lettersIn(puzzle: CrosswordPuzzle, entry: Entry): string[] {
  const { columns, lines } = puzzle;
  const letters = new Map(entry.cells.map((cell, at) => [cell, letterOf(puzzle, entry, at)]));
  return numbers(lines).flatMap((line) =>
    numbers(columns).flatMap((x) => {
      const letter = letters.get(lineOf(puzzle, line) * columns + x);
      const isEmpty = letter === undefined && entry.way === 'across' && entry.slot === line;
      if (letter === undefined && !isEmpty) return [];
      return [`${line + 1},${x + 1}:${letter ?? NO_LETTER}`];
    }),
  );
}

const APART: Asks = {
  primary: 'exactly one of them covers this column',
  secondary: 'at most one of them covers this column',
  off: 'the column is switched off',
};

function orderColumns({ kind, down, columns }: CrosswordPuzzle): NamedColumn[] {
  if (kind === 'full') return [];
  return numbers(down - 1).flatMap((left) =>
    numbers(columns).map((x): NamedColumn => ({
      name: orderName(left, x),
      group: 'order',
      kind: 'secondary',
      describe: (asks) =>
        `Word ${left + 2} down is to the right of word ${left + 1}, with at least one place between them: ${APART[asks]}.`,
    })),
  );
}

function orderName(left: number, x: number): string {
  return `D${left + 1}<D${left + 2},${x + 1}`;
}

/** The ones of a word down among the columns of the order: with its neighbour to the left, and to the right. */
function orderOf({ kind, columns, down }: CrosswordPuzzle, { way, slot, cells }: Entry): string[] {
  if (kind === 'full' || way === 'across') return [];
  const x = (cells[0] ?? 0) % columns;
  const asRight = slot > 0 ? numbers(columns).slice(x) : [];
  const asLeft = slot < down - 1 ? numbers(columns).slice(0, x + 2) : [];
  return [...asRight.map((at) => orderName(slot - 1, at)), ...asLeft.map((at) => orderName(slot, at))];
}

const ONCE: Asks = {
  primary: 'is used exactly once',
  secondary: 'is used at most once',
  off: 'may be used any number of times',
};

function wordColumn(word: string): NamedColumn {
  return {
    name: word,
    group: 'words',
    kind: 'secondary',
    describe: (kind) => `The word ${word} ${ONCE[kind]}.`,
  };
}

function placeWords({ columns }: CrosswordPuzzle, { cells }: Entry): { name: string; words: string } {
  const [x, y] = [(cells[0] ?? 0) % columns, Math.floor((cells[0] ?? 0) / columns)];
  return { name: `${x + 1},${y + 1}`, words: `place ${x + 1} of line ${y + 1}` };
}
