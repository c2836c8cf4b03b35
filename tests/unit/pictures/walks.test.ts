import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, Estimator } from '../../../src/dlx/index.ts';
import { plumbOf, treeCells, walkedCells } from '../../../src/pictures/walks/cells.ts';
import { describeTree, walksView, walkWords } from '../../../src/pictures/walks/view.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

describe('the shelves of a tree', () => {
  it('are its nodes, its solutions, and on each level no wider than the root', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 7, mostRows: 12 }), (matrix) => {
        const cells = treeCells(matrix, 0);
        const { nodes, solutions } = count(matrix);
        expect(cells).toHaveLength(nodes);
        expect(cells.filter(({ state }) => state === 'solution')).toHaveLength(solutions);
        for (const { level } of cells) {
          const wide = cells
            .filter((cell) => cell.level === level)
            .reduce((sum, { from, to }) => sum + to - from, 0);
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
        (cell) =>
          cell.level === level &&
          Math.abs(cell.from - from) < 1e-9 &&
          Math.abs(cell.to - to) < 1e-9,
      );
      expect(same).toBeDefined();
      if (state !== 'seen') expect(same?.state).toBe(state);
    }
    for (const walk of walks) {
      const at = plumbOf(walk);
      const end = all.find(
        ({ level, from, to }) => level === walk.path.length - 1 && from < at && at < to,
      );
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
  expect(describeTree(walksView([walk], estimator.estimate(), 6))).toContain('1 walk: ');
});
