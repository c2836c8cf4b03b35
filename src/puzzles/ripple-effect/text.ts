/**
 * Ripple Effect as plain text: one grid of room letters, a blank line, one grid of givens, where `.`
 * is a cell without one. Spaces between the cells are allowed.
 */
import { arrangePuzzle, createPuzzle } from './create.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { inLines, RipplePuzzleError } from './puzzle.ts';

/** What is wrong with a text. `line` and `column` count from 1, as an editor does. */
export class RippleSyntaxError extends SyntaxError {
  readonly line: number;
  readonly column: number;
  /** The message without its place, for a text in one line, where nobody counts lines. */
  readonly cure: string;

  constructor(line: number, column: number, message: string) {
    super(`line ${line}, column ${column}: ${message}`);
    this.name = 'RippleSyntaxError';
    this.line = line;
    this.column = column;
    this.cure = message;
  }
}

/** One character of the text, and where it stands. */
interface Mark {
  readonly text: string;
  readonly column: number;
}

interface Line {
  readonly number: number;
  readonly marks: readonly Mark[];
}

/**
 * Reads a puzzle.
 *
 * @param firstLine the number of the first line, for a text that is part of a longer file
 * @throws RippleSyntaxError with line, column and the cure
 */
export function parse(text: string, firstLine = 1): RipplePuzzle {
  return read(text, firstLine, createPuzzle);
}

/**
 * Reads a puzzle that may break the rules, as one does that is still being made.
 *
 * @throws RippleSyntaxError with line, column and the cure
 */
export function parseUnchecked(text: string): RipplePuzzle {
  return read(text, 1, arrangePuzzle);
}

function read(text: string, firstLine: number, build: typeof createPuzzle): RipplePuzzle {
  const blocks = blocksOf(text, firstLine);
  const [rooms, givens, extra] = blocks;
  if (!rooms) {
    throw new RippleSyntaxError(
      firstLine,
      1,
      'there is no grid; write the room letters, a blank line, then the givens',
    );
  }
  if (!givens) {
    const { line, column } = placeAfter(rooms, text, firstLine);
    throw new RippleSyntaxError(
      line,
      column,
      'the givens are missing; after a blank line write a grid of numbers, with . where none is given',
    );
  }
  if (extra) {
    throw new RippleSyntaxError(
      extra[0]?.number ?? firstLine,
      1,
      'a third grid; a puzzle has two, rooms and givens, with one blank line between them',
    );
  }
  const names = rooms.map((line) => line.marks.map((mark) => roomName(line, mark)));
  const numbers = givens.map((line) => line.marks.map((mark) => givenNumber(line, mark)));
  try {
    return build(names, numbers);
  } catch (error) {
    if (error instanceof RipplePuzzleError)
      throw placed(error, error.part === 'rooms' ? rooms : givens, text, firstLine);
    throw error;
  }
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

/** Letters for rooms by index, for whoever makes a puzzle: A to Z, a to z, then Greek. */
export function roomLetter(index: number): string {
  const letter = LETTERS[index];
  if (letter === undefined) {
    throw new RangeError(`room ${index} has no letter; ${MOST_ROOMS} rooms are the most`);
  }
  return letter;
}

const LINE_END = /\r\n|\n|\r/;

/** The text cut at its blank lines. */
function blocksOf(text: string, firstLine: number): Line[][] {
  const blocks: Line[][] = [];
  let open: Line[] | null = null;
  text.split(LINE_END).forEach((line, index) => {
    const marks = [...line.matchAll(/\S/gu)].map((match) => ({
      text: match[0],
      column: match.index + 1,
    }));
    if (marks.length === 0) {
      open = null;
      return;
    }
    if (open === null) blocks.push((open = []));
    open.push({ number: firstLine + index, marks });
  });
  return blocks;
}

function roomName(line: Line, mark: Mark): string {
  if (/^\p{L}$/u.test(mark.text)) return mark.text;
  throw new RippleSyntaxError(
    line.number,
    mark.column,
    `${quoted(mark.text)} is not a letter; each room is known by one letter, such as A to Z and a to z`,
  );
}

function givenNumber(line: Line, mark: Mark): number {
  if (mark.text === '.') return 0;
  if (/^[1-9]$/.test(mark.text)) return Number(mark.text);
  throw new RippleSyntaxError(
    line.number,
    mark.column,
    `${quoted(mark.text)} is not a given; write a number from 1 to 9, or . where none is given`,
  );
}

/** A sign in quotation marks; one that cannot be seen by its number in Unicode. */
function quoted(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{M}\p{Z}]/u.test(sign)
    ? `the sign U+${code}, which cannot be seen,`
    : `"${sign}"`;
}

function placed(
  error: RipplePuzzleError,
  lines: readonly Line[],
  text: string,
  firstLine: number,
): RippleSyntaxError {
  const line = lines[error.y];
  if (!line) {
    const after = placeAfter(lines, text, firstLine);
    return new RippleSyntaxError(after.line, after.column, error.message);
  }
  const mark = line.marks[error.x];
  return new RippleSyntaxError(line.number, mark?.column ?? endOf(line), error.message);
}

/** Where something is missing after these lines: on the next one, if the text has it. */
function placeAfter(
  lines: readonly Line[],
  text: string,
  firstLine: number,
): { line: number; column: number } {
  const last = lines.at(-1);
  const line = (last?.number ?? 0) + 1;
  const isThere = line < firstLine + text.split(LINE_END).length;
  return last && !isThere ? { line: last.number, column: endOf(last) } : { line, column: 1 };
}

/** The column after the last mark of a line. */
function endOf({ marks }: Line): number {
  return (marks.at(-1)?.column ?? 0) + 1;
}
