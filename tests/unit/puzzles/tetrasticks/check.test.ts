import { describe, expect, test } from 'vitest';
import { check } from '#puzzles/tetrasticks/check.ts';
import { type Board, crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import type { Edge } from '#puzzles/tetrasticks/lattice.ts';
import { parse } from '#puzzles/tetrasticks/text.ts';

const SOLUTION = parse("board 2x2\nF S' 0,0\nJ N 1,0\nH W' 0,1\n");
const CROSSED = parse("board 3x3\nF S 0,0\nL S' 0,0\nU W 1,0\nJ W 1,0\nN E' 0,2\nH S 2,1\n");

/** The board with the edges of its first piece changed. */
function tampered(board: Board, change: (edges: readonly Edge[]) => readonly Edge[]): Board {
  const [first, ...rest] = board.placements;
  return { ...board, placements: [{ ...first!, edges: change(first!.edges) }, ...rest] };
}

describe('check', () => {
  test('finds nothing wrong with a solution', () => {
    expect(check(SOLUTION)).toEqual([]);
    expect(check(CROSSED, 'allowed')).toEqual([]);
  });

  test('names each fault', () => {
    expect(check(CROSSED)).toEqual(['J and U cross at (2, 1)']);
    const short = { ...SOLUTION, placements: SOLUTION.placements.slice(0, 2) };
    expect(check(short).filter((fault) => fault.endsWith('is not covered'))).toHaveLength(4);
    const twice = { ...SOLUTION, placements: [...SOLUTION.placements, ...SOLUTION.placements] };
    expect(check(twice)).toContain('piece F is on the board twice');
    const bent = tampered(SOLUTION, ([, ...rest]) => [{ kind: 'H', x: 0, y: 2 }, ...rest]);
    expect(check(bent).some((fault) => fault.includes('do not have the shape of F'))).toBe(true);
    const away = tampered(SOLUTION, (edges) => edges.map((edge) => ({ ...edge, x: edge.x + 2 })));
    expect(check(away).some((fault) => fault.includes('of F is not on the board'))).toBe(true);
    const over = tampered(SOLUTION, (edges) => edges.map((edge) => ({ ...edge, x: edge.x + 1 })));
    expect(check(over).some((fault) => fault.includes('is covered twice'))).toBe(true);
  });

  test('takes no piece for another', () => {
    const [first, second, third] = SOLUTION.placements;
    const swapped = [{ ...first!, piece: 'P' as const }, second!, third!];
    expect(check({ ...SOLUTION, placements: swapped })).toHaveLength(1);
  });
});

test('crossings say who runs which way', () => {
  const [crossing, ...more] = crossingsOf(CROSSED.placements);
  expect(more).toEqual([]);
  expect(crossing).toMatchObject({ x: 2, y: 1, across: { piece: 'J' }, upright: { piece: 'U' } });
  expect(crossingsOf(SOLUTION.placements)).toEqual([]);
});

test('decode gives the placements of the rows, and refuses a row that is not there', () => {
  const problem = encode({ size: 2, pieces: 'FHJ' });
  expect(decode(problem, [3, 1]).placements).toEqual([problem.placements[3], problem.placements[1]]);
  expect(() => decode(problem, [999])).toThrow('the puzzle has no row 999; its rows are 0 to');
});
