import { describe, expect, test } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { decode } from '#puzzles/tetrasticks/decode.ts';
import { encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';
import { type Claim, edgesOfCells } from '#puzzles/tetrasticks/eleven/shape.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { coversOf, crossingCount } from '../brute-force.ts';
import { countCellCovers, shareJoint } from './brute-force.ts';
import { columnSentence } from '#puzzles/problem.ts';

/** Boards: side, pieces, and solutions when straight passages, all joints, and none are claimed. */
const BOARDS = [
  [2, 'FHJ', 8, 8, 8],
  [2, 'FRU', 8, 8, 8],
  [2, 'HJU', 8, 8, 8],
  [2, 'OPU', 8, 0, 8],
  [3, 'FHJLNU', 8, 0, 32],
  [3, 'FHLRTU', 8, 8, 16],
  [3, 'FHJLNP', 16, 0, 40],
  [3, 'FHJOVX', 16, 16, 16],
] as const;

const solutions = (...options: Parameters<typeof encodeGrid>): number => count(encodeGrid(...options).matrix).solutions;

describe.each(BOARDS)('side %i, pieces %s', (size, pieces, straight, all, none) => {
  const covers = coversOf([...pieces] as PieceId[], size);

  test('straight passages: the tetrastick puzzle, row for row', () => {
    const sticks = encode({ size, pieces });
    const { matrix, rowNames } = encodeGrid({ size, pieces });
    expect(matrix.rows).toEqual(sticks.matrix.rows);
    expect(matrix.columns).toEqual(sticks.matrix.columns);
    expect(rowNames).toEqual(sticks.rowNames);
    expect(covers.filter((laid) => crossingCount(laid) === 0)).toHaveLength(straight);
    expect(solutions({ size, pieces })).toBe(straight);
  });

  test('all joints: covers that share none, by brute force', () => {
    expect(covers.filter((laid) => !shareJoint(laid))).toHaveLength(all);
    expect(solutions({ size, pieces, claim: 'all' })).toBe(all);
  });

  test('no joints: all covers, as with the junctions off', () => {
    expect(covers).toHaveLength(none);
    expect(solutions({ size, pieces, claim: 'none' })).toBe(none);
    expect(count(encode({ size, pieces, junctions: 'off' }).matrix)).toEqual(
      count(encodeGrid({ size, pieces, claim: 'none' }).matrix),
    );
  });
});

describe('odd shifts', () => {
  test.each([
    [2, 'FHJ', 8],
    [2, 'OPU', 8],
    [3, 'FHJLNU', 136],
    [3, 'FHLRTU', 16],
  ] as const)('side %i, pieces %s, bare: %i covers, by brute force too', (size, pieces, covers) => {
    expect(solutions({ size, pieces, claim: 'none', shifts: 'any' })).toBe(covers);
    expect(countCellCovers([...pieces] as PieceId[], size)).toBe(covers);
  });

  test('on the board with FHJLNP add covers in which P lies as R, and no others', () => {
    const problem = encodeGrid({ size: 3, pieces: 'FHJLNP', shifts: 'any' });
    const found = [...solve(problem.matrix)].map((rows) => decode(problem, rows));
    const faults = found.map((board) => check(board));
    expect(found).toHaveLength(48);
    expect(faults.filter((each) => each.length === 0)).toHaveLength(16);
    for (const [fault, ...more] of faults.filter((each) => each.length > 0)) {
      expect(fault).toMatch(/^edges .* do not have the shape of P$/);
      expect(more).toEqual([]);
    }
  });

  test('on the board with FHJOVX swap O and X', () => {
    const problem = encodeGrid({ size: 3, pieces: 'FHJOVX', shifts: 'any' });
    const shapes = [...solve(problem.matrix)].map((rows) =>
      rows
        .map((row) => problem.placements[row]!)
        .filter(({ piece, shape }) => piece !== shape)
        .map(({ piece, shape }) => `${piece}${shape ?? '-'}`)
        .sort()
        .join(' '),
    );
    expect(shapes).toHaveLength(32);
    expect(shapes.filter((text) => text === '')).toHaveLength(16);
    expect(shapes.filter((text) => text === 'OX XO')).toHaveLength(16);
  });

  test.each(['straight', 'all'] as const)('claims (%s) hold pieces to even shifts', (claim) => {
    const rows = (shifts: 'even' | 'any'): number =>
      encodeGrid({ size: 3, pieces: 'IJLNTUVYZ', claim, shifts }).matrix.rows.length;
    expect(rows('any')).toBe(rows('even'));
  });

  test('of F are F in other aspects, so that a pinned F has none', () => {
    const options = { omit: 'L', pinned: 'F in one aspect', claim: 'none' } as const;
    const ofF = ({ placements }: ReturnType<typeof encodeGrid>): number =>
      placements.filter(({ piece }) => piece === 'F').length;
    expect(ofF(encodeGrid({ ...options, shifts: 'any' }))).toBe(ofF(encodeGrid(options)));
    expect(ofF(encodeGrid({ ...options, pinned: 'none', shifts: 'any' }))).toBe(
      ofF(encodeGrid({ ...options, pinned: 'none' })),
    );
  });
});

test('cells and edges of every row are the same place, on every claim and shift', () => {
  for (const claim of ['straight', 'all', 'none'] as const satisfies readonly Claim[]) {
    const problem = encodeGrid({ omit: 'H', claim, shifts: 'any' });
    expect(new Set(problem.rowNames).size).toBe(problem.rowNames.length);
    for (const { cells, edges, isOdd, piece, shape } of problem.placements) {
      expect(edgesOfCells(cells.edges)).toEqual(edges);
      if (!isOdd) expect(shape).toBe(piece);
    }
  }
});

test('words say what a row claims and what a column is', () => {
  const problem = encodeGrid({ omit: 'L' });
  const row = (name: string, of = problem): string => of.describeRow(of.rowNames.indexOf(name));
  expect(row('V W (0,2)')).toBe(
    'V W (0,2): takes the cells of edges V22, V23, H14, H04; claims junctions (1, 4), (2, 3).',
  );
  const all = encodeGrid({ omit: 'L', claim: 'all' });
  expect(row('V W (0,2)', all)).toContain('claims junctions (1, 4), (2, 3), (2, 4).');
  const any = encodeGrid({ size: 2, pieces: 'OPU', shifts: 'any' });
  const odd = any.placements.findIndex(({ piece, isOdd }) => piece === 'O' && isOdd);
  expect(any.describeRow(odd)).toMatch(/An odd shift; on the board it is the piece X\.$/);
  const column = (name: string, of = problem): string =>
    columnSentence(
      of,
      of.matrix.columns.findIndex((one) => one.name === name),
    );
  expect(column('H00')).toBe('Edge H00, from (0, 0) to (1, 0), is covered exactly once. Its cell: (1, 0).');
  expect(column('I24')).toBe('Junction (2, 4): at most one piece passes straight through it. Its cell: (4, 8).');
  expect(column('I24', all)).toContain('at most one piece has a joint on it');
  expect(column('I24', encodeGrid({ omit: 'L', claim: 'none' }))).toContain('no joint claims it');
});
