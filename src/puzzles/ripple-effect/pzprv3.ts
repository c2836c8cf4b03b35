/**
 * Ripple Effect puzzles as files of pzpr, `pzprv3`: the name of the file's format, the puzzle, height, width, then lines of
 * numbers: where rooms end to the right, where they end below, the givens (`.` none, `-` one that is not said), and the
 * player's answers, which are passed over. The same in one line has `/` for each end of a line. Format: pzprjs.
 */
import { inFigures, shortened } from '#english/english.ts';
import { LineError } from '../text.ts';
import { cellWords, maxRoomSize, maxSide, type RipplePuzzle } from './puzzle.ts';
import { puzzleBetween } from './room-lines.ts';

/** True for a text that is such a file, whatever its puzzle. */
export function isPzprv3(text: string): boolean {
  return /^\s*pzprv3/.test(text);
}

/**
 * Reads a file.
 * @throws LineError that says what is wrong and the cure
 */
export function fromPzprv3(text: string): RipplePuzzle {
  const [, kind = '', down, across, ...lines] = text.trim().split(/\s*(?:\/|\r\n|\r|\n)\s*/);
  if (kind !== 'ripple') {
    throw new LineError(
      `this file ${kind === '' ? 'names no puzzle' : `is for the puzzle ${shortened(kind)}`}; a Ripple Effect file says ripple after pzprv3`,
    );
  }
  if (down === undefined || across === undefined) {
    throw new LineError('the file ends before its height and width; copy the whole file');
  }
  const [width, height] = [Number(across), Number(down)];
  const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= maxSide;
  if (!isSide(width) || !isSide(height)) {
    throw new LineError(
      `the file says ${shortened(across)} by ${shortened(down)} cells; each side must be from 1 to ${maxSide}`,
    );
  }
  let next = 0;
  const take = (rows: number, length: number, of = ''): string[] =>
    Array.from({ length: rows }, () => {
      const words = (lines[next] ?? '').split(/\s+/).filter((word) => word !== '');
      next += 1;
      if (words.length === length) return words;
      throw new LineError(
        `line ${next + 4} of the file should have ${inFigures(length, 'entry', 'entries')}${of}, but has ${words.length}; copy the whole file`,
      );
    }).flat();
  // A grid that is one cell wide or high has no lines of that kind, and pzpr leaves a blank line for each rank.
  const upright = take(height, width - 1, ' of 0 or 1').map((word) => word === '1');
  const level = take(height - 1, width, ' of 0 or 1').map((word) => word === '1');
  const givens = take(height, width).map((word, cell) => {
    const given = /^[.-]$/.test(word) ? 0 : Number(word);
    if (Number.isInteger(given) && given >= 0 && given <= maxRoomSize) return given;
    throw new LineError(
      `“${shortened(word)}” is given at ${cellWords(width, cell)}; a given is a number from 1 to ${maxRoomSize}`,
    );
  });
  return puzzleBetween({ upright, level }, givens, width, height);
}
