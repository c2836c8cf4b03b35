import { expect, test } from 'vitest';
import { blockOf } from '#pictures/ripple-effect/blocks.ts';
import { drawBlock } from '#pictures/ripple-effect/draw-block.ts';
import { drawGivens } from '#pictures/ripple-effect/draw-givens.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { agreedView, handView } from '#pictures/ripple-effect/hand-view.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { searchAll, withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const five = puzzleCalled('five-by-five');
const problem = encode(withGivens(five, []));
const row = problem.rowNames.indexOf('3 at (3,2)');
const picked = problem.matrix.columns.findIndex(({ name }) => name === '3R4,2');
const group = (name: string): number => problem.groups.findIndex((each) => each.name === name);

test.each(['rooms', '3 right'])('a block of a row: %s', async (title) => {
  const svg = newSvg();
  drawBlock(svg, blockOf(problem, row, group(title)), picked, { id: 'block', title }, true);
  const file = `./snapshots/block-${title.replace(' ', '-')}.svg`;
  await expect(snapshotText(svg)).toMatchFileSnapshot(file);
});

test('a block drawn over another, built with the page, is what it is when drawn afresh', () => {
  const name = { id: 'block', title: 'A block' };
  const built = newSvg();
  drawBlock(built, blockOf(problem, 0, group('1 up')), null, name, false);
  const svg = reparsed(built);
  const block = blockOf(problem, row, group('3 right'));
  drawBlock(svg, block, picked, name, true);
  const fresh = newSvg();
  drawBlock(fresh, block, picked, name, true);
  expect(snapshotText(svg)).toBe(snapshotText(fresh));
});

test('a grid filled by hand, with equal numbers too close', async () => {
  const svg = newSvg();
  const grid = problem.puzzle.roomOf.map((_, cell) => ({ 1: 4, 4: 2, 16: 4 })[cell] ?? 0);
  drawGrid(svg, handView(problem, grid, 1), { id: 'hand', title: 'By hand', cells: 'button' });
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/hand.svg');
});

test('what all solutions of a puzzle with fewer givens agree on, and which givens are away', async () => {
  const { problem: fewer, solutions } = searchAll(withGivens(five, [0, 4]));
  const svg = newSvg();
  const { givens } = five;
  drawGivens(svg, agreedView(fewer, solutions), {
    ...{ id: 'agreed', title: 'Agreed', givens, isLive: true },
  });
  const [button, ...others] = [...svg.querySelectorAll('[aria-pressed="false"]')];
  expect(others.length + 1).toBe(givens.filter((given) => given > 0).length - 2);
  expect(button?.getAttribute('aria-label')).toMatch(/; its given \d is away$/);
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/agreed.svg');
});
