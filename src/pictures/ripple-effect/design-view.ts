/** A grid that is being made, or one that has been filled, as what `drawGrid` shows. */
import type { RipplePuzzle, RipplePuzzleError } from '#puzzles/ripple-effect/puzzle.ts';
import { connectedPart, maxRoomSize } from '#puzzles/ripple-effect/puzzle.ts';
import { standingFaults } from '#puzzles/ripple-effect/standing-faults.ts';
import { type GridNumber, standing } from './parts.ts';
import type { GridView } from './view.ts';

export interface DesignView extends GridView {
  /** The cell that the reader is at, or -1. */
  readonly picked: number;
  /** Cells of rooms that are too large, and pieces of rooms that lie apart. */
  readonly roomFaults: readonly (readonly number[])[];
  /** All that is wrong with it, as sentences without a full stop. */
  readonly wrong: readonly string[];
  /** Cells to mark because another solution has other numbers there. */
  readonly different: readonly number[];
}

/** A puzzle that may break the rules, with what is wrong with it. */
export function designView(puzzle: RipplePuzzle, faults: readonly RipplePuzzleError[], picked = -1): DesignView {
  const view = plainView(puzzle, puzzle.givens);
  const against = faults.filter(({ part }) => part === 'givens').map(({ x, y }) => y * puzzle.width + x);
  const faulty = [...new Set([...view.faulty, ...against])].sort((a, b) => a - b);
  const wrong = faults.map(({ message }) => message);
  return { ...view, faulty, picked, roomFaults: roomFaultsOf(puzzle), wrong };
}

/** A filled puzzle, and the cells in which another solution differs. */
export function filledView(
  puzzle: RipplePuzzle,
  grid: readonly number[],
  different: readonly number[] = [],
): DesignView {
  return { ...plainView(puzzle, grid), isSolved: true, different };
}

function plainView(puzzle: RipplePuzzle, grid: readonly number[]): DesignView {
  const numbers = grid.flatMap((value, cell) => {
    if (value === 0) return [];
    const number: GridNumber = {
      id: `number-${cell}`,
      row: -1,
      x: cell % puzzle.width,
      y: Math.floor(cell / puzzle.width),
      cell,
      value,
      isGiven: (puzzle.givens[cell] ?? 0) > 0,
      state: 'chosen',
      isLit: false,
      slot: 0,
      slots: 1,
    };
    return [number];
  });
  return {
    puzzle,
    numbers,
    marks: [],
    arms: [],
    branch: null,
    pointed: null,
    pointedCell: -1,
    pointedValue: 0,
    ...standingFaults(puzzle, standing(numbers)),
    isSolved: false,
    isBroken: false,
    picked: -1,
    roomFaults: [],
    wrong: [],
    different: [],
  };
}

function roomFaultsOf({ width, height, rooms }: RipplePuzzle): number[][] {
  return rooms.flatMap((room) => {
    if (room.cells.length > maxRoomSize) return [[...room.cells]];
    const reached = connectedPart(width, height, room);
    const apart = room.cells.filter((cell) => !reached.has(cell));
    return apart.length > 0 ? [apart] : [];
  });
}
