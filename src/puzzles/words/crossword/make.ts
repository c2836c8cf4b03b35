/** A crossword to print: filled by the search with its rows in an order that follows from a seed. */
import { createMatrix, onesOf } from '#dlx/matrix.ts';
import { createRandom } from '#dlx/random.ts';
import { resultOf } from '../../result-of.ts';
import { Search } from '#dlx/search.ts';
import { answerPhrase } from '#english/answer-words.ts';
import { counted, inFigures, inWords } from '#english/english.ts';
import { encodeCrossword } from './encode.ts';
import { changes, lackingIn } from './lacking.ts';
import { type CrosswordPuzzle, type Entry, type Way, BOUNDS, downOf } from './puzzle.ts';
import type { ListedWord } from './text.ts';

export interface CrosswordWish {
  readonly puzzle: CrosswordPuzzle;
  readonly seed: number;
  /** The clues of the words, in their order. */
  readonly clues: readonly ListedWord[];
}

export interface Crossword {
  readonly puzzle: CrosswordPuzzle;
  /** The words across from the top, then those down from the left. */
  readonly entries: readonly Entry[];
  readonly clues: readonly ListedWord[];
}

/** A crossword, or a sentence that says why there is none. */
interface MadeCrossword {
  readonly sheet: Crossword | null;
  readonly words: string;
}

/** How often a search begins in another order, how many updates it makes at most, and how many for a cure. */
const MOST = { starts: 8, updates: 4_000_000, cure: 400_000 } as const;

/** Makes a crossword; yields how many searches have begun, before each one. */
export function* fillCrossword({ puzzle, seed, clues }: CrosswordWish): Generator<number, MadeCrossword> {
  const { matrix, entries } = encodeCrossword(puzzle);
  for (let start = 0; start < MOST.starts; start += 1) {
    yield start + 1;
    const order = createRandom(seed * MOST.starts + start).shuffled(entries.map((_, row) => row));
    const search = new Search(
      createMatrix(
        matrix.columns,
        order.map((row) => onesOf(matrix, row)),
      ),
    );
    search.run({ solutions: 1, updates: MOST.updates });
    if (search.event === 'solution') {
      const chosen = search
        .rows()
        .map((at) => order[at] ?? 0)
        .sort((a, b) => a - b);
      return {
        sheet: { puzzle, entries: chosen.flatMap((row) => entries[row] ?? []), clues },
        words: '',
      };
    }
    if (search.done) {
      const none = answerPhrase({ kind: 'searched', nodes: search.nodes });
      return { sheet: null, words: `Ways to fill the grid with these words: ${none}. ${cureOf(puzzle)}` };
    }
  }
  const stopped = answerPhrase({ kind: 'open', done: MOST.starts * MOST.updates, unit: 'update' });
  return { sheet: null, words: `Whether these words fill the grid is ${stopped}. ${cureOf(puzzle)}` };
}

/** Makes a crossword at once. */
export function makeCrossword(wish: CrosswordWish): MadeCrossword {
  return resultOf(fillCrossword(wish));
}

/** What makes it easier: the nearest change with which these words do fill it, where a search finds one. */
function cureOf(puzzle: CrosswordPuzzle): string {
  const cure = changes(puzzle).find(({ change }) => canFill({ ...puzzle, ...change }));
  return `${['Add more words', cure?.words ?? further(puzzle)].filter(Boolean).join(', or ')}.`;
}

/** What may help where no single change does. */
function further({ kind, lines, down }: CrosswordPuzzle): string {
  if (kind === 'full') return 'leave some cells empty';
  return lines > BOUNDS.lines.least && down > BOUNDS.down.least ? 'use fewer words across and down' : '';
}

/** True when a short search fills it. */
function canFill(puzzle: CrosswordPuzzle): boolean {
  if (lackingIn(puzzle) !== '') return false;
  const search = new Search(encodeCrossword(puzzle).matrix);
  search.run({ solutions: 1, updates: MOST.cure });
  return search.event === 'solution';
}

/** A word as it is looked for: the number in its first cell, its clue, its letters. */
interface NumberedEntry {
  readonly entry: Entry;
  readonly number: number;
  readonly word: string;
  readonly clue: string;
}

/** The words of one way with their numbers: cells in which a word begins are counted from the top left. */
export function numbered({ entries, clues }: Crossword, way: Way): NumberedEntry[] {
  const first = ({ cells }: Entry): number => cells[0] ?? 0;
  const starts = [...new Set(entries.map(first))].sort((a, b) => a - b);
  return entries
    .filter((entry) => entry.way === way)
    .map((entry) => ({
      entry,
      number: starts.indexOf(first(entry)) + 1,
      word: clues[entry.word]?.word ?? '',
      clue: clues[entry.word]?.clue ?? '',
    }))
    .sort((a, b) => a.number - b.number);
}

/** A clue as it stands beside the grid, with its number, and how many letters its word has. */
interface Clue {
  readonly number: number;
  readonly words: string;
}

/** The clues of one way; a word may have none. */
export function cluesOf(crossword: Crossword, way: Way): Clue[] {
  return numbered(crossword, way)
    .filter(({ clue }) => clue !== '')
    .map(({ number, clue, entry }) => ({ number, words: `${clue}\u00a0(${entry.cells.length})` }));
}

/** What is said of a crossword. */
export function crosswordWords({ puzzle, entries }: Crossword): string {
  const crossings = puzzle.lines * downOf(puzzle);
  return `${inFigures(entries.length, 'word')} of ${inWords(puzzle.words.length)}, ${counted(crossings, 'crossing')}.`;
}
