/** Puzzles from the lines between cells, as pzpr writes them in addresses and files. */
import { LineError } from '../text.ts';
import { createPuzzle } from './create.ts';
import { inLines, type RipplePuzzle, RipplePuzzleError } from './puzzle.ts';
import { letterAt } from './text.ts';

/** Where there is a line between two neighbours, row by row. */
export interface RoomLines {
  /** Right of each cell but the last of its row: (width − 1)·height values. */
  readonly upright: readonly boolean[];
  /** Below each cell but those of the last row: width·(height − 1) values. */
  readonly level: readonly boolean[];
}

/**
 * The puzzle with these lines and givens.
 * @throws LineError that says which rule it breaks
 */
export function puzzleBetween(
  lines: RoomLines,
  givens: readonly number[],
  width: number,
  height: number,
): RipplePuzzle {
  try {
    return createPuzzle(inLines(roomsBetween(lines, width, height), width), inLines(givens, width));
  } catch (error) {
    if (error instanceof RipplePuzzleError) throw new LineError(error.message);
    throw error;
  }
}

/** A letter for each cell: cells with no line between them are one room. */
function roomsBetween({ upright, level }: RoomLines, width: number, height: number): string[] {
  const roomOf = new Array<number>(width * height).fill(-1);
  let rooms = 0;
  for (let start = 0; start < roomOf.length; start += 1) {
    if (roomOf[start] !== -1) continue;
    const open = [start];
    for (const cell of open) {
      if (roomOf[cell] !== -1) continue;
      roomOf[cell] = rooms;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (x > 0 && !upright[y * (width - 1) + x - 1]) open.push(cell - 1);
      if (x < width - 1 && !upright[y * (width - 1) + x]) open.push(cell + 1);
      if (y > 0 && !level[cell - width]) open.push(cell - width);
      if (y < height - 1 && !level[cell]) open.push(cell + width);
    }
    rooms += 1;
  }
  return roomOf.map((room) => letterAt(room));
}
