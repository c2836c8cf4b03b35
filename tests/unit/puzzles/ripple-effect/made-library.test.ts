import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, recipes } from '../../../../scripts/make-puzzles.ts';
import { levelOf, measure } from '#puzzles/ripple-effect/level.ts';
import { parseEntry } from '#puzzles/ripple-effect/library.ts';

const folder = new URL('../../../../content/puzzles/ripple-effect-made/', import.meta.url);
const names = readdirSync(folder).sort();
const files = recipes.map((_, index) => fileOf(index));

describe('the made puzzles', () => {
  test('there is a file for each recipe, and no other', () => {
    expect(names).toEqual(files.map(({ name }) => name));
  });

  test.each(names.map((name, index) => [name, index] as const))(
    '%s comes out of its seed, and is of the level that it says',
    (name, index) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      expect(files[index]).toEqual({ name, text });
      const { puzzle, slug, ...entry } = parseEntry(name, text);
      const measured = measure(puzzle);
      expect(measured).toMatchObject({ solutions: 1, isWhole: true });
      expect(slug).toBe(`${puzzle.width}x${puzzle.height}-${levelOf(puzzle, measured)}`);
      expect(entry).toEqual({
        name: `${puzzle.width}×${puzzle.height}, ${levelOf(puzzle, measured)}`,
        credit: `made for Cover & Uncover, seed ${recipes[index]?.seed ?? -1}`,
      });
    },
  );
});
