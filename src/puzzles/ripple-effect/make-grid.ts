/** Makes a filled grid: rooms and numbers together, so that there is a solution from the first. */
import { neighboursOf } from './puzzle.ts';
import type { Random } from '#dlx/random.ts';

export interface FilledGrid {
  /** For each cell the number of its room; rooms are numbered as they were made. */
  readonly roomOf: readonly number[];
  /** For each cell its number. */
  readonly grid: readonly number[];
}

/** A room laid on the grid: its cells, and their numbers in the same order. */
interface Laid {
  readonly cells: readonly number[];
  readonly numbers: readonly number[];
}

/** Rooms tried at one cell before others have to make way for it. */
const TRIES = 12;
/** How far around a cell where nothing fits rooms are taken back, in cells. */
const AROUND = 2;
/** After this many misfits the grid is begun again. */
const MOST_MISFITS = 400;

/**
 * Lays rooms one after another over the first cell that is still empty, each a random shape with
 * its numbers in a random order that keeps their distance. Where none fits, a room nearby is taken
 * back, and the search goes on: for ever, if the rooms are too small for the grid. So it yields at
 * each misfit, and the caller says when to stop.
 *
 * @param largest size of the largest room, 2 or more
 */
export function* makeGrid(width: number, height: number, largest: number, random: Random): Generator<void, FilledGrid> {
  const grid = new Array<number>(width * height).fill(0);
  const rooms = new Set<Laid>();
  let misfits = 0;
  for (let cell = grid.indexOf(0); cell >= 0; cell = grid.indexOf(0)) {
    const room = findRoom(cell);
    if (room) {
      rooms.add(room);
      room.cells.forEach((each, index) => (grid[each] = room.numbers[index]!));
    } else if (misfits < MOST_MISFITS) {
      misfits += 1;
      takeBackNear(cell);
    } else {
      misfits = 0;
      rooms.clear();
      grid.fill(0);
    }
    if (!room) yield;
  }
  const roomOf = new Array<number>(grid.length).fill(-1);
  [...rooms].forEach(({ cells }, index) => cells.forEach((each) => (roomOf[each] = index)));
  return { roomOf, grid };

  function takeBackNear(cell: number): void {
    const near = [...rooms].filter(({ cells }) => cells.some((each) => isNear(each, cell)));
    const room = near[random.below(near.length)];
    if (!room) return;
    rooms.delete(room);
    for (const each of room.cells) grid[each] = 0;
  }

  function isNear(one: number, other: number): boolean {
    const across = Math.abs((one % width) - (other % width));
    const down = Math.abs(Math.floor(one / width) - Math.floor(other / width));
    return Math.max(across, down) <= AROUND;
  }

  function findRoom(cell: number): Laid | null {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      // The larger of two draws: rooms of one cell are dull, and two of them must not touch.
      const wanted = 1 + Math.max(random.below(largest), random.below(largest));
      const cells = shapeAt(cell, wanted);
      const numbers = numbersFor(cells);
      if (numbers) return { cells, numbers };
    }
    return null;
  }

  /** A connected set of empty cells with this one in it, as large as wanted where there is room. */
  function shapeAt(cell: number, wanted: number): number[] {
    const cells = [cell];
    while (cells.length < wanted) {
      const around = cells
        .flatMap((each) => neighboursOf(width, height, each))
        .filter((each) => grid[each] === 0 && !cells.includes(each));
      if (around.length === 0) break;
      cells.push(around[random.below(around.length)]!);
    }
    return cells;
  }

  /** Numbers 1 to n for the cells, in a random order in which each keeps its distance, if any does. */
  function numbersFor(cells: readonly number[]): number[] | null {
    const left = random.shuffled(cells.map((_, index) => index + 1));
    const numbers: number[] = [];
    const place = (index: number): boolean => {
      const cell = cells[index];
      if (cell === undefined) return true;
      for (const [at, value] of left.entries()) {
        if (isTooNear(cell, value)) continue;
        left.splice(at, 1);
        numbers.push(value);
        if (place(index + 1)) return true;
        numbers.pop();
        left.splice(at, 0, value);
      }
      return false;
    };
    return place(0) ? numbers : null;
  }

  /** Is the value on the grid already, within its own distance? A room never has it twice anyway. */
  function isTooNear(cell: number, value: number): boolean {
    const x = cell % width;
    const y = Math.floor(cell / width);
    for (let step = 1; step <= value; step += 1) {
      if (x >= step && grid[cell - step] === value) return true;
      if (x + step < width && grid[cell + step] === value) return true;
      if (y >= step && grid[cell - step * width] === value) return true;
      if (y + step < height && grid[cell + step * width] === value) return true;
    }
    return false;
  }
}
