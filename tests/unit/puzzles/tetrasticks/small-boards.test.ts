import { describe, expect, test } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { coversOf, crossingCount } from './brute-force.ts';

const FITTING = ['FHJ', 'FRU', 'HJU', 'OPU'];

describe('2×2', () => {
  test('only four triples fit, each in eight ways, by brute force and by dancing links', () => {
    const fitting: string[] = [];
    for (const pieces of triples()) {
      const covers = coversOf(pieces, 2);
      const solutions = covers.filter((laid) => crossingCount(laid) === 0).length;
      expect(count(encode({ size: 2, pieces }).matrix).solutions).toBe(solutions);
      if (covers.length > 0) {
        fitting.push(pieces.join(''));
        expect(solutions).toBe(8);
      }
    }
    expect(fitting).toEqual(FITTING);
  });
});

describe.each([
  ['FHJLNU', 32, 1061, 8, 815],
  ['FHLRTU', 16, 309, 8, 145],
] as const)('3×3, %s', (pieces, covers, coverNodes, solutions, nodes) => {
  const off = encode({ size: 3, pieces, junctions: 'off' });
  const on = encode({ size: 3, pieces });

  test('has its published counts', () => {
    expect(count(off.matrix)).toMatchObject({ solutions: covers, nodes: coverNodes });
    expect(count(on.matrix)).toMatchObject({ solutions, nodes });
  });

  test('has the covers that brute force finds, crossing for crossing', () => {
    const found = coversOf([...pieces] as PieceId[], 3);
    const theirs = found.map((laid) => `${crossingCount(laid)}: ${textOf(laid)}`).sort();
    const ours = [...solve(off.matrix)].map((rows) => {
      const { placements } = decode(off, rows);
      const laid = placements.map(({ edges }) =>
        edges
          .map((edge) =>
            endsOf(edge)
              .map(({ x, y }) => `${x},${y}`)
              .join('-'),
          )
          .sort(),
      );
      return `${crossingsOf(placements).length}: ${textOf(laid)}`;
    });
    expect(ours.sort()).toEqual(theirs);
  });

  test('every solution passes the independent check, every other cover fails by its crossings', () => {
    for (const rows of solve(on.matrix)) expect(check(decode(on, rows))).toEqual([]);
    for (const rows of solve(off.matrix)) {
      const board = decode(off, rows);
      expect(check(board, 'allowed')).toEqual([]);
      expect(check(board)).toHaveLength(crossingsOf(board.placements).length);
    }
  });
});

test('the first covers of the 5×5 board without junctions hold crossings', () => {
  const problem = encode({ omit: 'H', pinned: 'F in one aspect', junctions: 'off' });
  const boards = [...solve(problem.matrix, { limit: 20 })].map((rows) => decode(problem, rows));
  expect(boards.flatMap((board) => check(board, 'allowed'))).toEqual([]);
  for (const board of boards) expect(check(board)).toHaveLength(crossingsOf(board.placements).length);
  expect(boards.some((board) => crossingsOf(board.placements).length > 0)).toBe(true);
});

function textOf(laid: readonly (readonly string[])[]): string {
  return laid
    .map((lay) => lay.join(' '))
    .sort()
    .join(' / ');
}

function triples(): PieceId[][] {
  return PIECE_IDS.flatMap((a, i) =>
    PIECE_IDS.slice(i + 1).flatMap((b, j) => PIECE_IDS.slice(i + j + 2).map((c) => [a, b, c])),
  );
}
