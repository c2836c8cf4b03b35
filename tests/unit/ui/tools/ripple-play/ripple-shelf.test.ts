import { expect, test } from 'vitest';
import { readShelfFiles } from '#ui/tools/ripple-play/ripple-shelf.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';

const shelf = readShelfFiles();

test('the shelf has the made puzzles and those of the lessons, from small to large', () => {
  const slugs = shelf.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['4x4-gentle', '12x12-steady', 'nikoli-tutorial']));
  expect(new Set(slugs).size).toBe(slugs.length);
  const cells = shelf.map(({ puzzle }) => puzzle.roomOf.length);
  expect(cells).toEqual(cells.toSorted((a, b) => a - b));
});

test.each(shelf.map((entry) => [entry.slug, entry] as const))(
  '%s: what the page gets is the puzzle and its solution',
  (_, { text, puzzle, solution, about, level }) => {
    expect(parse(text)).toEqual(puzzle);
    expect(check(puzzle, [...solution].map(Number))).toEqual([]);
    expect(about.toLowerCase().startsWith(level)).toBe(true);
  },
);

test('Nikoli’s puzzle is said to need 65 nodes, and no dead end', () => {
  const tutorial = shelf.find(({ slug }) => slug === 'nikoli-tutorial');
  expect(tutorial?.about).toContain('the search meets no dead end in 65 nodes.');
});
