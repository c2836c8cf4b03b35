import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { encode as encodeSudoku } from '#puzzles/sudoku/encode.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { anyProblem, soundProblem, userDominoes, userQueens, userSudoku } from '../../../user-problems/problems.ts';
import { runs } from '../../../support/runs.ts';

/** Solutions by trying every set of rows: each primary column once, each secondary one at most. */
function bruteForce({ columns, rows }: UserProblem): number {
  let found = 0;
  const isUsable = (row: number): boolean => rows[row]!.columns.some((column) => columns[column]!.kind === 'primary');
  for (let set = 0; set < 2 ** rows.length; set += 1) {
    const covers = columns.map(() => 0);
    const chosen = rows.flatMap((_, index) => ((set >> index) & 1 ? [index] : []));
    for (const row of chosen) for (const column of rows[row]!.columns) covers[column]! += 1;
    const isCover = columns.every(({ kind }, at) => (kind === 'primary' ? covers[at] === 1 : covers[at]! <= 1));
    if (isCover && chosen.every(isUsable)) found += 1;
  }
  return found;
}

describe('a written problem as a matrix', () => {
  it('has as many solutions as trying every set of rows finds', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(count(encodeUserProblem(problem).matrix).solutions).toBe(bruteForce(problem));
      }),
      { numRuns: runs(500), seed: 12 },
    );
  });

  it('counts as our own encoders do', () => {
    const givens = [0, 1, 0, 2, ...Array.from({ length: 12 }, () => 0)];
    const pairs = [
      [userQueens(4), encodeQueens({ n: 4 })],
      [userQueens(6), encodeQueens({ n: 6 })],
      [userSudoku(4, givens), encodeSudoku({ size: 4, givens })],
    ] as const;
    for (const [written, own] of pairs) {
      expect(count(encodeUserProblem(written).matrix)).toEqual(count(own.matrix));
    }
    expect(count(encodeUserProblem(userDominoes(3, 2)).matrix).solutions).toBe(3);
    expect(count(encodeUserProblem(userDominoes(4, 2)).matrix).solutions).toBe(5);
  });

  it('has a sentence for each row and each column, by its kind', () => {
    const problem = encodeUserProblem(
      soundProblem({
        columns: ['a', { name: 'b', words: 'the second seat' }, 'c', { name: 'd', kind: 'secondary' }],
        rows: [{ columns: ['a'] }, { columns: ['a', 'b'], words: 'Both sit.' }, { columns: ['b', 'a'] }],
      }),
    );
    expect(problem.describeRow(0)).toBe('Row a: choosing it covers the column a.');
    expect(problem.describeRow(1)).toBe('Both sit.');
    expect(problem.rowNames).toEqual(['a', 'a b', 'b a']);
    expect(problem.describeColumn(0, 'primary')).toBe('Column a: exactly one of its 3 rows must be chosen.');
    expect(problem.describeColumn(1, 'secondary')).toBe('The second seat: at most one of its 2 rows may be chosen.');
    expect(problem.describeColumn(2, 'primary')).toContain('no row covers it, so there is no solution');
    expect(problem.describeColumn(3, 'off')).toContain('switched off');
    expect(problem.groups.map(({ name }) => name)).toEqual(['primary', 'secondary']);
    expect(() => problem.describeRow(3)).toThrow('there is no row 3');
  });

  it('says that rows which agree on a colour may share a column', () => {
    const problem = encodeUserProblem(parseUserProblem('A B | x y\nA x:R\nB x:R y:R\nB x y:S\n'));
    expect(problem.describeColumn(2, 'secondary')).toBe(
      'Column x: at most one of its 3 rows may be chosen, unless they give it the same colour.',
    );
    expect(problem.describeColumn(3, 'secondary')).toBe('Column y: at most one of its 2 rows may be chosen.');
  });

  it('says how often a column is covered, and what a row costs', () => {
    const problem = encodeUserProblem(
      soundProblem({
        columns: [
          { name: 'a', min: 2, max: 2 },
          { name: 'b', min: 0, max: 3 },
          { name: 'c', min: 1, max: 2 },
          { name: 'd', min: 3, max: 9 },
        ],
        rows: [{ columns: ['a', 'c'], cost: 5 }, { columns: ['a', 'b'], words: 'Both sit' }, { columns: ['c', 'd'] }],
      }),
    );
    expect([0, 1, 2, 3].map((column) => problem.describeColumn(column, 'primary'))).toEqual([
      'Column a: both of its rows must be chosen.',
      'Column b: its only row may be chosen, or not.',
      'Column c: at least 1 of its 2 rows must be chosen.',
      'Column d: 3 of its rows must be chosen, and it has only 1, so there is no solution.',
    ]);
    expect(problem.describeColumn(0, 'secondary')).toBe('Column a: at most one of its 2 rows may be chosen.');
    expect(problem.describeRow(0)).toBe('Row a c: choosing it covers the columns a and c. It costs 5.');
  });
});
