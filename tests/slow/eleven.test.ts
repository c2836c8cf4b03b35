import { expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';

test('11×11 without H, straight passages claimed: the tetrastick count', () => {
  const { matrix } = encodeGrid({ omit: 'H', pinned: 'F in one aspect' });
  expect(count(matrix, { engine: 'compiled' })).toMatchObject({ solutions: 72, nodes: 2_809_380 });
});

test.each([
  ['H', 499_383],
  ['J', 871_156],
  ['L', 624_712],
  ['N', 1_107_232],
  ['Y', 484_871],
] as const)('11×11 without %s, all joints claimed: nothing in %i nodes', (omit, nodes) => {
  const { matrix } = encodeGrid({ omit, claim: 'all', pinned: 'F in one aspect' });
  expect(count(matrix, { engine: 'compiled' })).toMatchObject({ solutions: 0, nodes });
});
