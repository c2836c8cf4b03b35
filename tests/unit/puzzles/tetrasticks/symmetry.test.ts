import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/solve.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { type Board, decode } from '#puzzles/tetrasticks/decode.ts';
import { type Pin, encode } from '#puzzles/tetrasticks/encode.ts';
import { endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { placementName, placementsOf } from '#puzzles/tetrasticks/placements.ts';
import {
  boardKey,
  canonicalKey,
  createGrouping,
  imageOf,
  imagesOf,
  symmetriesOf,
  symmetryBetween,
} from '#puzzles/tetrasticks/symmetry.ts';

/** Any pieces anywhere on a board of any size, crossing, overlapping and repeated ones included. */
const boards = fc
  .record({ width: fc.integer({ min: 2, max: 6 }), height: fc.integer({ min: 2, max: 6 }) })
  .chain((size) => {
    const all = PIECE_IDS.flatMap((id) => placementsOf(id, size));
    return fc.array(fc.constantFrom(...all), { maxLength: 6 }).map((placements): Board => ({ ...size, placements }));
  });

/** Everything that lies on a board as dots in the plane: each piece a set of doubled midpoints. */
function dots({ placements }: Board): [string, [number, number][]][] {
  return placements.map(({ piece, edges }) => [
    piece,
    edges.map((edge) => {
      const [a, b] = endsOf(edge);
      return [a.x + b.x, a.y + b.y];
    }),
  ]);
}

/** The images of a board, made without the code under test: eight maps of the plane, then a shift. */
function imagesByBruteForce(board: Board): Set<string> {
  const { width, height } = board;
  const keys = new Set<string>();
  for (let image = 0; image < 8; image += 1) {
    if (image & 1 && width !== height) continue;
    const pieces = dots(board).map(([piece, points]) => {
      const moved = points.map(([x, y]) => {
        const [p, q] = image & 1 ? [y, x] : [x, y];
        return `${image & 2 ? 2 * width - p : p},${image & 4 ? 2 * height - q : q}`;
      });
      return `${piece}:${moved.sort().join(' ')}`;
    });
    keys.add(pieces.sort().join('|'));
  }
  return keys;
}

function keyByBruteForce(board: Board): string {
  return dots(board)
    .map(([piece, points]) => `${piece}:${points.map(String).sort().join(' ')}`)
    .sort()
    .join('|');
}

describe('symmetries', () => {
  test('a square has eight, a rectangle four', () => {
    expect(symmetriesOf({ width: 5, height: 5 })).toHaveLength(8);
    expect(symmetriesOf({ width: 3, height: 5 })).toHaveLength(4);
    expect(new Set(symmetriesOf({ width: 5, height: 5 }).map(({ name }) => name)).size).toBe(8);
  });

  test('each does to points what its name says', () => {
    const size = { width: 5, height: 5 };
    const moved = Object.fromEntries(symmetriesOf(size).map(({ name, move }) => [name, move({ x: 0, y: 1 }, size)]));
    expect(moved).toEqual({
      'as it is': { x: 0, y: 1 },
      'turned half round': { x: 5, y: 4 },
      'flipped left to right': { x: 5, y: 1 },
      'flipped top to bottom': { x: 0, y: 4 },
      'turned a quarter left': { x: 4, y: 0 },
      'turned a quarter right': { x: 1, y: 5 },
      'flipped over the rising diagonal': { x: 1, y: 0 },
      'flipped over the falling diagonal': { x: 4, y: 5 },
    });
  });

  test('images are those that brute force finds, with pieces as the matrix names them', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const images = imagesOf(board);
        expect(new Set(images.map(keyByBruteForce))).toEqual(imagesByBruteForce(board));
        for (const { placements } of images) {
          expect(placements.map(({ piece }) => piece)).toEqual(board.placements.map(({ piece }) => piece));
          for (const placement of placements) {
            const usual = placementsOf(placement.piece, board).find(
              (one) => placementName(one) === placementName(placement),
            );
            const sorted = (one: typeof placement): unknown => ({
              edges: one.edges.map(({ kind, x, y }) => `${kind}${x}${y}`).sort(),
              straight: one.straight.map(({ x, y }) => `${x},${y}`).sort(),
            });
            expect(usual && sorted(usual)).toEqual(sorted(placement));
          }
        }
      }),
    );
  });

  test('the canonical key is one for all images and no others', () => {
    fc.assert(
      fc.property(boards, boards, (board, other) => {
        const key = canonicalKey(board);
        for (const image of imagesOf(board)) expect(canonicalKey(image)).toBe(key);
        const sameSize = board.width === other.width && board.height === other.height;
        const same = sameSize && imagesByBruteForce(board).has(keyByBruteForce(other));
        expect(canonicalKey(other) === key).toBe(same);
        expect(canonicalKey({ ...board, placements: board.placements.toReversed() })).toBe(key);
      }),
    );
  });

  test('the symmetry between a board and an image of it lays one onto the other', () => {
    fc.assert(
      fc.property(boards, fc.nat(7), (board, pick) => {
        const all = symmetriesOf(board);
        const image = imageOf(board, all[pick % all.length]!);
        const found = symmetryBetween(board, image);
        expect(found).not.toBeNull();
        expect(boardKey(imageOf(board, found!))).toBe(boardKey(image));
      }),
    );
    const [F, O] = ['F', 'O'].map((id) => ({
      width: 3,
      height: 3,
      placements: placementsOf(id as 'F' | 'O', { width: 3, height: 3 }).slice(0, 1),
    }));
    expect(symmetryBetween(F!, O!)).toBeNull();
  });
});

describe('the three runs of a small board', () => {
  const PINS: readonly (readonly [Pin, number])[] = [
    ['none', 8],
    ['F oriented', 2],
    ['F in one aspect', 1],
  ];
  const BOARDS = [
    [2, 'FHJ'],
    [2, 'FRU'],
    [3, 'FHJLNU'],
    [3, 'FHLRTU'],
  ] as const;

  test.each(BOARDS)('%i by that, %s: no pin 8 times, F oriented twice, one aspect once', (size, pieces) => {
    const groupings = PINS.map(([pinned, share]) => {
      const problem = encode({ size, pieces, pinned });
      const grouping = createGrouping<Board>((board) => board);
      for (const rows of solve(problem.matrix)) {
        const board = decode(problem, rows);
        expect(check(board)).toEqual([]);
        grouping.add(board);
      }
      for (const { members } of grouping.groups) {
        expect(members).toHaveLength(share);
        expect(new Set(members.map(boardKey)).size).toBe(share);
      }
      return grouping.groups.map(({ key }) => key).sort();
    });
    expect(groupings[0]!.length).toBeGreaterThan(0);
    // The same groups, whichever run found them.
    expect(groupings[1]).toEqual(groupings[0]);
    expect(groupings[2]).toEqual(groupings[0]);
  });

  test('crossings allowed, the factors are the same: 32, 8 and 4 covers of FHJLNU', () => {
    const counts = PINS.map(
      ([pinned]) => [...solve(encode({ size: 3, pieces: 'FHJLNU', pinned, junctions: 'off' }).matrix)].length,
    );
    expect(counts).toEqual([32, 8, 4]);
  });
});
