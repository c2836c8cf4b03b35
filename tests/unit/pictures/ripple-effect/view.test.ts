import { describe, expect, it } from 'vitest';
import { solve, withKind } from '#dlx/index.ts';
import { withKinds } from '#dlx/matrix.ts';
import { describeCell, describeGrid } from '#pictures/ripple-effect/describe.ts';
import { chosenView, gridView } from '#pictures/ripple-effect/view.ts';
import { record, rowStates } from '#history/index.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { puzzleCalled } from '../../puzzles/ripple-effect/library-files.ts';
import { momentOf } from '#pictures/kit/moment.ts';

const small = encode(puzzleCalled('five-by-five'));
const off = encode(small.puzzle, { ripples: 'off' });
const run = record(small.matrix);

describe('gridView along a whole run', () => {
  it('shows the chosen rows as numbers, and never one too close another, while the columns count', () => {
    for (let step = 0; step <= run.lastStep(); step++) {
      const frame = run.seek(step);
      const view = gridView(momentOf(small, frame));
      const chosen = view.numbers.filter(({ state }) => state === 'chosen' || state === 'trying');
      expect(chosen.map(({ row }) => row).sort((a, b) => a - b)).toEqual(
        frame.path.map(({ row }) => row).sort((a, b) => a - b),
      );
      const rows = chosen.map(({ row }) => row);
      const faults = check(small.puzzle, decode(small, rows)).filter(({ rule }) => rule !== 'cell');
      expect(faults).toEqual([]);
    }
  });

  it('shows a small number for each row that can still be chosen in an empty cell', () => {
    for (let step = 0; step <= run.lastStep('covers'); step += 7) {
      const frame = run.seek(step, 'covers');
      const view = gridView(momentOf(small, frame));
      const states = rowStates(small.matrix, frame);
      const filled = new Set(view.numbers.map(({ cell }) => cell));
      const open = states.flatMap((state, row) => {
        const isOpen = state === 'free' || state === 'candidate' || state === 'tried';
        return isOpen && !filled.has(small.placements[row]!.cell) ? [row] : [];
      });
      expect(view.marks.map(({ row }) => row)).toEqual(open);
    }
  });

  it('says solved at the solution only', () => {
    const solved = [];
    for (let step = 0; step <= run.lastStep(); step++) {
      if (gridView(momentOf(small, run.seek(step))).isSolved) solved.push(step);
    }
    expect(solved).toEqual([run.solutionStep(1)]);
  });
});

describe('without ripple columns', () => {
  it('the view finds the cells that the independent check finds', () => {
    let seen = 0;
    for (const rows of solve(off.matrix, { limit: 200 })) {
      const faults = check(small.puzzle, decode(off, rows));
      const cells = new Set(faults.flatMap((fault) => fault.cells));
      const view = chosenView(off, rows);
      expect(view.faulty).toEqual([...cells].sort((a, b) => a - b));
      expect(view.isSolved).toBe(false);
      expect(view.conflicts.length).toBeLessThanOrEqual(faults.length);
      seen++;
    }
    expect(seen).toBe(200);
  });

  it('what the search calls a solution is not solved when it breaks a rule', () => {
    const rows = [...solve(off.matrix, { limit: 1 })][0]!;
    const path = rows.map((row) => ({ row, column: 0 }));
    const view = gridView(momentOf(off, { ...run.seek(0), event: 'solution', path }));
    expect(view.numbers).toHaveLength(25);
    expect(view.isSolved).toBe(false);
    expect(describeGrid(view)).toContain('not a solution of the puzzle');
  });

  it('a number that is given up no longer stands too close another', () => {
    const [row, other] = [off.rowOf(1, 1, 3), off.rowOf(2, 1, 3)];
    const taken = { row: other, column: 0 };
    const before = {
      ...run.seek(0),
      event: 'try',
      row,
      path: [taken, { row, column: 1 }],
    } as const;
    expect(gridView(momentOf(off, before)).conflicts).toEqual([{ value: 3, first: 6, second: 7, between: 0 }]);
    const after = gridView(momentOf(off, { ...before, event: 'retreat', path: [taken] }));
    expect(after.conflicts).toEqual([]);
    expect(after.faulty).toEqual([]);
    expect(after.numbers.find((number) => number.row === row)?.state).toBe('undone');
  });

  it('a number has no arms', () => {
    const highlight = { row: off.rowOf(1, 1, 4), column: null };
    expect(chosenView(off, [], highlight).arms).toEqual([]);
    expect(chosenView(small, [], highlight).arms).toHaveLength(4);
  });

  it('an arm loses the steps whose column is off', () => {
    const row = small.rowOf(1, 1, 4);
    const one = small.rippleColumn(4, 'right', small.puzzle.width + 2);
    const partly = { ...small, matrix: withKind(small.matrix, one, 'off') };
    const right = chosenView(partly, [], { row, column: null }).arms.at(-1);
    expect(right?.reach.map(({ distance }) => distance)).toEqual([2, 3]);
  });

  it('of three equal numbers in a line, only neighbours are linked', () => {
    const three = encode(parse('AAABBBCCC\n\n.........'), { ripples: 'off' });
    const rows = [three.rowOf(2, 0, 3), three.rowOf(4, 0, 3), three.rowOf(6, 0, 3)];
    const view = chosenView(three, rows);
    expect(view.conflicts.map(({ first, second }) => [first, second])).toEqual([
      [2, 4],
      [4, 6],
    ]);
    expect(check(three.puzzle, decode(three, rows)).filter((f) => f.rule === 'ripple')).toHaveLength(2);
  });
});

describe('with other columns off', () => {
  it('two numbers share a cell when cells do not count, and both are marked', () => {
    const matrix = withKinds(off.matrix, (_, column) => (column < 25 ? 'off' : undefined));
    const problem = { ...off, matrix };
    const rows = [problem.rowOf(1, 1, 4), problem.rowOf(1, 1, 2)];
    const view = chosenView(problem, rows);
    const shared = view.numbers.filter(({ cell }) => cell === 6);
    expect(shared.map(({ value, slot, slots }) => [value, slot, slots])).toEqual([
      [2, 0, 2],
      [4, 1, 2],
    ]);
    expect(view.faulty).toContain(6);
    expect(describeGrid(view)).toContain('two in a cell: 2 across, 2 down');
  });
});

describe('what the reader points at', () => {
  it('a row lights its number, a column the rows that take it', () => {
    const start = run.seek(0);
    const column = small.roomColumn(3, 4);
    const view = gridView(momentOf(small, start, { row: null, column }));
    const lit = view.marks.filter(({ isLit }) => isLit).map(({ row }) => row);
    expect(lit).toEqual(small.matrix.rows.flatMap((columns, row) => (columns.includes(column) ? [row] : [])));
    expect(view.pointed?.cells).toEqual(small.puzzle.rooms[3]?.cells);

    const row = small.rowOf(1, 1, 4);
    const pointed = gridView(momentOf(small, start, { row, column: null }));
    expect(pointed.numbers.find((number) => number.row === row)).toMatchObject({
      state: 'pointed',
      isLit: true,
    });
    expect(pointed.marks.some(({ cell }) => cell === 6)).toBe(false);
  });

  it('a ripple column is its cell and those whose ripple reaches it', () => {
    const column = small.rippleColumn(2, 'up', 7);
    expect(gridView(momentOf(small, run.seek(0), { row: null, column })).pointed?.cells).toEqual([7, 12, 17]);
  });
});

describe('in words', () => {
  it('the grid says what happens and what stands', () => {
    const step = [...Array(run.lastStep() + 1).keys()].find((at) => {
      const frame = run.seek(at);
      return frame.event === 'try' && frame.path.length === 7;
    })!;
    expect(describeGrid(gridView(momentOf(small, run.seek(step))))).toMatchInlineSnapshot(
      '"A grid 5 across and 5 down in 6 rooms. 5 numbers given, 2 found. 3 in the cell 3 across, 2 down is ' +
        'tried; its ripples reach 1 up, 3 down, 2 left and 2 right. The search branches on the cell 3 across, 2 ' +
        'down. 51 small numbers can still be chosen. Line by line: 1.1.1, ..3.., ..2.., ....., 1...4."',
    );
  });

  it('the cells are named by place, room and content', () => {
    const view = gridView(momentOf(small, run.seek(0)));
    expect(describeCell(view, 0)).toBe('1 across, 1 down, room A of 4 cells: 1, given');
    expect(describeCell(view, 1)).toBe('2 across, 1 down, room A of 4 cells: can be 2, 3 or 4');
    const dead = [...Array(run.lastStep() + 1).keys()]
      .map((at) => run.seek(at))
      .find(({ event, column }) => event === 'dead end' && column < 25)!;
    expect(describeCell(gridView(momentOf(small, dead)), dead.column)).toMatch(/: nothing fits$/);
  });

  it('conflicts are told, the first few one by one', () => {
    const rows = [...solve(off.matrix, { limit: 1 })][0]!;
    const words = describeGrid(chosenView(off, rows));
    expect(words).toContain('Two 2s too close, 2 across, 1 down and 4 across, 1 down: 1 cell between them, 2 needed.');
    expect(words).toMatch(/\d+ more pairs of equal numbers too close\./);
  });
});
