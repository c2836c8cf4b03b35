import { describe, expect, test } from 'vitest';
import { type Aspect, aspectOf, aspectsOf, shapeKey } from '#puzzles/tetrasticks/aspects.ts';
import { type Point, edgeBetween, edgeName, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Hold, holdWords, looksLike, heldAfter } from '#puzzles/tetrasticks/turn.ts';

const holds: readonly Hold[] = (['N', 'E', 'S', 'W'] as const).flatMap((direction) =>
  [false, true].map((mirrored) => ({ direction, mirrored })),
);

/** The edges of an aspect moved point by point, with its box in the corner again. */
function moved({ edges }: Aspect, move: (point: Point) => Point): string {
  const all = edges.map((edge) => endsOf(edge).map(move) as [Point, Point]);
  const left = Math.min(...all.flat().map(({ x }) => x));
  const low = Math.min(...all.flat().map(({ y }) => y));
  return all
    .map(([a, b]) => edgeBetween({ x: a.x - left, y: a.y - low }, { x: b.x - left, y: b.y - low }))
    .map(edgeName)
    .sort()
    .join(' ');
}

describe.each(PIECES)('$id', (piece) => {
  test.each(holds)('held $direction $mirrored moves as its points do', (hold) => {
    const lie = aspectOf(piece, hold.direction, hold.mirrored);
    const after = (move: 'left' | 'right' | 'flip'): string => {
      const { direction, mirrored } = heldAfter(hold, move);
      return shapeKey(aspectOf(piece, direction, mirrored));
    };
    expect(after('right')).toBe(moved(lie, ({ x, y }) => ({ x: y, y: -x })));
    expect(after('left')).toBe(moved(lie, ({ x, y }) => ({ x: -y, y: x })));
    expect(after('flip')).toBe(moved(lie, ({ x, y }) => ({ x: -x, y })));
  });

  test('turning and flipping meets all its aspects, and nothing else', () => {
    const met = new Set(holds.map((hold) => looksLike(piece, hold).index));
    expect([...met].sort()).toEqual(aspectsOf(piece).map((_, index) => index));
  });
});

test('Z facing south looks the same as Z facing north', () => {
  const { aspect, index } = looksLike(pieceOf('Z'), { direction: 'S', mirrored: false });
  expect([aspect.direction, aspect.mirrored, index]).toEqual(['N', false, 0]);
});

test('a hold in words', () => {
  expect(holdWords({ direction: 'E', mirrored: false })).toBe('facing east');
  expect(holdWords({ direction: 'W', mirrored: true })).toBe('flipped, facing west');
});
