/**
 * A Ripple Effect puzzle. The origin is top left, x runs to the right and y down; a cell is known by
 * its index y·width + x. Words for readers count from 1: "the cell 2 across, 5 down".
 */

/** A room larger than this would need numbers of two digits, which the text format cannot write. */
export const maxRoomSize = 9;
export const maxSide = 20;

export interface Room {
  /** The letter that stands for the room in texts and column names. */
  readonly name: string;
  /** Its cells in reading order. */
  readonly cells: readonly number[];
}

export interface RipplePuzzle {
  readonly width: number;
  readonly height: number;
  /** In reading order of their first cell. */
  readonly rooms: readonly Room[];
  /** For each cell the index of its room in `rooms`. */
  readonly roomOf: readonly number[];
  /** For each cell the number that is given, or 0. */
  readonly givens: readonly number[];
}

/** What is wrong with a puzzle: `part` and `x`, `y` (from 0) say where, the message also says the cure. */
export class RipplePuzzleError extends Error {
  readonly part: 'rooms' | 'givens';
  readonly x: number;
  readonly y: number;

  constructor(part: 'rooms' | 'givens', x: number, y: number, message: string) {
    super(message);
    this.name = 'RipplePuzzleError';
    this.part = part;
    this.x = x;
    this.y = y;
  }
}

/** How a cell is called in sentences: `2 across, 5 down`. */
export function cellWords(width: number, cell: number): string {
  return `${(cell % width) + 1} across, ${Math.floor(cell / width) + 1} down`;
}

/** The size in a word: `6×6`. */
export function sizeName({ width, height }: RipplePuzzle): string {
  return `${width}×${height}`;
}

/** A number of cells, in words: `1 cell`, `no cells`. */
export function cellsOf(count: number): string {
  return count === 1 ? '1 cell' : `${count === 0 ? 'no' : count} cells`;
}

/** `2 across, 1 down, room A of 4 cells` */
export function cellInRoom({ width, rooms, roomOf }: RipplePuzzle, cell: number): string {
  const room = rooms[roomOf[cell] ?? -1];
  return `${cellWords(width, cell)}, room ${room?.name ?? '?'} of ${cellsOf(room?.cells.length ?? 0)}`;
}

/** The largest number that occurs in the puzzle: the size of its largest room. */
export function largestNumber(puzzle: RipplePuzzle): number {
  return Math.max(...puzzle.rooms.map((room) => room.cells.length));
}

/** Cells in reading order cut into the lines of a grid, from the top. */
export function inLines<Cell>(cells: readonly Cell[], width: number): Cell[][] {
  const lines: Cell[][] = [];
  for (let cell = 0; cell < cells.length; cell += width) lines.push(cells.slice(cell, cell + width));
  return lines;
}

/** Cells that share an edge with this one. */
export function neighboursOf(width: number, height: number, cell: number): number[] {
  const x = cell % width;
  const found: number[] = [];
  if (cell >= width) found.push(cell - width);
  if (x > 0) found.push(cell - 1);
  if (x < width - 1) found.push(cell + 1);
  if (cell < width * (height - 1)) found.push(cell + width);
  return found;
}

/** The cells of the room that can be reached from its first cell without leaving it. */
export function connectedPart(width: number, height: number, room: Room): Set<number> {
  const inside = new Set(room.cells);
  const reached = new Set(room.cells.slice(0, 1));
  for (const cell of reached) {
    for (const next of neighboursOf(width, height, cell)) if (inside.has(next)) reached.add(next);
  }
  return reached;
}

/**
 * Two equal numbers in one line of cells that stand too close: fewer than `value` cells between them.
 * `between` is how many there are. Source of the rule: Nikoli's Ripple Effect (Hakyuu).
 */
export interface NearPair {
  readonly value: number;
  readonly first: number;
  readonly second: number;
  readonly between: number;
}

/**
 * Every pair of equal numbers that stand too close, in order of the second cell and then the first.
 *
 * @param numbers for each cell its numbers; usually one or none, more when a wrong encoding lets them
 */
export function nearPairs(width: number, numbers: readonly (readonly number[])[]): NearPair[] {
  return numbers.flatMap((values, second) =>
    values.flatMap((value) => {
      const pairs: NearPair[] = [];
      for (let between = value - 1; between >= 0; between--) {
        const above = second - (between + 1) * width;
        if (numbers[above]?.includes(value)) pairs.push({ value, first: above, second, between });
      }
      for (let between = Math.min(value, second % width) - 1; between >= 0; between--) {
        const left = second - (between + 1);
        if (numbers[left]?.includes(value)) pairs.push({ value, first: left, second, between });
      }
      return pairs;
    }),
  );
}
