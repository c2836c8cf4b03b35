import { shortened } from '#english/english.ts';
import type { RipplePuzzle, Room } from './puzzle.ts';
import { cellsOf, connectedPart, maxRoomSize, maxSide, nearPairs, cellWords, RipplePuzzleError } from './puzzle.ts';

/**
 * Builds a puzzle and checks it.
 *
 * @param rooms lines of room names, one for each cell; cells with the same name are one room
 * @param givens lines of numbers, 0 where nothing is given
 * @throws RipplePuzzleError that names the place and the cure
 */
export function createPuzzle(
  rooms: readonly (readonly string[])[],
  givens: readonly (readonly number[])[],
): RipplePuzzle {
  const puzzle = arrangePuzzle(rooms, givens);
  const fault = puzzleFaults(puzzle).next().value;
  if (fault) throw fault;
  return puzzle;
}

/**
 * Builds a puzzle that may break the rules, as one does that is still being made. Only the grids must
 * fit each other.
 *
 * @throws RipplePuzzleError that names the place and the cure
 */
export function arrangePuzzle(
  rooms: readonly (readonly string[])[],
  givens: readonly (readonly number[])[],
): RipplePuzzle {
  const height = rooms.length;
  const width = rooms[0]?.length ?? 0;
  checkSides(width, height);
  checkLines('rooms', rooms, width, height);
  checkLines('givens', givens, width, height);
  return { width, height, ...numberRooms(rooms.flat()), givens: givens.flat() };
}

/** Everything that is wrong with a puzzle: its rooms first, then givens one by one, then pairs. */
export function* puzzleFaults(puzzle: RipplePuzzle): Generator<RipplePuzzleError, undefined> {
  yield* roomFaults(puzzle);
  yield* givenFaults(puzzle);
  yield* nearFaults(puzzle);
}

/** Rooms in reading order of their first cell, and for each cell its room. */
function numberRooms(names: readonly string[]): Pick<RipplePuzzle, 'rooms' | 'roomOf'> {
  const order = [...new Set(names)];
  const cells: number[][] = order.map(() => []);
  const roomOf = names.map((name) => order.indexOf(name));
  roomOf.forEach((room, cell) => cells[room]?.push(cell));
  return { rooms: order.map((name, room) => ({ name, cells: cells[room] ?? [] })), roomOf };
}

function checkSides(width: number, height: number): void {
  if (width === 0 || height === 0) {
    throw new RipplePuzzleError('rooms', 0, 0, 'there are no cells; give at least one line of rooms');
  }
  if (width > maxSide || height > maxSide) {
    throw new RipplePuzzleError(
      'rooms',
      Math.min(width - 1, maxSide),
      width > maxSide ? 0 : maxSide,
      `the grid is ${width} wide and ${height} high; the limit is ${maxSide} either way, so make it smaller`,
    );
  }
}

function checkLines(
  part: 'rooms' | 'givens',
  lines: readonly (readonly unknown[])[],
  width: number,
  height: number,
): void {
  lines.forEach((line, y) => {
    if (line.length === width || y >= height) return;
    const cure = line.length < width ? `add ${width - line.length}` : `remove ${line.length - width}`;
    throw new RipplePuzzleError(
      part,
      Math.min(line.length, width),
      y,
      `line ${y + 1} of the ${part} has ${cellsOf(line.length)}, but the first line of the rooms has ${width}; ${cure}`,
    );
  });
  if (lines.length !== height) {
    throw new RipplePuzzleError(
      part,
      0,
      Math.min(lines.length, height),
      `the ${part} have ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, but the rooms have ${height}; ` +
        'both need the same number',
    );
  }
}

function* roomFaults({ width, height, rooms }: RipplePuzzle): Generator<RipplePuzzleError> {
  for (const room of rooms) {
    const size = room.cells.length;
    const tooMany = room.cells[maxRoomSize];
    if (tooMany !== undefined) {
      yield at(
        'rooms',
        width,
        tooMany,
        `room ${shortened(room.name)} has ${size} cells; the limit is ${maxRoomSize}, so split it`,
      );
    }
    const reached = connectedPart(width, height, room);
    const apart = room.cells.find((cell) => !reached.has(cell));
    if (apart !== undefined) {
      yield at(
        'rooms',
        width,
        apart,
        `room ${shortened(room.name)} is in pieces: the cell ${cellWords(width, apart)} does not touch the rest of it; give ` +
          'that piece a letter of its own',
      );
    }
  }
}

function* givenFaults({ width, rooms, roomOf, givens }: RipplePuzzle): Generator<RipplePuzzleError> {
  const seen = new Map<string, number>();
  for (const [cell, given] of givens.entries()) {
    const room = rooms[roomOf[cell] ?? -1];
    if (given === 0 || room === undefined) continue;
    const fault = givenFault(width, room, given, cell);
    if (fault) yield fault;
    const key = `${room.name} ${given}`;
    const before = seen.get(key);
    if (before !== undefined) {
      yield at(
        'givens',
        width,
        cell,
        `room ${shortened(room.name)} has ${given} twice, at ${cellWords(width, before)} and at ${cellWords(width, cell)}; remove one`,
      );
    }
    seen.set(key, cell);
  }
}

function givenFault(width: number, room: Room, given: number, cell: number): RipplePuzzleError | null {
  const size = room.cells.length;
  if (Number.isInteger(given) && given >= 1 && given <= size) return null;
  return at(
    'givens',
    width,
    cell,
    `${given} is given at ${cellWords(width, cell)}, but room ${shortened(room.name)} has ${cellsOf(size)}; ` +
      `give ${size === 1 ? '1' : `a number from 1 to ${size}`}`,
  );
}

function* nearFaults({ width, givens }: RipplePuzzle): Generator<RipplePuzzleError> {
  const numbers = givens.map((given) => (given === 0 ? [] : [given]));
  for (const { value, first, second, between } of nearPairs(width, numbers)) {
    yield at(
      'givens',
      width,
      second,
      `two given ${value}s, at ${cellWords(width, first)} and at ${cellWords(width, second)}, have ${cellsOf(between)} ` +
        'between them ' +
        `and need ${value} or more; move or remove one`,
    );
  }
}

function at(part: 'rooms' | 'givens', width: number, cell: number, message: string) {
  return new RipplePuzzleError(part, cell % width, Math.floor(cell / width), message);
}
