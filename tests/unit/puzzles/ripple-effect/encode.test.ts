import { describe, expect, it } from 'vitest';
import { type ColumnKind, count, solve } from '#dlx/index.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { type EncodeOptions, encode } from '#puzzles/ripple-effect/encode.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { grid } from '#puzzles/ripple-effect/text.ts';
import { fillings } from './brute-force.ts';
import { puzzleCalled } from './library-files.ts';
import { columnSentence, withColumnKinds } from '#puzzles/problem.ts';

const tutorial = puzzleCalled('nikoli-tutorial');
const small = puzzleCalled('five-by-five');

/** The numbers of facts.md: its solutions line by line. */
const tutorialAnswer = '12132412 31241231 14123124 21512312 42135143 13214521 21321432 12412314';
const smallAnswer = '14321 42132 53241 31423 12354';

function without(puzzle: RipplePuzzle): RipplePuzzle {
  return { ...puzzle, givens: puzzle.givens.map(() => 0) };
}

function answers(puzzle: RipplePuzzle, options?: EncodeOptions): number[][] {
  const problem = encode(puzzle, options);
  return [...solve(problem.matrix)].map((rows) => decode(problem, rows));
}

describe('the matrix of the tutorial puzzle', () => {
  const { matrix, groups, rowNames } = encode(tutorial);
  const kinds = matrix.columns.map((column) => column.kind);

  it('has 184 rows, 128 primary and 1,280 secondary columns, and 2,442 ones', () => {
    expect(matrix.rows).toHaveLength(184);
    expect(rowNames).toHaveLength(184);
    expect(kinds.filter((kind) => kind === 'primary')).toHaveLength(128);
    expect(kinds.filter((kind) => kind === 'secondary')).toHaveLength(1280);
    expect(kinds.indexOf('secondary')).toBe(128);
    expect(matrix.rows.flat()).toHaveLength(2442);
  });

  it('has 1,033 ripple columns that are not empty', () => {
    expect(new Set(matrix.rows.flat().filter((column) => column >= 128)).size).toBe(1033);
  });

  it('groups its columns without gaps: cells, rooms, then each value and direction', () => {
    expect(groups.map((group) => group.name).slice(0, 7)).toEqual([
      'cells',
      'rooms',
      '1 up',
      '1 down',
      '1 left',
      '1 right',
      '2 up',
    ]);
    expect(groups).toHaveLength(2 + 4 * 5);
    let from = 0;
    for (const group of groups) {
      expect(group.from).toBe(from);
      from = group.to;
    }
    expect(from).toBe(matrix.columns.length);
  });
});

describe('the columns', () => {
  const problem = encode(tutorial);
  const names = problem.matrix.columns.map((column) => column.name);

  it('stand in the order of facts.md and are called by their place', () => {
    expect(names.slice(0, 2)).toEqual(['c1,1', 'c2,1']);
    expect(names[63]).toBe('c8,8');
    expect(names.slice(64, 68)).toEqual(['A=1', 'B=1', 'B=2', 'C=1']);
    expect(names[127]).toBe('V=2');
    expect([names[128], names[192], names[256], names[320], names[384]]).toEqual([
      '1U1,1',
      '1D1,1',
      '1L1,1',
      '1R1,1',
      '2U1,1',
    ]);
    expect(names[1407]).toBe('5R8,8');
  });

  it('are numbered the same by the plan and by what they mean', () => {
    names.forEach((_, column) => {
      const meaning = problem.meaningOf(column);
      if (meaning.kind === 'cell') expect(problem.cellColumn(meaning.cell)).toBe(column);
      if (meaning.kind === 'room') {
        expect(problem.roomColumn(meaning.room, meaning.value)).toBe(column);
      }
      if (meaning.kind === 'ripple') {
        expect(problem.rippleColumn(meaning.value, meaning.direction, meaning.cell)).toBe(column);
      }
    });
    expect(() => problem.meaningOf(1408)).toThrow(/no column 1408/);
  });
});

describe('a row', () => {
  const problem = encode(tutorial);
  const row = problem.rowOf(4, 4, 5);

  it('takes its cell, its room value, and each arm as far as the board goes', () => {
    const names = problem.matrix.rows[row]?.map((column) => problem.matrix.columns[column]?.name);
    expect(names).toEqual([
      ...['c5,5', 'O=5'],
      ...['5U5,5', '5U5,4', '5U5,3', '5U5,2', '5U5,1'],
      ...['5D5,5', '5D5,6', '5D5,7', '5D5,8'],
      ...['5L5,5', '5L4,5', '5L3,5', '5L2,5', '5L1,5'],
      ...['5R5,5', '5R6,5', '5R7,5', '5R8,5'],
    ]);
    expect(problem.armsOf(row).map((arm) => [arm.direction, arm.cells.length, arm.cut])).toEqual([
      ['up', 4, true],
      ['down', 3, true],
      ['left', 4, true],
      ['right', 3, true],
    ]);
    expect(problem.armsOf(problem.rowOf(1, 1, 1))).toEqual([
      { direction: 'up', cells: [1], cut: false },
      { direction: 'down', cells: [17], cut: false },
      { direction: 'left', cells: [8], cut: false },
      { direction: 'right', cells: [10], cut: false },
    ]);
  });

  it('is found from its cell and value, and only when the givens allow it', () => {
    problem.placements.forEach(({ x, y, value }, index) => {
      expect(problem.rowOf(x, y, value)).toBe(index);
    });
    expect(problem.rowOf(3, 0, 1)).toBe(-1); // 3 is given there
    expect(problem.rowOf(2, 0, 3)).toBe(-1); // room C has its 3
    expect(problem.rowOf(8, 0, 1)).toBe(-1);
  });

  it('is said in plain words, and so are the columns', () => {
    expect(problem.rowNames[row]).toBe('5 at (5,5)');
    expect(problem.describeRow(row)).toBe(
      '5 in the cell 5 across, 5 down: fills the cell, is the 5 of room O, and keeps other 5s out of the next 5 ' +
        'cells each way, as far as the grid goes.',
    );
    expect(columnSentence(problem, problem.cellColumn(8))).toBe(
      'The cell 1 across, 2 down, in room E, holds exactly one number.',
    );
    expect(columnSentence(problem, problem.roomColumn(0, 1))).toBe('Room A, of 1 cell, holds exactly one 1.');
    expect(columnSentence(problem, problem.rippleColumn(2, 'left', 9))).toBe(
      'Ripples of 2 that run left: the cell 2 across, 2 down and the next 2 cells to the right hold at most one 2 between them.',
    );
    expect(encode(tutorial, { arms: 'two' }).describeRow(0)).toBe(
      '1 in the cell 1 across, 1 down: fills the cell, is the 1 of room A, and keeps other 1s out of the next ' +
        'cell down and to the right.',
    );
    expect(() => problem.describeRow(184)).toThrow(/no row 184/);
  });

  it('is said by the kind that a column has been switched to', () => {
    const [cell, ripple] = [problem.cellColumn(8), problem.rippleColumn(2, 'left', 9)];
    const words = (column: number, kind: ColumnKind): string =>
      columnSentence(
        withColumnKinds(problem, (_, at) => (at === column ? kind : undefined)),
        column,
      );
    expect(words(cell, 'secondary')).toMatch(/holds at most one number\.$/);
    expect(words(cell, 'off')).toMatch(/asks for nothing: the column is switched off\.$/);
    expect(words(ripple, 'primary')).toMatch(/hold exactly one 2 between them\.$/);
    expect(words(ripple, 'off')).toMatch(/ask for nothing: the column is switched off\.$/);
    expect(columnSentence(encode(tutorial, { ripples: 'off' }), ripple)).toBe(words(ripple, 'off'));
  });

  it('says of a ripple column what its rows are: the value at the cell or as far away as it reaches', () => {
    const column = problem.rippleColumn(2, 'left', 9);
    const cells = problem.matrix.rows.flatMap((columns, index) =>
      columns.includes(column) ? [problem.placements[index]?.cell] : [],
    );
    for (const cell of cells) expect([9, 10, 11]).toContain(cell);
    expect(cells.length).toBeGreaterThan(0);
  });
});

describe('the search', () => {
  it('finds the one solution of the tutorial without backtracking: 65 nodes for 64 cells', () => {
    const found = answers(tutorial);
    expect(found.map((answer) => grid(answer, 8))).toEqual([tutorialAnswer.replaceAll(' ', '\n')]);
    expect(found.map((answer) => check(tutorial, answer))).toEqual([[]]);
    expect(count(encode(tutorial).matrix)).toEqual({ solutions: 1, nodes: 65, updates: 3083 });
  });

  it('does the same work with down and right alone, with fewer updates', () => {
    const { matrix } = encode(tutorial, { arms: 'two' });
    expect(matrix.columns).toHaveLength(128 + 2 * 5 * 64);
    expect(count(matrix)).toEqual({ solutions: 1, nodes: 65, updates: 1653 });
    expect(answers(tutorial, { arms: 'two' })).toEqual(answers(tutorial));
  });

  it('backtracks on the five by five: 55 nodes', () => {
    expect(answers(small).map((answer) => grid(answer, 5))).toEqual([smallAnswer.replaceAll(' ', '\n')]);
    expect(count(encode(small).matrix)).toMatchObject({ solutions: 1, nodes: 55 });
  });

  it('finds four solutions of the tutorial without its givens, in 229 nodes', () => {
    const open = without(tutorial);
    expect(count(encode(open).matrix)).toMatchObject({ solutions: 4, nodes: 229 });
    for (const answer of answers(open)) expect(check(open, answer)).toEqual([]);
  });

  it('agrees with a brute force that knows no matrix', () => {
    const sorted = (grids: number[][]) => grids.map((answer) => answer.join('')).sort();
    for (const puzzle of [tutorial, small, without(tutorial), without(small)]) {
      expect(sorted(answers(puzzle))).toEqual(sorted(fillings(puzzle, true)));
    }
  });
});

describe('without ripple columns', () => {
  const { matrix } = encode(small, { ripples: 'off' });

  it('keeps every row and column at its number, switched off', () => {
    expect(matrix.rows).toEqual(encode(small).matrix.rows);
    expect(matrix.columns.slice(50).every((column) => column.kind === 'off')).toBe(true);
    expect(matrix.columns.slice(0, 50).every((column) => column.kind === 'primary')).toBe(true);
  });

  it('leaves 995,328 fillings of the five by five: in each room, any order of the numbers left', () => {
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    const open = small.rooms.map((room) => room.cells.filter((cell) => small.givens[cell] === 0).length);
    expect(open.reduce((product, free) => product * factorial(free), 1)).toBe(995_328);
  });

  it('lets fillings through that the rules forbid', () => {
    const problem = encode(small, { ripples: 'off' });
    const rules = new Set<string>();
    let taken = 0;
    for (const rows of solve(problem.matrix)) {
      for (const fault of check(small, decode(problem, rows))) rules.add(fault.rule);
      if (++taken === 50) break;
    }
    expect(taken).toBe(50);
    expect([...rules]).toEqual(['ripple']);
  });
});
