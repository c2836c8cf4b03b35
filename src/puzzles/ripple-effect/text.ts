/**
 * Ripple Effect as plain text: one grid of rooms, each cell the letter of its room, a blank line, one
 * grid of givens, where `.` is a cell without one. Spaces between the cells are allowed. A cell without
 * a given may also be `-`, `0`, `_` or `·`, and rooms may have numbers, which become letters.
 */
import { type Line, type Token, blocksOf, endOf, linesOf, numberIn, placeAfter, quoted, TextError } from '../text.ts';
import { arrangePuzzle, createPuzzle } from './create.ts';
import { type RipplePuzzle, inLines, RipplePuzzleError } from './puzzle.ts';

/**
 * Reads a puzzle.
 *
 * @param firstLine the number of the first line, for a text that is part of a longer file
 * @throws TextError with line, column and the cure
 */
export function parse(text: string, firstLine = 1): RipplePuzzle {
  return read(text, firstLine, createPuzzle);
}

/**
 * Reads a puzzle that may break the rules, as one does that is still being made.
 *
 * @throws TextError with line, column and the cure
 */
export function parseUnchecked(text: string): RipplePuzzle {
  return read(text, 1, arrangePuzzle);
}

function read(text: string, firstLine: number, build: typeof createPuzzle): RipplePuzzle {
  return readGrids(linesOf(text, 'signs', firstLine), linesOf(text, 'words', firstLine), build);
}

/**
 * Reads a puzzle from its lines.
 *
 * @param lines a token for each sign
 * @param words the same lines with a token for each word, for rooms that have whole numbers or names
 * @throws TextError with line, column and the cure
 */
export function readGrids(lines: readonly Line[], words: readonly Line[], build: typeof createPuzzle): RipplePuzzle {
  const firstLine = lines[0]?.number ?? 1;
  const [signs, givens, extra] = blocksOf(lines);
  if (!signs) {
    throw new TextError(firstLine, 1, 'there is no grid; write the room letters, a blank line, then the givens');
  }
  requireBlankLine(signs, givens === undefined);
  if (!givens) {
    const { line, column } = placeAfter(signs, lines);
    throw new TextError(
      line,
      column,
      'the givens are missing; after a blank line write a grid of numbers, with . where none is given',
    );
  }
  if (extra) {
    throw new TextError(
      extra[0]?.number ?? firstLine,
      1,
      'a third grid; a puzzle has two, rooms and givens, with one blank line between them',
    );
  }
  const rooms = namedRooms(words, givens) ?? signs;
  const names = rooms.map((line) => line.tokens.map((token) => roomName(line, token)));
  const numbers = givens.map((line) => line.tokens.map((token) => givenNumber(line, token)));
  try {
    return lettered(build(names, numbers));
  } catch (error) {
    if (error instanceof RipplePuzzleError) throw placed(error, error.part === 'rooms' ? rooms : givens, lines);
    throw error;
  }
}

/** @throws TextError when givens follow right upon the rooms, or stand there in their place */
function requireBlankLine(rooms: readonly Line[], isAll: boolean): void {
  const isNumber = (token: Token): boolean => numberIn(token) !== null;
  const hasLetters = rooms[0]?.tokens.some((token) => !isNumber(token));
  const at = rooms.findIndex(
    ({ tokens }) => tokens.every(isNumber) && (tokens.some(({ text }) => /\D/.test(text)) || (isAll && hasLetters)),
  );
  const line = rooms[at];
  if (!line) return;
  throw new TextError(
    line.number,
    1,
    at === 0
      ? 'the givens begin here, and there are no rooms before them; write a grid of room letters first, then a ' +
          'blank line'
      : 'the givens begin here, right after the rooms; put a blank line before them',
  );
}

/**
 * The rooms as whole numbers or names, when there are blanks between them and as many of them as the givens have
 * cells: `1 1 10` or `AA AA AB`, and `. . .`. Else null: each sign is a room.
 */
function namedRooms(words: readonly Line[], givens: readonly Line[]): readonly Line[] | null {
  const width = givens[0]?.tokens.length ?? 0;
  const [rooms = []] = blocksOf(words);
  const isNumbered = rooms.every(({ tokens }) => tokens.every((token) => /^\d+$/.test(token.text)));
  if (width < 2) return null;
  if (isNumbered && rooms.some(({ tokens }) => tokens.length === width)) return rooms;
  const isNamed = rooms.every(
    ({ tokens }) => tokens.length === width && tokens.every(({ text: name }) => /^[\p{L}\d]+$/u.test(name)),
  );
  return isNamed && rooms.some(({ tokens }) => tokens.some(({ text: name }) => name.length > 1)) ? rooms : null;
}

/** The puzzle with letters for rooms that have numbers, or names of several signs. */
function lettered(puzzle: RipplePuzzle): RipplePuzzle {
  const taken = new Set(puzzle.rooms.map(({ name }) => name));
  let index = 0;
  const fresh = (): string => {
    while (taken.has(letterAt(index))) index += 1;
    return letterAt(index++);
  };
  const rooms = puzzle.rooms.map((room) => (/^\d|../su.test(room.name) ? { ...room, name: fresh() } : room));
  return { ...puzzle, rooms };
}

/** Writes a puzzle; `parse` reads the same puzzle back. The text ends with a line feed. */
export function format(puzzle: RipplePuzzle): string {
  const { rooms, roomOf, givens, width } = puzzle;
  const names = roomOf.map((room) => rooms[room]?.name ?? '?');
  const numbers = givens.map((given) => (given === 0 ? '.' : String(given)));
  return `${grid(names, width)}\n\n${grid(numbers, width)}\n`;
}

/** Lines of cells as text: what `format` prints, and answers as facts and tests quote them. */
export function grid(cells: readonly (string | number)[], width: number): string {
  return inLines(cells, width)
    .map((line) => line.join(''))
    .join('\n');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzΓΔΘΛΞΠΣΦΨΩαβγδεζηθλμξπρστφψω';

/** As many rooms as there are letters to name them by. */
export const MOST_ROOMS = LETTERS.length;

/** Letters for rooms by index, for makers of puzzles: A to Z, a to z, then Greek. */
export function roomLetter(index: number): string {
  const letter = LETTERS[index];
  if (letter === undefined) {
    throw new RangeError(`room ${index} has no letter; the limit is ${MOST_ROOMS} rooms`);
  }
  return letter;
}

/** Letters for more rooms than `roomLetter` knows, so that every cell can have one: Hangul syllables. */
export function letterAt(index: number): string {
  return index < MOST_ROOMS ? roomLetter(index) : String.fromCodePoint(0xac00 + index - MOST_ROOMS);
}

function roomName(line: Line, token: Token): string {
  if (/^[\p{L}\d]+$/u.test(token.text)) return token.text;
  throw new TextError(
    line.number,
    token.column,
    `${quoted(token.text)} is not a letter; name each room by one letter, such as A or b, or by a number`,
  );
}

function givenNumber(line: Line, token: Token): number {
  const number = numberIn(token);
  if (number !== null) return number;
  throw new TextError(
    line.number,
    token.column,
    `${quoted(token.text)} is not a given; write a number from 1 to 9, or . where none is given`,
  );
}

function placed(error: RipplePuzzleError, some: readonly Line[], lines: readonly Line[]): TextError {
  const line = some[error.y];
  if (!line) {
    const after = placeAfter(some, lines);
    return new TextError(after.line, after.column, error.message);
  }
  const token = line.tokens[error.x];
  return new TextError(line.number, token?.column ?? endOf(line), error.message);
}
