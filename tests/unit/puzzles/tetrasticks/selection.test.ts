import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PieceId, PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import type { Filter, Found } from '#puzzles/tetrasticks/selection.ts';
import {
  passes,
  select,
  SORTS,
  talliesOfCorners,
  talliesOfMeetings,
  talliesOfStraight,
  talliesOfX,
} from '#puzzles/tetrasticks/selection.ts';

const ANY: Filter = { x: null, straight: null, meetings: null, corners: [] };

const found = fc
  .array(
    fc.record({
      x: fc.record({ x: fc.integer({ min: 1, max: 4 }), y: fc.integer({ min: 1, max: 4 }) }),
      straight: fc.integer({ min: 6, max: 12 }),
      meetings: fc.integer({ min: 0, max: 4 }),
      atCorners: fc.subarray<PieceId>(['F', 'I', 'V', 'W', 'Z']),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map((features, index): Found => ({
      number: index + 1,
      features: { ...features, corners: [] },
    })),
  );

const filters: fc.Arbitrary<Filter> = fc.record({
  x: fc.option(fc.constantFrom('11', '23', '44')),
  straight: fc.option(fc.integer({ min: 6, max: 12 })),
  meetings: fc.option(fc.integer({ min: 0, max: 4 })),
  corners: fc.subarray<PieceId>(['F', 'V']),
});

describe('choosing among boards', () => {
  test('keeps exactly those that pass, in the order asked for', () => {
    fc.assert(
      fc.property(found, filters, fc.constantFrom(...SORTS), (all, filter, sort) => {
        const chosen = select(all, filter, sort);
        expect(chosen.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
          all.filter((one) => passes(one, filter)).map(({ number }) => number),
        );
        chosen.slice(1).forEach((one, index) => {
          const before = chosen[index]!;
          const keys = {
            found: [0, 0],
            'straight-up': [before.features.straight, one.features.straight],
            'straight-down': [one.features.straight, before.features.straight],
            x: [10 * before.features.x!.y + before.features.x!.x, 10 * one.features.x!.y + one.features.x!.x],
            corners: [before.features.atCorners.join(''), one.features.atCorners.join('')],
          }[sort] as [number, number];
          expect(keys[0] <= keys[1]).toBe(true);
          if (keys[0] === keys[1]) expect(before.number).toBeLessThan(one.number);
        });
      }),
    );
  });

  test('asking for nothing keeps all, in the order found', () => {
    fc.assert(
      fc.property(found, (all) => {
        expect(select(all, ANY, 'found')).toEqual(all);
      }),
    );
  });

  test('a tally is how many boards its choice leaves', () => {
    fc.assert(
      fc.property(found, filters, (all, filter) => {
        const left = (change: Partial<Filter>): number => select(all, { ...filter, ...change }, 'found').length;
        for (const { value, count } of talliesOfX(all, filter)) {
          expect(count).toBe(left({ x: value }));
        }
        for (const { value, count } of talliesOfStraight(all, filter)) {
          expect(count).toBe(left({ straight: Number(value) }));
        }
        for (const { value, count } of talliesOfMeetings(all, filter)) {
          expect(count).toBe(left({ meetings: Number(value) }));
        }
        for (const { value, count } of talliesOfCorners(all, filter)) {
          const piece = PIECE_IDS.find((id) => id === value)!;
          expect(count).toBe(left({ corners: [...filter.corners, piece] }));
        }
        const total = talliesOfX(all, filter).reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(left({ x: null }));
      }),
    );
  });
});
