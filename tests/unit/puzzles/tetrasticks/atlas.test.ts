import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { type CrossingAtlas, atlasProblem, MOST_CROSSINGS } from '#puzzles/tetrasticks/atlas.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { withColumnKinds } from '#puzzles/problem.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';

const file = new URL('../../../../content/data/crossings.json', import.meta.url);
const atlas = JSON.parse(readFileSync(file, 'utf8')) as CrossingAtlas;

/** Computed by two other programs (facts.md). */
const COUNTS = {
  H: [72, 2104, 9962, 8951, 1834, 42],
  J: [382, 9186, 22910, 8116, 788, 3],
  L: [607, 11533, 21892, 4705, 242, 0],
  N: [530, 10437, 28321, 12788, 984, 49],
  Y: [204, 5219, 15751, 6098, 467, 9],
} as const;

describe('content/data/crossings.json', () => {
  test('has an entry for each piece that can be left out, and 184,186 covers in all', () => {
    expect(Object.keys(atlas.omitted)).toEqual(omittable());
    const counts = Object.values(atlas.omitted).flatMap((entry) => entry.counts);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(184_186);
    expect(atlas.command).toBe('npm run bench -- atlas');
  });

  test.each(Object.entries(COUNTS))('%s: the published counts', (omitted, counts) => {
    expect(atlas.omitted[omitted]?.counts).toEqual(counts);
    expect(counts).toHaveLength(MOST_CROSSINGS + 1);
  });

  test.each(omittable())('%s: each example is a full cover with its crossings', (omitted) => {
    const problem = atlasProblem(omitted);
    const { counts, examples } = atlas.omitted[omitted]!;
    examples.forEach((rows, crossings) => {
      expect(rows === null).toBe(counts[crossings] === 0);
      if (rows === null) return;
      const board = decode(problem, rows);
      expect(board.placements).toHaveLength(15);
      expect(check(board, 'allowed')).toEqual([]);
      expect(crossingsOf(board.placements)).toHaveLength(crossings);
      // The other check finds crossings from the edges alone.
      expect(check(board)).toHaveLength(crossings);
    });
  });
});

test('with junction (2, 2) alone off, the first cover without L crosses just there', () => {
  const all = encode({ omit: 'L', pinned: 'F in one aspect' });
  const problem = withColumnKinds(all, ({ name }) => (name === 'I22' ? 'off' : undefined));
  const [rows = []] = solve(problem.matrix, { limit: 1 });
  const crossings = crossingsOf(decode(problem, rows).placements);
  expect(crossings.map(({ x, y }) => [x, y])).toEqual([[2, 2]]);
});
