/**
 * Ripple Effect puzzles as addresses of puzz.link and of other sites that run pzpr:
 * `…?ripple/WIDTH/HEIGHT/BODY`. The body holds the lines between rooms, upright ones row by row and
 * then level ones, five to a digit of base 32, each kind filled up with zeros; and then the givens:
 * a digit of base 16, `-` before two, or a letter g to z for 1 to 20 empty cells. Format: pzprjs.
 */
import { inFigures, shortened } from '#english/english.ts';
import { LineError, plain, tooLong } from '../text.ts';
import { type RipplePuzzle, cellsOf, maxRoomSize, maxSide, cellWords } from './puzzle.ts';
import { type RoomLines, puzzleBetween } from './room-lines.ts';

const SITE = 'https://puzz.link/p?';

/** Kind, width and height of a puzzle in an address. */
const PUZZLE = /(?:^|[?/])([a-z]+)(?:_edit)?\/(?:v:\/)?(\d{1,4})\/(\d{1,4})\//i;

/** An address without percent-encoding; as it is where that is damaged. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

export function toPuzzLink({ width, height, roomOf, givens }: RipplePuzzle): string {
  const differs = (a: number, b: number): string => (roomOf[a] === roomOf[b] ? '0' : '1');
  const cells = roomOf.map((_, cell) => cell);
  const upright = cells.flatMap((a) => (a % width < width - 1 ? [differs(a, a + 1)] : []));
  const level = cells.flatMap((a) => (a + width < width * height ? [differs(a, a + width)] : []));
  return `${SITE}ripple/${width}/${height}/${inFives(upright)}${inFives(level)}${numbersText(givens)}`;
}

/**
 * Reads an address, or the part of it after the question mark.
 *
 * @throws LineError that says what is wrong and the cure
 */
export function fromPuzzLink(address: string): RipplePuzzle {
  const long = tooLong(address);
  if (long) throw new LineError(long);
  const words = decoded(plain(address)).split(/[#&\s<>"'()[\]]+/);
  const found = words.map((word) => PUZZLE.exec(word)).filter((match) => match !== null);
  const match = found.find(({ 1: kind }) => kind?.toLowerCase() === 'ripple') ?? found[0];
  if (!match) {
    throw new LineError(
      'this is not the address of a puzzle; it should end like ripple/8/8/… with the width, the height and the puzzle',
    );
  }
  const [head, kind = '', across = '', down = ''] = match;
  // Editors write `ripple_edit`, and a sentence may end with the address.
  const body = match.input.slice(match.index + head.length).replace(/[,;:!?”’»]+$/u, '');
  if (kind.toLowerCase() !== 'ripple') {
    throw new LineError(`this address says ${shortened(kind)}/, but that of a Ripple Effect puzzle says ripple/`);
  }
  const [width, height] = [Number(across), Number(down)];
  if (width < 1 || height < 1 || width > maxSide || height > maxSide) {
    throw new LineError(`the address says ${width} by ${height} cells; each side must be from 1 to ${maxSide}`);
  }
  const lines = readLines(body, width, height);
  return puzzleBetween(lines, readNumbers(body.slice(lines.length), width, height), width, height);
}

interface Lines extends RoomLines {
  /** Characters of the body that they take. */
  readonly length: number;
}

function readLines(body: string, width: number, height: number): Lines {
  const [uprights, levels] = [(width - 1) * height, width * (height - 1)];
  const middle = Math.ceil(uprights / 5);
  const length = middle + Math.ceil(levels / 5);
  const digits = body.slice(0, length);
  const wrong = digits.search(/[^0-9a-v]/i);
  if (wrong >= 0) {
    throw new LineError(
      `“${digits.charAt(wrong)}” cannot be at place ${wrong + 1} of the puzzle; the lines between rooms are ` +
        'written with 0 to 9 and a to v',
    );
  }
  if (digits.length < length) {
    throw new LineError(
      `the lines between rooms take ${inFigures(length, 'character')} for ${width} by ${height} cells, but the address ` +
        `has ${digits.length}; copy the whole address`,
    );
  }
  const bits = (part: string, count: number): boolean[] =>
    [...part]
      .flatMap((digit) => {
        const five = parseInt(digit, 32);
        return [16, 8, 4, 2, 1].map((bit) => (five & bit) !== 0);
      })
      .slice(0, count);
  return {
    length,
    upright: bits(digits.slice(0, middle), uprights),
    level: bits(digits.slice(middle), levels),
  };
}

function readNumbers(text: string, width: number, height: number): number[] {
  const givens = new Array<number>(width * height).fill(0);
  let cell = 0;
  for (const [part] of text.matchAll(/-[0-9a-f]{2}|./gi)) {
    const letter = part.toLowerCase();
    if (/^[g-z]$/.test(letter)) cell += parseInt(letter, 36) - 15;
    // A dot is a given whose number is not said.
    else if (letter === '.') {
      // A full stop after the address is none.
      if (cell < givens.length) cell += 1;
    } else {
      const value = parseInt(letter.replace('-', ''), 16);
      if (Number.isNaN(value)) {
        throw new LineError(
          `“${part}” cannot be among the givens; they are digits, and letters g to z for empty cells`,
        );
      }
      if (value > maxRoomSize) {
        throw new LineError(
          `${value} is given at ${cellWords(width, cell)}; ${maxRoomSize} is the largest number here`,
        );
      }
      if (cell < givens.length) givens[cell] = value;
      cell += 1;
    }
  }
  if (cell > givens.length) {
    throw new LineError(
      `the givens are for ${cellsOf(cell)}, but the grid has ${givens.length}; the size or the end of the ` +
        'address is damaged',
    );
  }
  // Without any givens the address may end here; with some it goes on to the last cell.
  if (cell > 0 && cell < givens.length) {
    throw new LineError(
      `the givens are for ${cellsOf(cell)}, but the grid has ${givens.length}; copy the whole address`,
    );
  }
  return givens;
}

function inFives(bits: readonly string[]): string {
  return (bits.join('').match(/.{1,5}/g) ?? []).map((five) => parseInt(five.padEnd(5, '0'), 2).toString(32)).join('');
}

function numbersText(givens: readonly number[]): string {
  let empty = 0;
  let text = '';
  const flush = (): void => {
    if (empty > 0) text += (empty + 15).toString(36);
    empty = 0;
  };
  for (const given of givens) {
    if (given > 0) {
      flush();
      text += given.toString(16);
    } else {
      empty += 1;
      if (empty === 20) flush();
    }
  }
  flush();
  return text;
}
