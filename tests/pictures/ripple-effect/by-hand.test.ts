import { describe, expect, test } from 'vitest';
import { blockOf } from '#pictures/ripple-effect/blocks.ts';
import { drawBlock } from '#pictures/ripple-effect/draw-block.ts';
import { drawGivens } from '#pictures/ripple-effect/draw-givens.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { agreedView, handView } from '#pictures/ripple-effect/hand-view.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { searchAll, withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { reparsed, snapshotText } from '../svg.ts';

const five = puzzleCalled('five-by-five');
const problem = encode(withGivens(five, []));
const row = problem.rowNames.indexOf('3 at (3,2)');
const picked = problem.matrix.columns.findIndex(({ name }) => name === '3R4,2');
const group = (name: string): number => problem.groups.findIndex((each) => each.name === name);

const block =
  (title: string, at = row): Draw =>
  (svg) =>
    drawBlock(svg, blockOf(problem, at, group(title)), picked, { id: 'block', title }, true);

test.each(['rooms', '3 right'])('a block of a row: %s', async (title) => {
  const file = `./snapshots/block-${title.replace(' ', '-')}.svg`;
  await expect(snapshotText(drawnBy(block(title)))).toMatchFileSnapshot(file);
});

test('a block drawn over another is what it is when drawn afresh', () => {
  const draws = [block('rooms'), block('3 right'), block('1 up', 0), block('cells', 7)];
  expectSameOverAny(draws);
  expectAdopted(draws);
});

test('a block that the page brought without a picked column comes alive', () => {
  const name = { id: 'block', title: 'A block' };
  const svg = reparsed(drawnBy((host) => drawBlock(host, blockOf(problem, 0, group('1 up')), null, name, false)));
  const after: Draw = (host) => drawBlock(host, blockOf(problem, row, group('3 right')), picked, name, true);
  after(svg);
  expect(snapshotText(svg)).toBe(snapshotText(drawnBy(after)));
});

describe('a grid filled by hand', () => {
  const grids = {
    'equal numbers too close': { 1: 4, 4: 2, 16: 4 },
    'too large, and twice in a room': { 0: 9, 5: 3, 6: 3 },
    empty: {},
  } as Readonly<Record<string, Readonly<Record<number, number>>>>;
  const by = Object.fromEntries(
    Object.entries(grids).map(([name, numbers]): [string, Draw] => {
      const grid = problem.puzzle.roomOf.map((_, cell) => numbers[cell] ?? 0);
      const view = handView(problem, grid, 1);
      return [name, (svg) => drawGrid(svg, view, { id: 'hand', title: 'By hand', cells: 'button' })];
    }),
  );

  test('shows what breaks a rule', () => expectStates(by, drawnBy, './snapshots/hand-states.txt'));

  test('drawn over any other is what it is when drawn afresh', () => {
    expectSameOverAny(Object.values(by));
    expectAdopted(Object.values(by));
  });
});

test('what all solutions of a puzzle with fewer givens agree on, and which givens are away', async () => {
  const { givens } = five;
  const agreed = (away: readonly number[]): Draw => {
    const { problem: fewer, solutions } = searchAll(withGivens(five, away));
    const view = agreedView(fewer, solutions);
    return (svg) => drawGivens(svg, view, { id: 'agreed', title: 'Agreed', givens, isLive: true });
  };
  const draws = [agreed([0, 4]), agreed([]), agreed([0, 4, 7])];
  expectSameOverAny(draws);
  expectAdopted(draws);
  const svg = drawnBy(draws[0]!);
  const [button, ...others] = [...svg.querySelectorAll('[aria-pressed="false"]')];
  expect(others.length + 1).toBe(givens.filter((given) => given > 0).length - 2);
  expect(button?.getAttribute('aria-label')).toMatch(/; its given \d is taken away$/);
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/agreed.svg');
});
