/**
 * A word search to print: words packed into a grid by the search, and letters in the cells that are left,
 * so that each word can be read in one place and no other. All of it follows from a seed.
 */
import { createRandom } from '#dlx/random.ts';
import { resultOf } from '../result-of.ts';
import { counted, inFigures } from '#english/english.ts';
import { crossingsOf, gridOf, readingsIn } from './check.ts';
import { packings } from './pack.ts';
import { type Placement, type WordPuzzle, lettersOf, placementsOf } from './puzzle.ts';

/** The letters in the cells that no word takes: those of the words, as often as they have them, or A to Z. */
export type FillLetters = 'own' | 'all';

export interface SheetWish {
  readonly puzzle: WordPuzzle;
  readonly seed: number;
  /** At least this many cells should belong to more than one word. */
  readonly crossings: number;
  readonly fill: FillLetters;
}

export interface Sheet {
  readonly puzzle: WordPuzzle;
  /** A letter for each cell, line by line. */
  readonly grid: readonly string[];
  /** Where the words stand, in the order of the list. */
  readonly key: readonly Placement[];
  readonly crossings: number;
}

/** A sheet, or why there is none; a sheet with fewer crossings than wished says so as well. */
interface MadeSheet {
  readonly sheet: Sheet | null;
  /** A sentence; empty when all is as wished. */
  readonly words: string;
}

/** How much is tried: beginnings of a search, packings and updates in each, and letters in the cells that are left. */
const MOST = { starts: 24, packings: 20, updates: 1_000_000, letters: 20_000 } as const;

/** Makes a sheet; yields how many crossings the best packing has that has been found so far. */
export function* packSheet(wish: SheetWish): Generator<number, MadeSheet> {
  const { puzzle, seed, crossings: wished, fill } = wish;
  let best: Sheet | null = null;
  let isPacked = false;
  for (let start = 0; start < MOST.starts; start += 1) {
    const own = seed * MOST.starts + start;
    let left = MOST.packings;
    for (const chosen of packings(puzzle, own, MOST.updates)) {
      isPacked = true;
      left -= 1;
      const crossings = crossingsOf(chosen).length;
      const grid: string[] | null = best && crossings <= best.crossings ? null : filled(puzzle, chosen, fill, own);
      if (grid) {
        const key = [...chosen].sort((a, b) => a.word - b.word);
        best = { puzzle, grid, key, crossings };
        yield crossings;
        if (crossings >= wished) return { sheet: best, words: '' };
      }
      if (left === 0) break;
    }
  }
  if (best) return { sheet: best, words: fewerWords(best) };
  return { sheet: null, words: isPacked ? UNFILLED[fill] : UNPACKED };
}

/** Makes a sheet at once. */
export function makeSheet(wish: SheetWish): MadeSheet {
  return resultOf(packSheet(wish));
}

/** Why there are fewer crossings than wished, and what to do. */
function fewerWords({ puzzle: { words }, crossings }: Sheet): string {
  if (words.length === 1) return 'A single word has nothing to cross; ask for 0 crossings, or add more words.';
  const all = words.map(lettersOf);
  const canCross = all.some((some, at) =>
    all.slice(at + 1).some((others) => some.some((letter) => others.includes(letter))),
  );
  return canCross
    ? `This sheet has ${inFigures(crossings, 'crossing')}, the most that the search found; ask for fewer, or make the ` +
        'grid smaller.'
    : 'No two of these words have a letter in common, so none can cross; ask for 0 crossings, or try other words.';
}

const UNPACKED = 'The search found no place for all these words; make the grid larger, or remove a word.';

const UNFILLED: Readonly<Record<FillLetters, string>> = {
  own: 'With the letters of these words alone, no filling was found without a word that appears twice; fill the grid with A to Z.',
  all: 'No filling was found without a word that appears twice; make the grid larger, or remove a word.',
};

/**
 * The grid with a letter in each cell and each word in one place alone; null when none is found. Letter
 * after letter is tried in an order from the seed, and one that would end a word a second time is passed
 * over; where none is left, the previous cell is given another.
 */
function filled(puzzle: WordPuzzle, chosen: readonly Placement[], fill: FillLetters, seed: number): string[] | null {
  const grid = gridOf(puzzle, chosen);
  if (!grid || !isOnceEach(puzzle, grid)) return null;
  const random = createRandom(seed);
  const free = grid.flatMap((letter, cell) => (letter === '' ? [cell] : []));
  const letters = fill === 'own' ? puzzle.words.flatMap(lettersOf) : [...ALPHABET];
  const through = placementsThrough(puzzle);
  const isNewWord = (cell: number): boolean =>
    (through[cell] ?? []).some(({ letters, cells }) => cells.every((at, place) => grid[at] === letters[place]));
  const orders = free.map(() => [...new Set(random.shuffled(letters))]);
  const tried = free.map(() => 0);
  let work = 0;
  for (let at = 0; at < free.length;) {
    if (at < 0 || (work += 1) > MOST.letters) return null;
    const cell = free[at] ?? 0;
    const letter = orders[at]?.[tried[at] ?? 0];
    grid[cell] = letter ?? '';
    if (letter === undefined) {
      tried[at] = 0;
      at -= 1;
      if (at >= 0) tried[at]! += 1;
    } else if (isNewWord(cell)) tried[at]! += 1;
    else at += 1;
  }
  return isOnceEach(puzzle, grid) ? grid : null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** True when each word can be read in one place and no other. */
export function isOnceEach(puzzle: WordPuzzle, grid: readonly string[]): boolean {
  const counts = puzzle.words.map(() => 0);
  for (const { word } of readingsIn(puzzle, grid)) counts[word]! += 1;
  return counts.every((count) => count === 1);
}

/** For each cell the places of words that lie on it, with their letters. */
function placementsThrough(
  puzzle: WordPuzzle,
): readonly (readonly { letters: readonly string[]; cells: readonly number[] }[])[] {
  const letters = puzzle.words.map(lettersOf);
  const through = Array.from(
    { length: puzzle.width * puzzle.height },
    (): { letters: readonly string[]; cells: readonly number[] }[] => [],
  );
  for (const { word, cells } of placementsOf(puzzle)) {
    for (const cell of cells) through[cell]?.push({ letters: letters[word] ?? [], cells });
  }
  return through;
}

export function sheetWords({ puzzle, crossings }: Sheet): string {
  return (
    `${inFigures(puzzle.words.length, 'word')} in ${puzzle.width}×${puzzle.height} cells, ` +
    `${counted(crossings, 'crossing')}.`
  );
}
