/** A grid that is being made, or one that has been filled, as what `drawGrid` shows. */
import type { RipplePuzzle, RipplePuzzleError } from '../../puzzles/ripple-effect/puzzle.ts';
import { connectedPart, maxRoomSize, placeOf } from '../../puzzles/ripple-effect/puzzle.ts';
import { faultsOf } from './faults.ts';
import type { GridNumber } from './parts.ts';
import type { GridView } from './view.ts';

export interface DraftView extends GridView {
  /** The cell that the reader is at, or -1. */
  readonly picked: number;
  /** Cells of rooms that are too large, and pieces of rooms that lie apart. */
  readonly roomFaults: readonly (readonly number[])[];
  /** Cells to mark because another solution has other numbers there. */
  readonly different: readonly number[];
}

/** A puzzle that may break the rules, with what is wrong with it. */
export function draftView(
  puzzle: RipplePuzzle,
  faults: readonly RipplePuzzleError[],
  picked = -1,
): DraftView {
  const view = plainView(puzzle, puzzle.givens);
  const wrong = faults
    .filter(({ part }) => part === 'givens')
    .map(({ x, y }) => y * puzzle.width + x);
  const faulty = [...new Set([...view.faulty, ...wrong])].sort((a, b) => a - b);
  return { ...view, faulty, picked, roomFaults: roomFaultsOf(puzzle) };
}

/** A filled puzzle, and the cells in which another solution differs. */
export function filledView(
  puzzle: RipplePuzzle,
  grid: readonly number[],
  different: readonly number[] = [],
): DraftView {
  return { ...plainView(puzzle, grid), isSolved: true, different };
}

function plainView(puzzle: RipplePuzzle, grid: readonly number[]): DraftView {
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
    ...faultsOf(puzzle, numbers),
    isSolved: false,
    isBroken: false,
    picked: -1,
    roomFaults: [],
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

/** The name of a cell of a draft: its place, its room, what is given in it. */
export function describeDraftCell(view: DraftView, cell: number): string {
  const { puzzle, faulty, roomFaults } = view;
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.name ?? '?';
  const given = puzzle.givens[cell] ?? 0;
  const isWrong = faulty.includes(cell) || roomFaults.some((cells) => cells.includes(cell));
  return `${placeOf(puzzle.width, cell)}, room ${room}: ${given > 0 ? `${given} given` : 'empty'}${isWrong ? ', against the rules' : ''}`;
}
