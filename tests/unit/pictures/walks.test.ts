import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { Estimator } from '#dlx/estimate.ts';
import { plumbOf, treeCells, walkedCells } from '#pictures/walks/cells.ts';
import { estimatesLayout } from '#pictures/walks/estimates-layout.ts';
import { describeWalks, walksView, walkWords, wholeTreeView } from '#pictures/walks/view.ts';
import { colouredMatrices } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

describe('the shelves of a tree', () => {
  it('are its nodes, its solutions, and on each level no wider than the root', () => {
    fc.assert(
      fc.property(fc.oneof(matrices({ mostColumns: 7, mostRows: 12 }), colouredMatrices()), (matrix) => {
        const cells = treeCells(matrix, 0);
        const { nodes, solutions } = count(matrix);
        expect(cells).toHaveLength(nodes);
        expect(cells.filter(({ state }) => state === 'solution')).toHaveLength(solutions);
        for (const { level } of cells) {
          const wide = cells.filter((cell) => cell.level === level).reduce((sum, { from, to }) => sum + to - from, 0);
          expect(wide).toBeLessThan(1 + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('that walks have seen lie where those of the whole tree do', () => {
    const matrix = queens(6);
    const all = treeCells(matrix, 0);
    const estimator = new Estimator(matrix, { seed: 3 });
    const walks = Array.from({ length: 30 }, () => estimator.walk());
    const seen = walkedCells(walks, 0);
    expect(seen.length).toBeGreaterThan(30);
    for (const { level, from, to, state } of seen) {
      const same = all.find(
        (cell) => cell.level === level && Math.abs(cell.from - from) < 1e-9 && Math.abs(cell.to - to) < 1e-9,
      );
      expect(same).toBeDefined();
      if (state !== 'seen') expect(same?.state).toBe(state);
    }
    for (const walk of walks) {
      const at = plumbOf(walk);
      const end = all.find(({ level, from, to }) => level === walk.path.length - 1 && from < at && at < to);
      expect(end?.state).toBe(walk.end);
    }
  });

  it('are left out when they are too narrow to be seen', () => {
    const narrow = treeCells(queens(8), 0.01);
    expect(narrow.length).toBeLessThan(treeCells(queens(8), 0).length);
    expect(Math.min(...narrow.map(({ from, to }) => to - from))).toBeGreaterThanOrEqual(0.01);
  });
});

it('a walk is told with its sum', () => {
  const estimator = new Estimator(queens(6), { seed: 1 });
  const walk = estimator.walk();
  const weights = walk.path.map(({ weight }) => String(weight)).join(' + ');
  expect(walkWords(walk)).toContain(`: ${weights} = ${walk.nodes} nodes.`);
  expect(describeWalks(walksView([walk], estimator.estimate(), 6))).toContain('1 walk: ');
});

it('a whole tree before any walk is told with all its nodes', () => {
  const view = wholeTreeView(queens(6));
  const { nodes, solutions } = count(queens(6));
  expect(view.cells).toHaveLength(nodes);
  expect(view.deepest).toBe(6);
  expect(describeWalks(view)).toContain(`it has ${nodes} nodes, with ${solutions} solutions and`);
});

describe('the chart of the estimates', () => {
  const viewOf = (count: number, truth: number | null) => {
    const estimator = new Estimator(queens(8), { seed: 1 });
    const walks = Array.from({ length: count }, () => estimator.walk());
    return walksView(walks, estimator.estimate(), 8, { truth });
  };

  it('reaches as far as the estimates do, and has every mark on it', () => {
    for (const count of [1, 2, 10, 500]) {
      for (const truth of [null, 1_199, 50_000_000]) {
        const { mean, last, ticks, truth: flag } = estimatesLayout(viewOf(count, truth));
        expect(ticks.length).toBeGreaterThan(0);
        for (const x of [mean!.x, mean!.from, mean!.to, last!, flag ?? 8]) {
          expect(x).toBeGreaterThanOrEqual(8);
          expect(x).toBeLessThanOrEqual(432);
        }
        expect(mean!.from).toBeLessThanOrEqual(mean!.x);
        expect(mean!.to).toBeGreaterThanOrEqual(mean!.x);
      }
    }
  });

  it('has no wide margin: of 500 estimates the bars take most of the width', () => {
    const { bars } = estimatesLayout(viewOf(500, 1_199));
    const lefts = bars.map(({ d }) => Number(/^M([\d.]+)/.exec(d)![1]));
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeGreaterThan(0.6 * 424);
  });

  it('writes its ticks so that no two of them touch', () => {
    for (const truth of [1_199, 50_000_000]) {
      const { ticks } = estimatesLayout(viewOf(100, truth));
      ticks.slice(1).forEach(({ x, text }, index) => {
        const before = ticks[index]!;
        expect(x - before.x).toBeGreaterThan((text.length + before.text.length) * 4);
      });
    }
  });

  it('is empty, with its axis, before the first walk', () => {
    expect(estimatesLayout(viewOf(0, null))).toMatchObject({ bars: [], mean: null, last: null });
  });
});
