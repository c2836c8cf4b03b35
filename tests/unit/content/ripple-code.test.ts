import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { problemOf } from '../notebook/count-of.ts';
import { library } from '../puzzles/ripple-effect/library-files.ts';

const text = readFileSync(new URL('../../../content/cells/ripple.md', import.meta.url), 'utf8');

/** The cells of lesson 12 with another puzzle in their first two lines. */
function cellsFor({ width, height, rooms, roomOf, givens }: RipplePuzzle): string {
  const lines = (signs: readonly string[]): string =>
    JSON.stringify(Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width).join('')));
  return text
    .replace(/const rooms = .*/, `const rooms = ${lines(roomOf.map((room) => rooms[room]!.name))};`)
    .replace(/const givens = .*/, `const givens = ${lines(givens.map((given) => String(given || '.')))};`);
}

test.each(library)('the code of lesson 12 makes the rows of $slug', ({ puzzle }) => {
  const outcomes = [...outcomesOf(parseNotebook(cellsFor(puzzle)), compileCell).values()];
  const { columns, rows } = problemOf(outcomes);
  const { matrix, rowNames } = encode(puzzle);
  const known = matrix.rows.map((row) => row.map((column) => matrix.columns[column]!.name).sort());
  expect(rows.map(({ name }) => name)).toEqual(rowNames);
  expect(rows.map((row) => row.columns.map((column) => columns[column]!.name).sort())).toEqual(known);
  const kinds = new Map(matrix.columns.map(({ name, kind }) => [name, kind]));
  for (const { name, kind } of columns) expect(kind, name).toBe(kinds.get(name));
  const primary = (all: readonly { kind: string }[]): number => all.filter(({ kind }) => kind === 'primary').length;
  expect(primary(columns)).toBe(primary(matrix.columns));
});
