/** MacMahon’s squares against Knuth’s dlx2 and brute force. */
import { describe, expect, it } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { encode, SQUARES } from '#puzzles/macmahon/encode.ts';
import { macMahon } from '../../matrices/coloured.ts';

/** The number of ways to lay the squares cell by cell, looking only at the cells above and to the left. */
function byBruteForce(laid: readonly string[] = [], left = new Set(SQUARES)): number {
  if (laid.length === 6) return 1;
  let ways = 0;
  for (const square of left) {
    const rest = new Set(left);
    rest.delete(square);
    const turns = new Set([0, 1, 2, 3].map((by) => square.slice(by) + square.slice(0, by)));
    for (const edges of turns) {
      const [above, before] = [laid[laid.length - 3], laid.length % 3 ? laid.at(-1) : undefined];
      const fits = (above?.[2] ?? edges[0]) === edges[0] && (before?.[1] ?? edges[3]) === edges[3];
      if (fits) ways += byBruteForce([...laid, edges], rest);
    }
  }
  return ways;
}

describe('MacMahon’s squares', () => {
  const problem = encode();

  it('are six', () => {
    expect(SQUARES).toEqual(['0000', '0001', '0011', '0101', '0111', '1111']);
  });

  it('have the counts of dlx2, and the solutions of brute force', () => {
    expect(problem.matrix.rows).toHaveLength(96);
    expect(count(problem.matrix)).toEqual({ solutions: 416, nodes: 1_055, updates: 19_133, cleansings: 3_844 });
    expect(problem.matrix.rows).toEqual(macMahon().rows);
    expect(byBruteForce()).toBe(416);
  });

  it('touch where they agree, in every solution', () => {
    for (const rows of solve(problem.matrix)) {
      const at = new Map(
        rows.map((row) => {
          const { x, y, edges } = problem.placements[row]!;
          return [`${x},${y}`, edges];
        }),
      );
      for (const [place, edges] of at) {
        const [x = 0, y = 0] = place.split(',').map(Number);
        expect(at.get(`${x + 1},${y}`)?.[3] ?? edges[1]).toBe(edges[1]);
        expect(at.get(`${x},${y + 1}`)?.[0] ?? edges[2]).toBe(edges[2]);
      }
    }
  });

  it('give each row and column a sentence', () => {
    expect(problem.rowNames[6]).toBe('wwwb as wwwb at 1,1');
    expect(problem.describeRow(6)).toBe(
      'The square wwwb in line 1, place 1: white above, white on the right, white below, black on the left.',
    );
    const edge = (name: string): string =>
      problem.describeColumn(
        problem.matrix.columns.findIndex((column) => column.name === name),
        'secondary',
      );
    const colour = 'has one colour: squares that agree on it may touch there.';
    expect(edge('h1,1')).toBe(`The edge above the cell in line 1, place 1 ${colour}`);
    expect(edge('h3,2')).toBe(`The edge below the cell in line 2, place 2 ${colour}`);
    expect(edge('v2,3')).toBe(`The edge to the left of the cell in line 2, place 3 ${colour}`);
    expect(edge('v2,4')).toBe(`The edge to the right of the cell in line 2, place 3 ${colour}`);
  });
});
