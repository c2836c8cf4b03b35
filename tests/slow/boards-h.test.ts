import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AllBoards, findBoards } from '#puzzles/tetrasticks/all-boards.ts';

test('all boards without H, computed anew', () => {
  const file = new URL('../../content/data/boards.json', import.meta.url);
  const all = JSON.parse(readFileSync(file, 'utf8')) as AllBoards;
  expect(findBoards('H')).toEqual(all.omitted['H']);
});
