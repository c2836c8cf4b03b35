/**
 * What a reader asks of a crossword, as a line: `full 3x4 2 1 cat: it purrs / dog`. The kind, lines and columns,
 * the words down of an open one, the seed, and the list as it was written (`one-line.ts`).
 */
import { TextError, tooLong } from '../../text.ts';
import { fromOneLine, toOneLine } from '../one-line.ts';
import { lackingIn } from './lacking.ts';
import type { CrosswordWish } from './make.ts';
import { type CrosswordKind, BOUNDS } from './puzzle.ts';
import { readClues } from './text.ts';

export interface CrosswordDraft {
  readonly kind: CrosswordKind;
  readonly lines: number;
  readonly columns: number;
  readonly down: number;
  readonly seed: number;
  /** The list as it is written: perhaps half of it. */
  readonly text: string;
}

/** The bounds of what is asked. */
export const ASKED = { seed: 999_999, characters: 8_000 } as const;

/** The draft as a line. */
export function formatCrossword({ kind, lines, columns, down, seed, text }: CrosswordDraft): string {
  return `${kind} ${lines}x${columns} ${down} ${seed} ${toOneLine(text)}`;
}

const LINE = /^(full|open) (\d)x(\d{1,2}) (\d) (\d{1,6}) (.*)$/u;

/**
 * The draft that a line says. Its words need not be such as fill a crossword.
 * @throws TextError when the line is none
 */
export function parseCrossword(line: string): CrosswordDraft {
  const [, kind, lines, columns, down, seed, text = ''] = LINE.exec(line) ?? [];
  const draft: CrosswordDraft = {
    kind: kindOf(kind ?? ''),
    lines: Number(lines),
    columns: Number(columns),
    down: Number(down),
    seed: Number(seed),
    text: fromOneLine(text),
  };
  const isIn = (name: 'lines' | 'columns' | 'down'): boolean =>
    draft[name] >= BOUNDS[name].least && draft[name] <= BOUNDS[name].most;
  if (!(isIn('lines') && isIn('columns') && isIn('down'))) {
    throw new TextError(
      1,
      1,
      'this is not a crossword that this page has saved: full or open, lines x columns, words down, seed and words in one line, such as “full 3x4 2 1 cat: it purrs / dog”',
    );
  }
  return draft;
}

/** The kind that a text names; a full crossword, when it names none. */
export function kindOf(text: string): CrosswordKind {
  return text === 'open' ? 'open' : 'full';
}

/**
 * The wish of a draft.
 * @throws TextError for a list that cannot be read
 * @throws RangeError for one that cannot fill this crossword: what it lacks
 */
export function crosswordWishOf({ kind, lines, columns, down, seed, text }: CrosswordDraft): CrosswordWish {
  const long = tooLong(text, ASKED.characters);
  if (long) throw new TextError(1, 1, long);
  const clues = readClues(text);
  const puzzle = { kind, lines, columns, down, words: clues.map(({ word }) => word) };
  const lacking = lackingIn(puzzle);
  if (lacking !== '') throw new RangeError(lacking);
  return { puzzle, seed, clues };
}
