/**
 * A game: one puzzle, what the reader has put into it, and the way back. A game is never changed;
 * each act gives another one, or the same when there is nothing to do.
 */
import { armFrom } from './arms.ts';
import { blockerOf } from './blockers.ts';
import { type Fault, check } from './check.ts';
import { directionsOf } from './columns.ts';
import { type RipplePuzzle, cellWords } from './puzzle.ts';
import { type Undoable, begin, change } from '../undo.ts';

/** What stands in the cells at one moment. */
export interface GridState {
  /** For each cell its number, givens included, or 0. */
  readonly numbers: readonly number[];
  /** For each cell its pencil marks, rising; a cell with a number has none. */
  readonly marks: readonly (readonly number[])[];
}

export interface Game extends Undoable<GridState> {
  readonly puzzle: RipplePuzzle;
}

/** The puzzle with its givens. */
export function emptyGrid({ givens }: RipplePuzzle): GridState {
  return { numbers: [...givens], marks: givens.map(() => []) };
}

/** A game that stands at this sheet, with these before it. */
export function openGame(
  puzzle: RipplePuzzle,
  now: GridState = emptyGrid(puzzle),
  past: readonly GridState[] = [],
): Game {
  return { puzzle, ...begin(now, past) };
}

/** Why a number cannot be put into a cell, or marked there; an empty text when it can. */
export function refusalOf({ puzzle }: Game, cell: number, value: number): string {
  const place = cellWords(puzzle.width, cell);
  const given = puzzle.givens[cell] ?? 0;
  if (given > 0) return `The ${given} in the cell ${place} is given, so it stays.`;
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1];
  const size = room?.cells.length ?? 0;
  if (Number.isInteger(value) && value >= 1 && value <= size) return '';
  const has = size === 1 ? '1 cell, so its number is 1' : `${size} cells, so its numbers are 1 to ${size}`;
  return `The cell ${place} lies in room ${room?.name ?? '?'}, which has ${has}.`;
}

/**
 * Puts a number into a cell; pencil marks that were there go, and so do equal ones in its room and
 * in its ripple, where it can no longer stand.
 */
export function put(game: Game, cell: number, value: number): Game {
  if (refusalOf(game, cell, value) !== '' || game.now.numbers[cell] === value) return game;
  const { puzzle } = game;
  const { numbers, marks } = withCell(game.now, cell, value, []);
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.cells ?? [];
  const arms = directionsOf.four.flatMap((way) => armFrom(puzzle, cell, value, way).cells);
  const closed = new Set([...room, ...arms]);
  const open = marks.map((list, other) =>
    closed.has(other) && list.includes(value) ? list.filter((mark) => mark !== value) : list,
  );
  return change(game, { numbers, marks: open });
}

/** Writes into every empty cell the pencil marks that the rules leave it, instead of the reader's. */
export function markAll(game: Game): Game {
  const { puzzle, now } = game;
  const marks = now.numbers.map((_, cell) => {
    const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.cells ?? [];
    return room
      .map((_cell, below) => below + 1)
      .filter((value) => blockerOf(puzzle, now.numbers, cell, value) === null);
  });
  const isSame = marks.every((list, cell) => list.join() === (now.marks[cell] ?? []).join());
  return isSame ? game : change(game, { numbers: now.numbers, marks });
}

/** Writes a pencil mark into an empty cell, or rubs it out when it is there. */
export function pencil(game: Game, cell: number, value: number): Game {
  if (refusalOf(game, cell, value) !== '' || game.now.numbers[cell] !== 0) return game;
  const marks = game.now.marks[cell] ?? [];
  const next = marks.includes(value) ? marks.filter((mark) => mark !== value) : [...marks, value].sort((a, b) => a - b);
  return change(game, withCell(game.now, cell, 0, next));
}

/** Takes the number out of a cell, or its pencil marks. */
export function clear(game: Game, cell: number): Game {
  const { numbers, marks } = game.now;
  const isEmpty = (numbers[cell] ?? 0) === 0 && (marks[cell] ?? []).length === 0;
  if (isEmpty || (game.puzzle.givens[cell] ?? 0) > 0) return game;
  return change(game, withCell(game.now, cell, 0, []));
}

/** Takes out all that the reader has put in; Undo brings it back. */
export function clearAll(game: Game): Game {
  return isBegun(game) ? change(game, emptyGrid(game.puzzle)) : game;
}

/** A number that is not that of the solution, and the steps back to before it; 0 when they are not known. */
interface WrongNumber {
  readonly cell: number;
  readonly value: number;
  readonly steps: number;
}

/**
 * The wrong number that went in first, of those that stand in the grid; null when all are right.
 *
 * @param solution for each cell its number
 */
export function firstWrong(game: Game, solution: readonly number[]): WrongNumber | null {
  const cells = game.now.numbers.flatMap((value, cell) => (value > 0 && value !== solution[cell] ? [cell] : []));
  return inOrder(game, cells)[0] ?? null;
}

/**
 * Which number of a broken rule to take out: with a solution the first that is wrong, and without
 * one the last that went in, which may be right, so that no way back leads to before it. Null when
 * all of them are given.
 */
export function numberToMend(game: Game, { cells }: Fault, solution: readonly number[] | null): WrongNumber | null {
  const { puzzle, now } = game;
  const mine = inOrder(
    game,
    cells.filter((cell) => (puzzle.givens[cell] ?? 0) === 0),
  );
  if (solution) return mine.find(({ cell }) => now.numbers[cell] !== solution[cell]) ?? null;
  const last = mine.at(-1);
  return last ? { ...last, steps: 0 } : null;
}

/** The numbers in these cells as they went in, the first first. */
function inOrder({ past, now }: Game, cells: readonly number[]): WrongNumber[] {
  const sheets = [...past, now];
  return cells
    .map((cell) => {
      const value = now.numbers[cell] ?? 0;
      return { cell, value, at: sheets.findIndex(({ numbers }) => numbers[cell] === value) };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ cell, value, at }) => ({ cell, value, steps: at === 0 ? 0 : sheets.length - at }));
}

/** Cells that the reader has still to fill. */
export function cellsLeft({ now: { numbers } }: Game): number {
  return numbers.filter((number) => number === 0).length;
}

/** True when the reader has put a number in. */
export function hasNumbers({ puzzle, now: { numbers } }: Game): boolean {
  return numbers.some((number, cell) => number !== puzzle.givens[cell]);
}

/** True when the reader has put anything in. */
export function isBegun(game: Game): boolean {
  return hasNumbers(game) || game.now.marks.some((list) => list.length > 0);
}

/** True when every cell has its number and the rules, which know no matrix, find nothing wrong. */
export function isSolved(game: Game): boolean {
  return cellsLeft(game) === 0 && check(game.puzzle, game.now.numbers).length === 0;
}

function withCell(sheet: GridState, cell: number, value: number, marks: readonly number[]): GridState {
  return { numbers: sheet.numbers.with(cell, value), marks: sheet.marks.with(cell, marks) };
}
