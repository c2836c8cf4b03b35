import { describe, expect, test } from 'vitest';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { canBalance, imbalance, omittable } from '#puzzles/tetrasticks/parity.ts';
import { PIECES } from '#puzzles/tetrasticks/pieces.ts';

describe('imbalance', () => {
  test('is 2 for five pieces, 4 for I and 0 for the other ten', () => {
    const of = (wanted: number): string =>
      PIECES.filter((piece) => imbalance(piece) === wanted)
        .map(({ id }) => id)
        .join('');
    expect([of(2), of(4), of(0)]).toEqual(['HJLNY', 'I', 'FOPRTUVWXZ']);
  });

  test.each(PIECES)('of $id is the same in every aspect', (piece) => {
    for (const aspect of aspectsOf(piece)) {
      expect(imbalance({ ...piece, edges: aspect.edges })).toBe(imbalance(piece));
    }
  });
});

test('one of H, J, L, N, Y must be left out of the 5×5 board', () => {
  expect(omittable().join('')).toBe('HJLNY');
});

test('a board that is not square wants what is missing', () => {
  // A 1×2 board has three edges across and four upright: no pieces of four edges make that.
  expect(canBalance(['O'], { width: 1, height: 2 })).toBe(false);
  // A 1×5 board has six across and ten upright: four more, and I alone brings four.
  expect(canBalance(['I', 'O'], { width: 1, height: 5 })).toBe(true);
  expect(canBalance(['F', 'O'], { width: 1, height: 5 })).toBe(false);
  expect(canBalance(['F', 'H', 'J'], { width: 2, height: 2 })).toBe(true);
  expect(canBalance(['F', 'O', 'J'], { width: 2, height: 2 })).toBe(false);
});
