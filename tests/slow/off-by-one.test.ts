import { expect, test } from 'vitest';
import { count, solve } from '../../src/dlx/index.ts';
import { decode } from '../../src/puzzles/tetrasticks/decode.ts';
import { encode } from '../../src/puzzles/tetrasticks/encode.ts';
import { withoutLastLine } from '../../src/puzzles/tetrasticks/off-by-one.ts';

test('without the last line of places 89 of 144 solutions are left', () => {
  const problem = encode({ omit: 'H', pinned: 'F oriented' });
  const boards = Array.from(solve(problem.matrix), (rows) => decode(problem, rows));
  expect(boards).toHaveLength(144);
  const isSeen = ({ x, y }: { x: number; y: number }): boolean => x < 5 && y < 5;
  expect(boards.filter(({ placements }) => placements.every(isSeen))).toHaveLength(89);
  expect(count(withoutLastLine(problem).matrix).solutions).toBe(89);
});
