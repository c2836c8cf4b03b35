import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/solve.ts';
import { type Board, decode } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { featuresOf } from '#puzzles/tetrasticks/features.ts';
import { imagesOf } from '#puzzles/tetrasticks/symmetry.ts';
import { parse } from '#puzzles/tetrasticks/text.ts';

const problem = encode({ omit: 'L', pinned: 'F in one aspect' });
const boards = Array.from(solve(problem.matrix, { limit: 12 }), (rows) => decode(problem, rows));

/** The features found from the edges alone: who owns which, corner by corner, point by point. */
function featuresByBruteForce({ width, height, placements }: Board): unknown {
  const owner = new Map<string, string>();
  for (const { piece, edges } of placements) {
    for (const { kind, x, y } of edges) owner.set(`${kind}${x}${y}`, piece);
  }
  const at = (name: string): string => owner.get(name) ?? '-';
  let straight = 0;
  let centre: unknown = null;
  for (let x = 1; x < width; x += 1) {
    for (let y = 1; y < height; y += 1) {
      const [left, right] = [at(`H${x - 1}${y}`), at(`H${x}${y}`)];
      const [down, up] = [at(`V${x}${y - 1}`), at(`V${x}${y}`)];
      // Straight through: two edges in one line, and no third of that piece.
      const across = left === right && left !== up && left !== down && left !== '-';
      const upright = up === down && up !== left && up !== right && up !== '-';
      if (across || upright) straight += 1;
      if ([left, right, down, up].every((piece) => piece === 'X')) centre = { x, y };
    }
  }
  const corners = [
    [at('H00'), at('V00')],
    [at(`H${width - 1}0`), at(`V${width}0`)],
    [at(`H0${height}`), at(`V0${height - 1}`)],
    [at(`H${width - 1}${height}`), at(`V${width}${height - 1}`)],
  ].map((pair) => [...new Set(pair)].filter((piece) => piece !== '-').sort());
  return {
    x: centre,
    straight,
    corners,
    atCorners: [...new Set(corners.flat())].sort(),
    meetings: corners.filter(({ length }) => length === 2).length,
  };
}

describe('features of boards', () => {
  test('of full boards, and of all their images, are those that the edges alone show', () => {
    for (const board of boards.flatMap(imagesOf)) {
      expect(featuresOf(board)).toEqual(featuresByBruteForce(board));
    }
  });

  test('of boards that are not full too', () => {
    const some = fc
      .constantFrom(...boards)
      .chain((board) => fc.subarray([...board.placements]).map((placements): Board => ({ ...board, placements })));
    fc.assert(
      fc.property(some, (board) => {
        expect(featuresOf(board)).toEqual(featuresByBruteForce(board));
      }),
    );
  });

  test('turning a board moves X and the corners, and leaves the counts', () => {
    const [board] = boards;
    const all = imagesOf(board!).map(featuresOf);
    expect(new Set(all.map(({ straight }) => straight)).size).toBe(1);
    expect(new Set(all.map(({ meetings }) => meetings)).size).toBe(1);
    expect(new Set(all.map(({ atCorners }) => atCorners.join(''))).size).toBe(1);
    expect(all.every(({ x }) => x !== null)).toBe(true);
  });

  test('of a board by hand', () => {
    const board = parse('board 3x3\nX N 0,0\nL N 2,0');
    expect(featuresOf(board)).toEqual({
      x: { x: 1, y: 1 },
      straight: 2,
      corners: [[], ['L'], [], []],
      atCorners: ['L'],
      meetings: 0,
    });
    expect(featuresOf({ width: 5, height: 5, placements: [] })).toEqual({
      x: null,
      straight: 0,
      corners: [[], [], [], []],
      atCorners: [],
      meetings: 0,
    });
  });
});
