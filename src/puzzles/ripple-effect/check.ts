/** The rules of the puzzle, checked on a filled grid without any matrix: the judge of `encode`. */
import { fromTo } from '#english/english.ts';
import { type RipplePuzzle, cellsOf, nearPairs, cellWords } from './puzzle.ts';

export interface Fault {
  readonly rule: 'cell' | 'given' | 'room' | 'ripple';
  /** The cells concerned, y·width + x. */
  readonly cells: readonly number[];
  readonly message: string;
}

/**
 * Everything that is wrong with a filled grid; nothing when it solves the puzzle.
 *
 * @param grid for each cell its number, 0 when empty
 */
export function check(puzzle: RipplePuzzle, grid: readonly number[]): Fault[] {
  return [
    ...emptyCells(puzzle, grid),
    ...changedGivens(puzzle, grid),
    ...roomFaults(puzzle, grid),
    ...rippleFaults(puzzle, grid),
  ];
}

function emptyCells({ width, roomOf }: RipplePuzzle, grid: readonly number[]): Fault[] {
  return roomOf.flatMap((_, cell): Fault[] =>
    (grid[cell] ?? 0) > 0
      ? []
      : [{ rule: 'cell', cells: [cell], message: `The cell ${cellWords(width, cell)} is empty.` }],
  );
}

function changedGivens({ width, givens }: RipplePuzzle, grid: readonly number[]): Fault[] {
  return givens.flatMap((given, cell): Fault[] => {
    const value = grid[cell] ?? 0;
    if (given === 0 || value === 0 || value === given) return [];
    const message = `The cell ${cellWords(width, cell)} has ${value}, but ${given} is given there.`;
    return [{ rule: 'given', cells: [cell], message }];
  });
}

function roomFaults(puzzle: RipplePuzzle, grid: readonly number[]): Fault[] {
  return puzzle.rooms.flatMap((room) => {
    const size = room.cells.length;
    const faults: Fault[] = [];
    const holder = new Map<number, number>();
    for (const cell of room.cells) {
      const value = grid[cell] ?? 0;
      if (value === 0) continue;
      const place = cellWords(puzzle.width, cell);
      if (!Number.isInteger(value) || value < 1 || value > size) {
        const message = `The cell ${place} has ${value}, but room ${room.name} takes ${fromTo(1, size)}.`;
        faults.push({ rule: 'room', cells: [cell], message });
      }
      const before = holder.get(value);
      if (before === undefined) holder.set(value, cell);
      else {
        const message = `Room ${room.name} has ${value} twice, at ${cellWords(puzzle.width, before)} and at ${place}.`;
        faults.push({ rule: 'room', cells: [before, cell], message });
      }
    }
    return faults;
  });
}

function rippleFaults({ width, roomOf }: RipplePuzzle, grid: readonly number[]): Fault[] {
  const numbers = roomOf.map((_, cell) => ((grid[cell] ?? 0) > 0 ? [grid[cell] ?? 0] : []));
  return nearPairs(width, numbers).map(({ value, first, second, between }) => ({
    rule: 'ripple',
    cells: [first, second],
    message:
      `Two ${value}s, at ${cellWords(width, first)} and at ${cellWords(width, second)}, ` +
      `have ${cellsOf(between)} between them and need ${value}.`,
  }));
}
