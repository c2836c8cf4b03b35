import { beforeAll, describe, expect, it, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { type Board, decode } from '#puzzles/tetrasticks/decode.ts';
import { withoutLastLine } from '#puzzles/tetrasticks/off-by-one.ts';
import { boardKey, createGrouping } from '#puzzles/tetrasticks/symmetry.ts';
import { testOmission, wholeSearch } from './omission.ts';

// All that asks for the searches without H, so that each is made once.
testOmission('H');

/** How F is held, the solutions of the 5×5 board without H, and how often each board comes. */
const RUNS = [
  { pinned: 'F in one aspect', solutions: 72, share: 1 },
  { pinned: 'F oriented', solutions: 144, share: 2 },
  { pinned: 'none', solutions: 576, share: 8 },
] as const;

describe('5×5 tetrasticks without H, F held more and less firmly', () => {
  const keys: string[][] = [];

  for (const { pinned, solutions, share } of RUNS) {
    describe(`pinned: ${pinned}`, () => {
      let boards: Board[] = [];
      const grouping = createGrouping<Board>((board) => board);

      beforeAll(() => {
        const { problem, found } = wholeSearch('H', pinned);
        boards = found.map((rows) => decode(problem, rows));
        for (const board of boards) grouping.add(board);
      });

      it(`finds ${solutions} boards, all different, and each passes the check`, () => {
        expect(boards).toHaveLength(solutions);
        expect(new Set(boards.map(boardKey)).size).toBe(solutions);
        for (const board of boards) expect(check(board)).toEqual([]);
      });

      it(`which are 72 up to symmetry, ${share} times each`, () => {
        expect(grouping.groups).toHaveLength(72);
        for (const { members } of grouping.groups) expect(members).toHaveLength(share);
        keys.push(grouping.groups.map(({ key }) => key).sort());
        expect(keys.at(-1)).toEqual(keys[0]);
      });
    });
  }
});

test('without the last line of places 89 of 144 solutions are left', () => {
  const { problem, found } = wholeSearch('H', 'F oriented');
  const boards = found.map((rows) => decode(problem, rows));
  expect(boards).toHaveLength(144);
  const isSeen = ({ x, y }: { x: number; y: number }): boolean => x < 5 && y < 5;
  expect(boards.filter(({ placements }) => placements.every(isSeen))).toHaveLength(89);
  expect(count(withoutLastLine(problem).matrix).solutions).toBe(89);
});
