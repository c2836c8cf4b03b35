import { expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import { decode } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { type Draw, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { newSvg, snapshotText } from '../svg.ts';

const problem = encode({ size: 3, pieces: 'FHJLRY' });
const boards = Array.from(solve(problem.matrix, { limit: 3 }), (rows) => decode(problem, rows));

test('a small board is drawn', async () => {
  const svg = newSvg();
  drawSmallBoard(svg, boards[0]!);
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/small-board.svg');
});

test('drawn over any other it is what it is when drawn afresh', () => {
  const draws = boards.map(
    (board): Draw =>
      (svg) =>
        drawSmallBoard(svg, board),
  );
  expectSameOverAny(draws);
  expectAdopted(draws);
});

test('is a few elements, so that hundreds fit on a page', () => {
  const large = encode({ omit: 'L', pinned: 'F in one aspect' });
  const [rows] = solve(large.matrix, { limit: 1 });
  const svg = newSvg();
  drawSmallBoard(svg, decode(large, rows!));
  expect(svg.querySelectorAll('.stick')).toHaveLength(15);
  expect(svg.querySelectorAll('*').length).toBeLessThan(20);
});
