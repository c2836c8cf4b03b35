/**
 * What stands in the cells as one word, for an address and for a draft, cell by cell in reading
 * order: `.` for an empty cell, its number, or its pencil marks between hyphens.
 *
 *     1..2-134-.3
 */
import { inFigures, shortened } from '#english/english.ts';
import { LineError } from '../text.ts';
import type { GridState } from './game.ts';
import { type RipplePuzzle, cellWords } from './puzzle.ts';

/** Writes a sheet as text that `parseSheet` reads back. */
export function formatSheet({ numbers, marks }: GridState): string {
  return numbers
    .map((number, cell) => {
      if (number > 0) return String(number);
      const list = marks[cell] ?? [];
      return list.length === 0 ? '.' : `-${list.join('')}-`;
    })
    .join('');
}

/**
 * Reads a sheet; what it gives fits the puzzle, wherever the text is from.
 *
 * @throws LineError that says which cell is wrong, and how it should be
 */
export function parseSheet(puzzle: RipplePuzzle, text: string): GridState {
  const size = puzzle.roomOf.length;
  // A cell is at most nine marks and two hyphens.
  if (text.length > 11 * size) {
    throw new LineError(`it is ${text.length} characters long, but this puzzle has ${inFigures(size, 'cell')}`);
  }
  const cells = text.match(/-[^-]*-?|[^-]/gu) ?? [];
  if (cells.length !== size) {
    throw new LineError(`it has ${inFigures(cells.length, 'cell')}, but this puzzle has ${size}`);
  }
  const numbers: number[] = [];
  const marks: number[][] = [];
  cells.forEach((written, cell) => {
    const isMarks = /^-[1-9]+-$/.test(written);
    if (!isMarks && !/^[1-9.]$/.test(written)) {
      throw new LineError(
        `the cell ${cellWords(puzzle.width, cell)} says “${shortened(written, 12)}”; write a number, a dot, or ` +
          'marks between hyphens',
      );
    }
    const list = isMarks ? [...written.slice(1, -1)].map(Number) : [];
    const number = isMarks || written === '.' ? 0 : Number(written);
    requireFit(puzzle, cell, number, list);
    numbers.push(number);
    marks.push(list);
  });
  return { numbers, marks };
}

function requireFit(puzzle: RipplePuzzle, cell: number, number: number, marks: readonly number[]) {
  const place = cellWords(puzzle.width, cell);
  const given = puzzle.givens[cell] ?? 0;
  if (given > 0 && number !== given) {
    throw new LineError(`the cell ${place} must have its given, ${given}`);
  }
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1];
  const size = room?.cells.length ?? 0;
  const large = [number, ...marks].find((value) => value > size);
  if (large !== undefined) {
    throw new LineError(`the cell ${place} has ${large}, but room ${room?.name ?? '?'} only goes up to ${size}`);
  }
  const unordered = marks.find((value, index) => index > 0 && value <= (marks[index - 1] ?? 0));
  if (unordered !== undefined) {
    throw new LineError(`the marks in the cell ${place} should go up, each only once; ${unordered} is out of place`);
  }
}
