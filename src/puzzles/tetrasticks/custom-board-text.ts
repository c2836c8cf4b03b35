import { LineError, placeInText, plain, tooLong } from '../text.ts';
import { edgeName } from './lattice.ts';
import { type CustomBoard, edgesOfRectangle, MOST_PIECES, MOST_SIDE } from './custom-board.ts';
import { type PieceId, isPieceId, noSuchPiece, PIECE_IDS } from './pieces.ts';

/**
 * A board of the reader's own as one line: its size, the edges taken out of it, a colon, and the
 * pieces, with a number after a letter that is there more than once.
 *
 *     4x3 -H00 -V12 : F H J L2
 *
 * Spaces may be left out, and an address writes a full stop for the colon: `4x3-H00-V12.FHJL2`.
 */

/** Writes a board as a line that `parseCustomBoard` reads back. */
export function formatCustomBoard(board: CustomBoard): string {
  const { width, height, missing, counts } = board;
  const gone = edgesOfRectangle(board)
    .map(edgeName)
    .filter((name) => missing.has(name));
  const pieces = PIECE_IDS.flatMap((id) => {
    const count = counts.get(id) ?? 0;
    return count === 0 ? [] : [count === 1 ? id : `${id}${count}`];
  });
  return [`${width}x${height}`, ...gone.map((name) => `-${name}`), ':', ...pieces].join(' ');
}

/** Writes a board as briefly as an address wants it. */
export function compactCustomBoard(board: CustomBoard): string {
  return formatCustomBoard(board).replaceAll(' ', '').replace(':', '.');
}

/**
 * Reads a board. Letters may be small, and a letter written twice counts twice.
 * @throws LineError with the place and what to write instead
 */
export function parseCustomBoard(given: string): CustomBoard {
  const long = tooLong(given);
  if (long) throw new LineError(`character 1: ${long}`);
  const text = plain(given);
  let at = 0;

  function fail(message: string, spoilt = /^\S*/.exec(text.slice(at))?.[0] ?? ''): never {
    const column = placeInText(given, at) + 1;
    const shown = spoilt.slice(0, 24);
    throw new LineError(`character ${column}${shown && `, “${shown}”`}: ${message}`, column, shown.length);
  }

  /** Takes what the pattern finds right here, after any spaces. */
  function take(pattern: RegExp): RegExpExecArray | null {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    return pattern.exec(text.slice(at));
  }

  const sides = take(/^(\d+)\s*[x×*]\s*(\d+)/i);
  if (!sides) return fail('begin with the size of the board, such as 4x3');
  const [width, height] = [Number(sides[1]), Number(sides[2])];
  for (const side of [width, height]) {
    if (side >= 1 && side <= MOST_SIDE) continue;
    fail(`a side has 1 to ${MOST_SIDE} edges, not ${side}; write 1 to ${MOST_SIDE}`);
  }
  at += sides[0].length;

  const known = new Set(edgesOfRectangle({ width, height }).map(edgeName));
  const missing = new Set<string>();
  for (let found = take(/^[-−–]\s*([A-Z]*\d*)/i); found; found = take(/^[-−–]\s*([A-Z]*\d*)/i)) {
    const name = (found[1] ?? '').toUpperCase();
    if (!known.has(name)) {
      const most = `H00 to H${width - 1}${height} and V00 to V${width}${height - 1}`;
      fail(`a ${width}×${height} board has no such edge; it has ${most}`, found[0]);
    }
    if (missing.has(name)) fail('this edge is out already; name it once', found[0]);
    missing.add(name);
    at += found[0].length;
  }

  const colon = take(/^[:.]/);
  if (colon) at += 1;
  else if (at < text.length) {
    fail('edges to leave out begin with a minus, such as -H00; then a colon, then the pieces');
  }

  const counts = new Map<PieceId, number>();
  let total = 0;
  for (let found = take(/^([A-Z])(\d*)/i); found; found = take(/^([A-Z])(\d*)/i)) {
    const letter = (found[1] ?? '').toUpperCase();
    const count = found[2] === '' ? 1 : Number(found[2]);
    if (!isPieceId(letter)) return fail(noSuchPiece(letter), found[0]);
    if (count < 1) fail(`leave ${letter} out, or write 1 or more`, found[0]);
    total += count;
    if (total > MOST_PIECES) {
      fail(`with this there are ${total} pieces; the limit is ${MOST_PIECES}`, found[0]);
    }
    counts.set(letter, (counts.get(letter) ?? 0) + count);
    at += found[0].length;
  }
  if (take(/^\S/)) fail('after the colon, write the letters of pieces, such as F H J L2');
  return { width, height, missing, counts };
}

/** Reads a board, or gives null when the line cannot be read. */
export function readCustomBoard(text: string): CustomBoard | null {
  try {
    return parseCustomBoard(text);
  } catch (error) {
    if (error instanceof LineError) return null;
    throw error;
  }
}
