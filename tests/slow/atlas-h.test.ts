import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CrossingAtlas, atlasEntry } from '#puzzles/tetrasticks/atlas.ts';

test('the atlas of crossings without H, computed anew', () => {
  const file = new URL('../../content/data/crossings.json', import.meta.url);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as CrossingAtlas;
  expect(atlasEntry('H')).toEqual(atlas.omitted['H']);
});
