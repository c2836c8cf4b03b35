import { expect, test } from 'vitest';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { withoutLastLine } from '#puzzles/tetrasticks/off-by-one.ts';
import { placementName } from '#puzzles/tetrasticks/placements.ts';

test('the last line of places belongs to I alone: four of its 24 placements, and no other row', () => {
  const problem = encode({ omit: 'H', pinned: 'F oriented' });
  const { matrix, lost } = withoutLastLine(problem);
  expect(problem.placements.filter(({ piece }) => piece === 'I')).toHaveLength(24);
  expect(lost.map(placementName)).toEqual(['I E (0,5)', 'I E (1,5)', 'I N (5,0)', 'I N (5,1)']);
  expect(problem.matrix.rows).toHaveLength(1_249);
  expect(matrix.rows).toHaveLength(1_245);
  expect(matrix.columns).toEqual(problem.matrix.columns);
  const left = problem.matrix.rows.filter((_, row) => !lost.includes(problem.placements[row]!));
  expect(matrix.rows).toEqual(left);
});

test('a board without I loses nothing', () => {
  const problem = encode({ size: 3, pieces: 'FHJLNU' });
  expect(withoutLastLine(problem).lost).toEqual([]);
});
