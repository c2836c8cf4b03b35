import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { encode } from '../../../src/puzzles/ripple-effect/encode.ts';
import { library } from '../puzzles/ripple-effect/library-files.ts';

const lesson = readFileSync(
  new URL('../../../content/lessons/12-ripple-effect.mdx', import.meta.url),
  'utf8',
);
const code = /^## In code$[^]*?```ts\n([^]*?)```/m.exec(lesson)?.[1];

test.each(library)('the code of lesson 12 makes the rows of $slug', ({ puzzle }) => {
  const { width, height, rooms, roomOf, givens } = puzzle;
  const cells = roomOf.map((room, cell) => ({
    x: (cell % width) + 1,
    y: Math.floor(cell / width) + 1,
    room: rooms[room]!.name,
    size: rooms[room]!.cells.length,
    given: givens[cell]!,
  }));
  const isGivenIn = (room: string, value: number): boolean =>
    cells.some((cell) => cell.room === room && cell.given === value);
  const isOnGrid = (x: number, y: number): boolean => x >= 1 && y >= 1 && x <= width && y <= height;
  const world = { cells, isGivenIn, isOnGrid };
  const rows = runInNewContext(`${code}; rows`, world) as string[][];

  const { matrix } = encode(puzzle);
  const names = matrix.rows.map((row) => row.map((column) => matrix.columns[column]!.name).sort());
  expect(rows.map((row) => [...row].sort())).toEqual(names);
});
