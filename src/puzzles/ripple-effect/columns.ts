/**
 * The columns of the four-arm encoding, and what each one means: cells (y·w + x), room values (rooms
 * in reading order of their first cell, values rising), then for each value 1…max one block of w·h
 * for each direction. Names count from 1, like the sentences: `c2,5`, `A=3`, `2U3,4`.
 */
import type { Column } from '#dlx/matrix.ts';
import type { ColumnGroup } from '../problem.ts';
import { type RipplePuzzle, largestNumber } from './puzzle.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** `two` leaves up and left out: down and right alone forbid the same pairs. */
export type Arms = 'four' | 'two';

export const directionsOf: Readonly<Record<Arms, readonly Direction[]>> = {
  four: ['up', 'down', 'left', 'right'],
  two: ['down', 'right'],
};

/** What a column of the matrix stands for. */
export type ColumnMeaning =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'room'; readonly room: number; readonly value: number }
  | {
      readonly kind: 'ripple';
      readonly value: number;
      readonly direction: Direction;
      readonly cell: number;
    };

/** Column numbers both ways. */
export interface ColumnPlan {
  readonly columns: readonly Column[];
  readonly groups: readonly ColumnGroup[];
  readonly directions: readonly Direction[];
  cellColumn(cell: number): number;
  roomColumn(room: number, value: number): number;
  /** -1 when the encoding has no columns for this direction. */
  rippleColumn(value: number, direction: Direction, cell: number): number;
  /** @throws RangeError when there is no such column */
  meaningOf(column: number): ColumnMeaning;
}

/** Numbers and names the columns of a puzzle. */
export function planColumns(
  puzzle: RipplePuzzle,
  arms: Arms,
  ripples: 'secondary' | 'off',
  rooms: 'primary' | 'off' = 'primary',
): ColumnPlan {
  const size = puzzle.width * puzzle.height;
  const directions = directionsOf[arms];
  const meanings = allMeanings(puzzle, directions);
  const kinds = { cell: 'primary', room: rooms, ripple: ripples } as const;
  const roomStart: number[] = [];
  puzzle.rooms.reduce((start, room) => {
    roomStart.push(start);
    return start + room.cells.length;
  }, size);

  return {
    columns: meanings.map((meaning) => ({
      name: nameOf(puzzle, meaning),
      kind: kinds[meaning.kind],
    })),
    groups: groupsOf(puzzle, directions),
    directions,
    cellColumn: (cell) => cell,
    roomColumn: (room, value) => (roomStart[room] ?? 0) + value - 1,
    rippleColumn: (value, direction, cell) => {
      const block = directions.indexOf(direction);
      return block < 0 ? -1 : size * (2 + (value - 1) * directions.length + block) + cell;
    },
    meaningOf: (column) => {
      const meaning = meanings[column];
      if (!meaning) {
        throw new RangeError(`there is no column ${column}; the last is ${meanings.length - 1}`);
      }
      return meaning;
    },
  };
}

function allMeanings(puzzle: RipplePuzzle, directions: readonly Direction[]): ColumnMeaning[] {
  const cells = puzzle.roomOf.map((_, cell) => cell);
  const values = Array.from({ length: largestNumber(puzzle) }, (_, index) => index + 1);
  return [
    ...cells.map((cell): ColumnMeaning => ({ kind: 'cell', cell })),
    ...puzzle.rooms.flatMap((room, index) =>
      room.cells.map((_, below): ColumnMeaning => ({
        kind: 'room',
        room: index,
        value: below + 1,
      })),
    ),
    ...values.flatMap((value) =>
      directions.flatMap((direction) =>
        cells.map((cell): ColumnMeaning => ({ kind: 'ripple', value, direction, cell })),
      ),
    ),
  ];
}

function nameOf(puzzle: RipplePuzzle, meaning: ColumnMeaning): string {
  if (meaning.kind === 'room') return `${puzzle.rooms[meaning.room]?.name ?? '?'}=${meaning.value}`;
  const { width } = puzzle;
  const place = `${(meaning.cell % width) + 1},${Math.floor(meaning.cell / width) + 1}`;
  if (meaning.kind === 'cell') return `c${place}`;
  return `${meaning.value}${meaning.direction.charAt(0).toUpperCase()}${place}`;
}

function groupsOf(puzzle: RipplePuzzle, directions: readonly Direction[]): ColumnGroup[] {
  const size = puzzle.width * puzzle.height;
  const groups = [
    { name: 'cells', from: 0, to: size },
    { name: 'rooms', from: size, to: 2 * size },
  ];
  for (let value = 1; value <= largestNumber(puzzle); value++) {
    for (const direction of directions) {
      const from = groups.length * size;
      groups.push({ name: `${value} ${direction}`, from, to: from + size });
    }
  }
  return groups;
}
