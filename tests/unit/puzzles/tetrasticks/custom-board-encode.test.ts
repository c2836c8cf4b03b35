import { describe, expect, test } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { whyNone } from '#dlx/why/index.ts';
import { type CustomBoard, edgesOfRectangle, edgesOn, piecesIn } from '#puzzles/tetrasticks/custom-board.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { obstaclesOf } from '#puzzles/tetrasticks/feasibility.ts';
import { edgeName, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { type CustomBoardOptions, copyName, encodeCustomBoard } from '#puzzles/tetrasticks/custom-board-encode.ts';
import { parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { type PieceId, PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { placementsOf } from '#puzzles/tetrasticks/placements.ts';
import { crossingCount } from './brute-force.ts';
import { coversOfShape } from './brute-force-shapes.ts';
import { columnSentence, withColumnKinds } from '#puzzles/problem.ts';

const counted = (line: string, options?: CustomBoardOptions): number =>
  count(encodeCustomBoard(parseCustomBoard(line), options).matrix).solutions;

describe('a rectangle with every edge and no piece twice', () => {
  test.each(['5x5 : F I J L N O P R T U V W X Y Z H', '3x4 : FHJ', '1x6 : I X'])(
    'has the rows and columns of encode: %s',
    (line) => {
      const board = parseCustomBoard(line);
      const { width, height } = board;
      const own = encodeCustomBoard(board);
      const plain = encode({ width, height, pieces: piecesIn(board) });
      expect(own.matrix).toEqual(plain.matrix);
      expect(own.rowNames).toEqual(plain.rowNames);
      expect(own.groups).toEqual(plain.groups);
      expect(own.matrix.rows.map((_, row) => own.describeRow(row))).toEqual(
        plain.matrix.rows.map((_, row) => plain.describeRow(row)),
      );
      expect(own.matrix.columns.map((_, c) => columnSentence(own, c))).toEqual(
        plain.matrix.columns.map((_, c) => columnSentence(plain, c)),
      );
    },
  );

  test('3×3: 32 covers and 8 solutions with FHJLNU, 16 and 8 with FHLRTU', () => {
    expect(counted('3x3 : FHJLNU')).toBe(8);
    expect(counted('3x3 : FHJLNU', { junctions: 'off' })).toBe(32);
    expect(counted('3x3 : FHLRTU')).toBe(8);
    expect(counted('3x3 : FHLRTU', { junctions: 'off' })).toBe(16);
  });
});

describe('copies of a piece', () => {
  test('are interchangeable: no board comes twice', () => {
    // Two O side by side have the middle edge in common; two apart fill two squares in one way.
    expect(counted('3x1 -H10 -H11 : O2')).toBe(1);
    expect(counted('5x1 -H10 -H11 -H30 -H31 : O3')).toBe(1);
    expect(counted('7x1 -H10 -H11 -H30 -H31 -H50 -H51 : O4')).toBe(1);
  });

  test('come n! times when the columns that order them are off', () => {
    const board = parseCustomBoard('5x1 -H10 -H11 -H30 -H31 : O3');
    const { matrix, groups } = encodeCustomBoard(board);
    const { from, to } = groups.at(-1)!;
    const kinds = new Map(Array.from({ length: to - from }, (_, n) => [from + n, 'off'] as const));
    expect(matrix.columns[from]).toEqual({ name: 'O<O₂ 1', kind: 'secondary' });
    expect(count(withColumnKinds(encodeCustomBoard(board), (_, c) => kinds.get(c)).matrix).solutions).toBe(6);
  });

  test('have names of their own, that no edge has', () => {
    expect(copyName('F', 1)).toBe('F');
    expect(copyName('H', 20)).toBe('H₂₀');
    const { matrix } = encodeCustomBoard(parseCustomBoard('7x7 : H28'));
    expect(matrix.columns[27]?.name).toBe('H₂₈');
  });
});

describe('missing edges', () => {
  const board = parseCustomBoard('3x3 -H11 -V30 : F H J L N');
  const problem = encodeCustomBoard(board);
  const { matrix, placements } = problem;
  const column = (name: string): number => matrix.columns.findIndex((one) => one.name === name);

  test('keep their columns, off, and lose their rows', () => {
    for (const name of ['H11', 'V30']) {
      expect(matrix.columns[column(name)]?.kind).toBe('off');
      expect(matrix.rows.some((row) => row.includes(column(name)))).toBe(false);
    }
    const wanted = ['F', 'H', 'J', 'L', 'N'].flatMap((id) =>
      placementsOf(id as PieceId, board).filter(({ edges }) =>
        edges.every((edge) => !['H11', 'V30'].includes(edgeName(edge))),
      ),
    );
    expect(placements).toEqual(wanted);
    expect(columnSentence(problem, column('H11'))).toContain('not on this board');
  });

  test('leave a junction in play only where four edges meet', () => {
    const kinds = ['I11', 'I12', 'I21', 'I22'].map((name) => matrix.columns[column(name)]?.kind);
    expect(kinds).toEqual(['off', 'secondary', 'off', 'secondary']);
    expect(columnSentence(problem, column('I11'))).toContain('fewer than four edges');
  });
});

test('random boards: the covers, crossing for crossing, are those of brute force; no obstacle is wrong', () => {
  const below = dice(41);
  const seen = { filled: 0, repeated: 0, refused: 0, missing: 0 };
  const reasons = { count: 0, weights: 0, part: 0, piece: 0, edge: 0, shortage: 0 };
  for (let round = 0; round < 500; round += 1) {
    const board = randomBoard(below);
    const obstacles = obstaclesOf(board);
    const covers = coversOfShape(board);
    const theirs = covers.map((laid) => `${crossingCount(laid)}: ${textOf(laid)}`).sort();
    const off = encodeCustomBoard(board, { junctions: 'off' });
    const ours = [...solve(off.matrix)].map((rows) => {
      const { placements } = decode(off, rows);
      const laid = placements.map(({ edges }) => edges.map(segment).sort());
      return `${crossingsOf(placements).length}: ${textOf(laid)}`;
    });
    expect(ours.sort()).toEqual(theirs);
    const solutions = covers.filter((laid) => crossingCount(laid) === 0).length;
    expect(count(encodeCustomBoard(board).matrix).solutions).toBe(solutions);
    if (covers.length > 0) expect(obstacles).toEqual([]);
    if (obstacles.length > 0) expect(covers).toEqual([]);
    const { certificate } = whyNone(off.matrix);
    if (certificate) expect(covers).toEqual([]);
    reasons.weights += Number(certificate !== null);
    for (const kind of new Set(obstacles.map((one) => one.kind))) reasons[kind] += 1;
    seen.filled += Number(covers.length > 0);
    seen.refused += Number(obstacles.length > 0);
    seen.repeated += Number(covers.length > 0 && [...board.counts.values()].some((n) => n > 1));
    seen.missing += Number(covers.length > 0 && board.missing.size > 0);
  }
  // The boards are of all sorts, or the test says little.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(60);
  expect(Math.min(...Object.values(reasons))).toBeGreaterThan(9);
});

/** Whole numbers below n, the same ones for the same seed (mulberry32). */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/**
 * A board of at most three by three edges. Half of the time its edges are those of pieces laid at
 * random, so that it can be filled; else edges are missing and pieces chosen at random.
 */
function randomBoard(below: (n: number) => number): CustomBoard {
  const size = { width: 1 + below(3), height: 1 + below(3) };
  const all = edgesOfRectangle(size).map(edgeName);
  const few = PIECE_IDS.filter(() => below(4) === 0);
  const choice = few.length > 0 ? few : PIECE_IDS;
  const counts = new Map<PieceId, number>();
  const add = (id: PieceId): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  if (below(2) === 0) {
    const missing = new Set(all.filter(() => below(6) === 0));
    const pieces = Math.max(1, Math.round((all.length - missing.size) / 4) - (below(8) ? 0 : 1));
    for (let n = 0; n < pieces; n += 1) add(choice[below(choice.length)]!);
    return { ...size, missing, counts };
  }
  const taken = new Set<string>();
  for (let tries = 0; tries < 12; tries += 1) {
    const id = choice[below(choice.length)]!;
    const free = placementsOf(id, size).filter(({ edges }) => edges.every((edge) => !taken.has(edgeName(edge))));
    const laid = free[below(Math.max(1, free.length))];
    if (!laid) continue;
    add(id);
    for (const edge of laid.edges) taken.add(edgeName(edge));
  }
  return { ...size, missing: new Set(all.filter((name) => !taken.has(name))), counts };
}

function segment(edge: Parameters<typeof endsOf>[0]): string {
  return endsOf(edge)
    .map(({ x, y }) => `${x},${y}`)
    .join('-');
}

function textOf(laid: readonly (readonly string[])[]): string {
  return laid
    .map((lay) => lay.join(' '))
    .sort()
    .join(' / ');
}

test('the edges of a board are those of its rectangle less the missing ones', () => {
  expect(edgesOn(parseCustomBoard('1x1 -V00 :')).map(edgeName)).toEqual(['H00', 'H01', 'V10']);
});
