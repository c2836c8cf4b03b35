/** Numbers that Knuth's own program dlx1 gives for these matrices. */
import { describe, expect, it } from 'vitest';
import { type Matrix, count, parse, solve, withKind } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';

function profileOf(matrix: Matrix): number[] {
  const search = new Search(matrix);
  search.run();
  return [...search.profile].slice(0, search.highest + 1);
}

describe("Knuth's 6×7 example", () => {
  const knuth = parse(KNUTH);

  it('has the solution AD, CEF, BG, in the order chosen', () => {
    expect([...solve(knuth)]).toEqual([[3, 0, 4]]);
  });

  it('takes 6 nodes, 1 2 2 1 by level, and 30 updates', () => {
    expect(count(knuth)).toEqual({ solutions: 1, nodes: 6, updates: 30 });
    expect(profileOf(knuth)).toEqual([1, 2, 2, 1]);
  });

  it('takes 7 nodes and 35 updates with the leftmost column', () => {
    expect(count(knuth, { chooser: 'leftmost' })).toEqual({ solutions: 1, nodes: 7, updates: 35 });
  });

  it('has the same solution when F and G are secondary', () => {
    const relaxed = withKind(withKind(knuth, 5, 'secondary'), 6, 'secondary');
    expect([...solve(relaxed)]).toEqual([[3, 0, 4]]);
    expect([...solve(parse(KNUTH.replace('E F G', 'E | F G')))]).toEqual([[3, 0, 4]]);
  });
});

describe('queens', () => {
  it.each([
    ['4, diagonals secondary', queens(4), 2, 17, 237],
    ['5, diagonals secondary', queens(5), 10, 52, 720],
    ['8, diagonals secondary', queens(8), 92, 1199, 21375],
    ['8, diagonals primary, with slack', queens(8, { diagonals: 'primary', slack: true }), 92, 3020, 41220],
    ['8, diagonals primary, no slack', queens(8, { diagonals: 'primary' }), 0, 2, 71],
  ])('%s', (_, matrix, solutions, nodes, updates) => {
    expect(count(matrix)).toEqual({ solutions, nodes, updates });
  });

  it('take other nodes when ties are broken otherwise', () => {
    expect(count(queens(8, { order: 'interleaved' }))).toMatchObject({
      solutions: 92,
      nodes: 1223,
    });
  });

  it('12 have 14,200 solutions', () => {
    expect(count(queens(12)).solutions).toBe(14_200);
  });

  it('have the same solutions with slack rows as with secondary diagonals', () => {
    const boards = (matrix: Matrix): string[] =>
      Array.from(solve(matrix), (rows) =>
        rows
          .filter((row) => row < 36)
          .sort((a, b) => a - b)
          .join(' '),
      ).sort();
    expect(boards(queens(6, { diagonals: 'primary', slack: true }))).toEqual(boards(queens(6)));
    expect(boards(queens(6))).toHaveLength(4);
  });
});
