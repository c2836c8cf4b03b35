import { describe, expect, test } from 'vitest';
import { aspectName, aspectsOf, shapeKey } from '#puzzles/tetrasticks/aspects.ts';
import { type Edge, edgeBetween, edgeName, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { placementsOf } from '#puzzles/tetrasticks/placements.ts';
import { laysOf } from './brute-force.ts';
import { SIDES } from '../../../support/sides.ts';

/** Aspects, and placements on the 5×5 board: published figures, found by two other programs. */
const COUNTS: Record<PieceId, readonly [aspects: number, placements: number]> = {
  F: [8, 160],
  H: [8, 160],
  I: [2, 24],
  J: [8, 160],
  L: [8, 120],
  N: [8, 120],
  O: [1, 25],
  P: [8, 160],
  R: [8, 128],
  T: [4, 64],
  U: [4, 80],
  V: [4, 64],
  W: [4, 64],
  X: [1, 16],
  Y: [8, 120],
  Z: [4, 64],
};

describe('the sixteen pieces', () => {
  test('are all the shapes of four joined edges, each once', () => {
    // Grow every shape an edge at a time, and count them up to turns, mirrors and shifts.
    let shapes = new Map<string, Edge[]>([['', [{ kind: 'H', x: 0, y: 0 }]]]);
    for (let size = 1; size < 4; size += 1) {
      const grown = new Map<string, Edge[]>();
      for (const shape of shapes.values()) {
        for (const point of shape.flatMap(endsOf)) {
          for (const [dx, dy] of SIDES) {
            const edge = edgeBetween(point, { x: point.x + dx, y: point.y + dy });
            const larger = [...shape, edge];
            if (new Set(larger.map(edgeName)).size > size) grown.set(classOf(larger), larger);
          }
        }
      }
      shapes = grown;
    }
    expect(new Set(PIECES.map(({ edges }) => classOf(edges)))).toEqual(new Set(shapes.keys()));
    expect(shapes.size).toBe(16);
  });

  test.each(PIECES)('$id passes straight where two of its edges meet in line, alone', (piece) => {
    const ends = piece.edges.flatMap((edge) => endsOf(edge).map((point) => ({ edge, point })));
    const key = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;
    const straight = [...new Set(ends.map(({ point }) => key(point)))].filter((here) => {
      const kinds = ends.filter(({ point }) => key(point) === here).map(({ edge }) => edge.kind);
      return kinds.length === 2 && kinds[0] === kinds[1];
    });
    expect(piece.straight.map(key).sort()).toEqual(straight.sort());
  });

  test.each(Object.entries(COUNTS))('%s has its aspects and placements', (id, [aspects, places]) => {
    const piece = pieceOf(id as PieceId);
    expect(aspectsOf(piece)).toHaveLength(aspects);
    expect(placementsOf(piece.id, { width: 5, height: 5 })).toHaveLength(places);
  });
});

describe('aspects', () => {
  test('stand in the order N S E W, normal before mirrored', () => {
    expect(aspectsOf(pieceOf('F')).map(aspectName)).toEqual(['N', 'N′', 'S', 'S′', 'E', 'E′', 'W', 'W′']);
    expect(aspectsOf(pieceOf('Z')).map(aspectName)).toEqual(['N', 'N′', 'E', 'E′']);
    expect(aspectsOf(pieceOf('U')).map(aspectName)).toEqual(['N', 'S', 'E', 'W']);
    expect(aspectsOf(pieceOf('I')).map(aspectName)).toEqual(['N', 'E']);
  });

  test('turn clockwise from north to east', () => {
    const [north, south, east, west] = aspectsOf(pieceOf('U')).map(shapeKey);
    // U opens to the top; facing east it opens to the right.
    expect(north).toBe('H00 H10 V00 V20');
    expect(south).toBe('H01 H11 V00 V20');
    expect(east).toBe('H00 H02 V00 V01');
    expect(west).toBe('H00 H02 V10 V11');
  });
});

describe('placements', () => {
  test.each(PIECES)('of $id are those that brute force finds', ({ id }) => {
    for (const n of [1, 2, 3, 5]) {
      const ours = placementsOf(id, { width: n, height: n }).map(({ edges }) =>
        edges
          .map((edge) =>
            endsOf(edge)
              .map(({ x, y }) => `${x},${y}`)
              .join('-'),
          )
          .sort()
          .join(' '),
      );
      expect(ours.sort()).toEqual(
        laysOf(id, n)
          .map((lay) => lay.join(' '))
          .sort(),
      );
    }
  });

  test('of I stand on the last line and the last column too', () => {
    const places = placementsOf('I', { width: 5, height: 5 });
    expect(places.filter(({ x, direction }) => x === 5 && direction === 'N')).toHaveLength(2);
    expect(places.filter(({ y, direction }) => y === 5 && direction === 'E')).toHaveLength(2);
  });

  test('come in the order x, y, aspect', () => {
    const keys = placementsOf('R', { width: 5, height: 5 }).map(
      ({ x, y, direction, mirrored }) => x * 1000 + y * 100 + 'NSEW'.indexOf(direction) * 10 + Number(mirrored),
    );
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  });
});

/** The same for two shapes exactly when one is the other turned, mirrored and moved. */
function classOf(edges: readonly Edge[]): string {
  return aspectsOf({ id: 'F', edges, straight: [] }).map(shapeKey).sort()[0] ?? '';
}
