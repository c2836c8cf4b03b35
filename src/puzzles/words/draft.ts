/**
 * What a reader asks of a word search, as a line: `10x10 2 6 own 1 Ada Ben Clara`. The size of the grid, the
 * number of directions, the crossings wished, the letters that fill, the seed, and the words as they were
 * written (`one-line.ts`).
 */
import { TextError, tooLong } from '../text.ts';
import { fromOneLine, toOneLine } from './one-line.ts';
import { type DirectionCount, type WordPuzzle, DIRECTIONS, MOST } from './puzzle.ts';
import type { FillLetters, SheetWish } from './sheet.ts';
import { parseWords } from './text.ts';

interface WordDraft {
  readonly width: number;
  readonly height: number;
  readonly directions: DirectionCount;
  readonly crossings: number;
  readonly fill: FillLetters;
  readonly seed: number;
  /** The words as they are written: perhaps half a list. */
  readonly text: string;
}

/** The bounds of what is asked. */
export const ASKED = { crossings: 40, seed: 999_999, characters: 4_000 } as const;

/** The draft as a line. */
export function formatDraft(draft: WordDraft): string {
  const { width, height, directions, crossings, fill, seed, text } = draft;
  return `${width}x${height} ${directions} ${crossings} ${fill} ${seed} ${toOneLine(text)}`;
}

const LINE = /^(\d{1,2})x(\d{1,2}) ([248]) (\d{1,2}) (own|all) (\d{1,6}) (.*)$/u;

/**
 * The draft that a line says. Its words need not be such as a grid can take.
 * @throws TextError when the line is none
 */
export function parseDraft(line: string): WordDraft {
  const [, width, height, directions, crossings, fill, seed, text = ''] = LINE.exec(line) ?? [];
  const draft: WordDraft = {
    width: Number(width),
    height: Number(height),
    crossings: Number(crossings),
    directions: directionsOf(directions ?? ''),
    fill: fill === 'all' ? 'all' : 'own',
    seed: Number(seed),
    text: fromOneLine(text),
  };
  const isSide = (side: number): boolean => side >= 2 && side <= MOST.side;
  if (fill === undefined || !(isSide(draft.width) && isSide(draft.height)) || draft.crossings > ASKED.crossings) {
    throw new TextError(
      1,
      1,
      'this is not a word search that this page has saved: size, directions, crossings, own or all letters, seed and words in one line, such as “10x10 2 6 own 1 Ada Ben”',
    );
  }
  return draft;
}

/** The number of directions that a text names; across and down, when it names none. */
export function directionsOf(text: string): DirectionCount {
  return text === '8' ? 8 : text === '4' ? 4 : 2;
}

/**
 * The puzzle of a draft.
 * @throws TextError for words that cannot stand in its grid, or are too many characters to be read
 */
export function puzzleOf({ text, width, height, directions }: WordDraft): WordPuzzle {
  const long = tooLong(text, ASKED.characters);
  if (long) throw new TextError(1, 1, long);
  const grid = { width, height, directions };
  const words = parseWords(text, grid);
  return { ...grid, words: words.map((word) => word.text), names: words.map(({ shown }) => shown) };
}

/** The wish of a draft; throws as `puzzleOf` does. */
export function wishOf(draft: WordDraft): SheetWish {
  const { seed, crossings, fill } = draft;
  return { puzzle: puzzleOf(draft), seed, crossings, fill };
}

/** The largest number of rows that the matrix of a puzzle has. */
export function mostRows({ words, width, height, directions }: WordPuzzle): number {
  return words.length * DIRECTIONS[directions].length * width * height;
}

/** A class to begin with. */
export const CLASS: WordDraft = {
  width: 10,
  height: 10,
  directions: 4,
  crossings: 4,
  fill: 'own',
  seed: 1,
  text: 'Ada, Ben, Clara, David, Elif, Finn, Greta, Hugo, Ines, Jonas, Kira, Luca',
};
