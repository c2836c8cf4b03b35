import { describe, expect, test } from 'vitest';
import { byPiece, columnWords, countWords, rowsWith, rowWords, takenBy } from '#pictures/row-by-row/columns.ts';
import { stepRow, swapRow, turnRow } from '#pictures/row-by-row/moves.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const problem = encode({ omit: 'L' });
const named = (name: string): number => problem.rowNames.indexOf(name);
const column = (name: string): number => problem.matrix.columns.findIndex((one) => one.name === name);
const v = named('V N (1,1)');

test('the matrix has the size that the lesson says', () => {
  expect(problem.matrix.rows).toHaveLength(1409);
  expect(problem.matrix.columns).toHaveLength(91);
});

describe('a step', () => {
  test('goes one edge', () => {
    expect(stepRow(problem, v, 1, 0)).toEqual({ row: named('V N (2,1)'), refusal: '' });
    expect(stepRow(problem, v, 0, -1)).toEqual({ row: named('V N (1,0)'), refusal: '' });
  });

  test('off the board is refused with words, and goes as far as the board reaches', () => {
    const { row, refusal } = stepRow(problem, named('V N (3,1)'), 1, 0);
    expect(row).toBe(named('V N (3,1)'));
    expect(refusal).toBe('V, facing north, at (4, 1), would leave the board at the right. It stays inside, at (3, 1).');
    expect(stepRow(problem, v, -9, 9).row).toBe(named('V N (0,3)'));
    expect(stepRow(problem, v, -9, 9).refusal).toContain('at the left and the top');
  });

  test('from any row, a step to the right and back is where it was', () => {
    for (let row = 0; row < 1409; row += 1) {
      const step = stepRow(problem, row, 1, 0);
      if (step.refusal !== '') expect(step.row).toBe(row);
      else expect(stepRow(problem, step.row, -1, 0)).toEqual({ row, refusal: '' });
    }
  });
});

describe('a turn', () => {
  test('stays at the corner of its box', () => {
    expect(turnRow(problem, v, 'right').row).toBe(named('V E (1,1)'));
    expect(turnRow(problem, named('U N (1,2)'), 'flip').row).toBe(named('U N (1,2)'));
  });

  test('near the border it moves inwards, and says so', () => {
    const { row, refusal } = turnRow(problem, named('I N (5,1)'), 'left');
    expect(row).toBe(named('I E (1,1)'));
    expect(refusal).toContain('would leave the board at the right');
  });

  test('always gives a row', () => {
    for (let row = 0; row < 1409; row += 1) {
      for (const move of ['left', 'right', 'flip'] as const) {
        expect(turnRow(problem, row, move).row).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test('another piece takes the place of the one before', () => {
  expect(swapRow(problem, v, 'X')).toEqual({ row: named('X N (1,1)'), refusal: '' });
  const { row, refusal } = swapRow(problem, named('F N (4,3)'), 'U');
  expect(row).toBe(named('U N (3,3)'));
  expect(refusal).not.toBe('');
});

test('the ones of a row are its piece, four edges and its junctions', () => {
  expect(takenBy(problem, v).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ...['V piece', 'H11 edge', 'H21 edge', 'V31 edge', 'V32 edge'],
    ...['I21 junction', 'I32 junction'],
  ]);
  expect(countWords(problem, v)).toBe('7 of the 91 columns have a 1: the piece, four edges and two junctions.');
  // On the border a straight passage takes no junction.
  expect(countWords(problem, named('I N (0,0)'))).toContain('5 of the 91');
  expect(rowWords(problem, v)).toMatch(/^Row 1,102 of 1,409\. V, facing north, at \(1, 1\)/);
});

test('the rows that use a column are those that have a one there', () => {
  for (const [index, { name }] of problem.matrix.columns.entries()) {
    const rows = rowsWith(problem, index);
    const slow = problem.matrix.rows.filter((columns) => columns.includes(index)).length;
    expect(rows, name).toHaveLength(slow);
    const sum = byPiece(problem, rows).reduce((all, { count }) => all + count, 0);
    expect(sum, name).toBe(slow);
  }
  expect(rowsWith(problem, column('X'))).toHaveLength(16);
  expect(rowsWith(problem, column('I'))).toHaveLength(24);
  expect(columnWords(problem, column('X'))).toBe('Piece X is placed exactly once. 16 of the 1,409 rows have a 1 here.');
});

test('each piece lies over each inner edge of the board as often as symmetry asks', () => {
  // Turning the board by a quarter takes H00 to V50, so both have as many rows.
  expect(rowsWith(problem, column('H00'))).toHaveLength(rowsWith(problem, column('V50')).length);
  expect(rowsWith(problem, column('I21'))).toHaveLength(rowsWith(problem, column('I31')).length);
});
