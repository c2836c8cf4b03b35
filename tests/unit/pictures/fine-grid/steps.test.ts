import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { steps, stepViews, SOLUTION } from '#pictures/fine-grid/steps.ts';
import { describeFineCell } from '#pictures/fine-grid/describe.ts';
import { fineGridView } from '#pictures/fine-grid/view.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { decode } from '#puzzles/tetrasticks/decode.ts';
import { encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';

const all = steps();
const titled = (title: string) => all.find((step) => step.title === title)!;

describe('the steps of the translation', () => {
  test('end with the first solution that the solver finds without L', () => {
    const problem = encodeGrid({ omit: 'L', pinned: 'F in one aspect' });
    const [rows = []] = solve(problem.matrix, { limit: 1 });
    expect(rows.map((row) => problem.rowNames[row]).sort()).toEqual([...SOLUTION].sort());
    expect(check(decode(problem, rows))).toEqual([]);
    const { board, grid } = stepViews(all.at(-1)!);
    expect([board.solved, grid.solved]).toEqual([true, true]);
    expect(grid.taken.filter(({ part }) => part === 'edge')).toHaveLength(60);
    expect(grid.clashes).toEqual([]);
  });

  test('lay pieces that there are', () => {
    for (const step of all) {
      expect(stepViews(step).board.pieces.map(({ id }) => id)).toEqual(step.pieces);
    }
  });

  test('bring the cells one kind at a time', () => {
    const brought = all.flatMap(({ fresh = [] }) => fresh);
    expect([...brought].sort()).toEqual(['border', 'edge', 'face', 'junction']);
  });

  test('show V as four cells, seven with its joints, six with its straight passages', () => {
    const cells = (title: string): number =>
      stepViews(titled(title)).grid.taken.filter(({ piece }) => piece === 'V').length;
    expect(cells('A piece becomes cells')).toBe(4);
    expect(cells('Joints fill the gaps')).toBe(7);
    expect(cells('Straight passages only')).toBe(6);
  });

  test('show where two joints clash, and that they do not when only straight ones are claimed', () => {
    const { grid, board } = stepViews(titled('One joint too many'));
    expect(grid.clashes).toEqual([{ id: '4,8', cell: { x: 4, y: 8 } }]);
    expect(board.crossings).toEqual([]);
    expect(stepViews(titled('Straight passages only')).grid.clashes).toEqual([]);
  });
});

test('what is pointed at on the board is lit on the grid', () => {
  const step = all.at(-1)!;
  const { problem } = stepViews(step);
  const row = problem.rowNames.indexOf('V W (0,2)');
  const lit = stepViews(step, { row, column: null }).grid.taken.filter((mark) => mark.lit);
  expect(lit.map(({ cell }) => `${cell.x},${cell.y}`).sort()).toEqual(
    ['1,8', '2,8', '3,8', '4,5', '4,6', '4,7'].sort(),
  );
  const column = problem.matrix.columns.findIndex(({ name }) => name === 'I24');
  const cells = stepViews(step, { row: null, column }).grid.cells.filter((mark) => mark.lit);
  expect(cells.map(({ id }) => id)).toEqual(['4,8']);
});

test('a cell says who crosses there, and nothing of its use before that is told', () => {
  const problem = encodeGrid({ size: 3, pieces: 'FHJLNP', claim: 'none' });
  const crossed = solve(problem.matrix)
    .map((rows) => fineGridView(problem, solutionView(problem, rows)))
    .find(({ crossings }) => crossings.length > 0)!;
  const [{ cell: at, pieces }] = crossed.crossings as [(typeof crossed.crossings)[number]];
  const cell = crossed.cells.find((mark) => mark.id === `${at.x},${at.y}`)!;
  expect(describeFineCell(cell, crossed)).toContain(`, where ${pieces.join(' and ')} cross`);

  const words = (step: number): string[] => {
    const { grid } = stepViews(all[step]!);
    return grid.cells.map((mark) => describeFineCell(mark, grid));
  };
  expect(words(3).join()).not.toMatch(/not used|not covered|not claimed/);
  expect(words(4)).toContain('Cell (2, 2): junction (1, 1), not claimed');
});
