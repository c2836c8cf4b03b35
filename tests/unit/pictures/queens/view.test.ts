import { describe, expect, it } from 'vitest';
import { describeQueens } from '#pictures/queens/describe.ts';
import { queensLayout } from '#pictures/queens/layout.ts';
import { queensView } from '#pictures/queens/view.ts';
import { record } from '#history/index.ts';
import { attacksOf } from '#puzzles/queens/decode.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { momentOf, momentOfRows } from '#pictures/kit/moment.ts';

describe('the view of a run', () => {
  const problem = encode({ n: 4 });
  const run = record(problem.matrix);
  const frames = Array.from({ length: run.lastStep() + 1 }, (_, step) => run.seek(step));

  it('shows a cell as possible just when no standing queen attacks it, at every try', () => {
    for (const frame of frames.filter(({ event }) => event === 'try')) {
      const view = queensView(momentOf(problem, frame));
      const queens = view.cells.filter(({ order }) => order > 0).map(({ cell }) => cell);
      expect(queens).toHaveLength(frame.path.length);
      // Cells of the columns being branched on are `tried` or `candidate` instead.
      for (const { cell, state, order, id } of view.cells) {
        if (order > 0 || state === 'candidate' || state === 'tried') continue;
        const isAttacked = queens.some((queen) => attacksOf(4, [queen, cell]).length > 0);
        expect(state, `${id} at step ${frame.step}`).toBe(isAttacked ? 'hidden' : 'free');
      }
    }
  });

  it('shows the four lines of the queen being tried, unless something is pointed at', () => {
    const frame = frames.find(({ event }) => event === 'try')!;
    const lines = queensView(momentOf(problem, frame)).lines.filter(({ trying }) => trying);
    expect(lines.map(({ column }) => column)).toEqual(problem.matrix.rows[frame.row]);
    const pointing = queensView(momentOf(problem, frame, { row: 0, column: null }));
    expect(pointing.lines.some(({ trying }) => trying)).toBe(false);
  });

  it('has no attacks while diagonals count', () => {
    expect(frames.every((frame) => queensView(momentOf(problem, frame)).attacks.length === 0)).toBe(true);
  });

  it('says what the board shows', () => {
    const words = frames.map((frame) => describeQueens(queensView(momentOf(problem, frame))));
    expect(words[0]).toBe('A board of 4 by 4 squares. No queen is on it.');
    expect(words[1]).toContain('The search branches on rank r0; left to try: r0c0, r0c1, r0c2 and r0c3.');
    expect(words[4]).toContain('A queen stands at r0c0. A queen is being tried at r1c2.');
    const second = frames.find(({ event, row, path }) => event === 'try' && row === 1 && path.length === 1)!;
    expect(describeQueens(queensView(momentOf(problem, second)))).toContain(
      'A board of 4 by 4 squares. A queen is being tried at r0c1. Tried before: r0c0.',
    );
    const dead = frames.findIndex(({ event }) => event === 'dead end');
    expect(words[dead]).toContain('Dead end: nothing is left for rank r2.');
    const solved = frames.findIndex(({ event }) => event === 'solution');
    expect(words[solved]).toBe(
      'A board of 4 by 4 squares. Queens stand, in this order, at r0c1, r1c3, r2c0 and r3c2. This is a solution.',
    );
    const cover = record(problem.matrix).seek(1 + 1, 'covers');
    expect(describeQueens(queensView(momentOf(problem, cover)))).toContain('Covered just now: rank r0.');
  });
});

describe('other boards', () => {
  it('tells of attacks where diagonals are off', () => {
    const problem = encode({ n: 4, diagonals: 'off' });
    const rows = [0, 5, 11, 14];
    const view = queensView(momentOfRows(problem, rows, { row: null, column: 0 }));
    expect(view.attacks.map(({ id, column }) => [id, problem.matrix.columns[column]?.name])).toEqual([
      ['a5 2 3', 'a5'],
      ['b3 0 0', 'b3'],
    ]);
    const words = describeQueens(view);
    expect(words).toContain('Queens that attack each other: r3c2 and r2c3 along a5; r0c0 and r1c1');
    expect(words).toContain('Pointed at: Rank r0');
    expect(words).not.toContain('can take no queen');
  });

  it('does not call queens that attack each other a solution', () => {
    const problem = encode({ n: 4, diagonals: 'off' });
    const run = record(problem.matrix);
    const views = Array.from({ length: run.totals.solutions }, (_, index) =>
      queensView(momentOf(problem, run.seek(run.solutionStep(index + 1)))),
    );
    expect(views).toHaveLength(24);
    expect(views.filter(({ isSolved }) => isSolved)).toHaveLength(2);
    for (const view of views) {
      expect(view.isBroken).toBe(view.attacks.length > 0);
      expect(view.isSolved).toBe(!view.isBroken);
      expect(describeQueens(view).includes('This is a solution.')).toBe(view.isSolved);
      expect(describeQueens(view).includes('not a solution of the puzzle.')).toBe(view.isBroken);
    }
  });

  it('tells which diagonals slack rows leave empty', () => {
    const problem = encode({ n: 4, diagonals: 'primary with slack' });
    const view = queensView(momentOfRows(problem, [16, 17]));
    expect(describeQueens(view)).toContain('Left empty by their slack rows: a0 and a1.');
    expect(view.cells).toHaveLength(16);
  });
});

describe('the layout', () => {
  it('puts rank 0 at the top and names every diagonal outside the board', () => {
    const layout = queensLayout(5);
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      Math.min(x, y) >= layout.corner({ file: 0, rank: 0 }).x &&
      Math.max(x, y) <= layout.corner({ file: 5, rank: 5 }).x;
    expect(layout.middle({ file: 0, rank: 0 }).y).toBeLessThan(layout.middle({ file: 0, rank: 1 }).y);
    for (const line of encode({ n: 5 }).lines) {
      expect(inside(layout.name(line))).toBe(false);
      expect(inside(layout.target(line))).toBe(false);
    }
  });

  it('names no two lines at one place', () => {
    const layout = queensLayout(8);
    const places = encode({ n: 8 }).lines.map((line) => {
      const { x, y } = layout.name(line);
      return `${x},${y}`;
    });
    expect(new Set(places).size).toBe(46);
  });

  it('runs a rising diagonal from the lower left to the upper right', () => {
    const [x1, y1, x2, y2] = queensLayout(4)
      .path({ kind: 'rising', index: 2 })
      .match(/[\d.]+/gu)!
      .map(Number) as [number, number, number, number];
    expect(x2 - x1).toBeGreaterThan(0);
    expect(y2 - y1).toBe(x1 - x2);
  });
});
