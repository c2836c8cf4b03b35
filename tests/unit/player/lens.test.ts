import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lens } from '#player/lens.ts';
import { following, isWhole, lensAround, lensWords, NARROWEST, scaled, stretched, wholeRun } from '#player/lens.ts';

const run = fc.integer({ min: 1, max: 2 ** 50 });
/** A run, and a step of it. */
const place = run.chain((last) => fc.record({ last: fc.constant(last), step: fc.nat(last) }));

function isSound({ from, to }: Lens, last: number): boolean {
  const inside = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to <= last;
  return inside && to - from >= Math.min(NARROWEST, last);
}

describe('a lens stays inside its run and is never too narrow', () => {
  test('when it is made, moved and scaled', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0.01, max: 100, noNaN: true }), fc.integer(), (at, factor, by) => {
        const { last, step } = at;
        const lens = lensAround(step, last * Math.min(1, factor), last);
        expect(isSound(lens, last)).toBe(true);
        expect(isSound(following(lens, by, last), last)).toBe(true);
        expect(isSound(scaled(lens, factor, step, last), last)).toBe(true);
      }),
    );
  });

  test('and holds the step that it follows', () => {
    fc.assert(
      fc.property(place, fc.nat(), (at, other) => {
        const lens = lensAround(other % (at.last + 1), at.last / 7, at.last);
        const { from, to } = following(lens, at.step, at.last);
        expect(from <= at.step && at.step <= to).toBe(true);
        expect(to - from).toBe(lens.to - lens.from);
      }),
    );
  });
});

test('the whole run is whole, and anything less is not', () => {
  expect(isWhole(wholeRun(1_000), 1_000)).toBe(true);
  expect(isWhole({ from: 0, to: 999 }, 1_000)).toBe(false);
  expect(isWhole({ from: 1, to: 1_000 }, 1_000)).toBe(false);
});

test('scaling keeps the step where it is in the lens', () => {
  expect(scaled({ from: 0, to: 1_000 }, 0.25, 500, 1_000)).toEqual({ from: 375, to: 625 });
  expect(scaled({ from: 0, to: 1_000 }, 0.25, 0, 1_000)).toEqual({ from: 0, to: 250 });
  expect(scaled({ from: 100, to: 300 }, 0.5, 150, 1_000)).toEqual({ from: 125, to: 225 });
  expect(scaled({ from: 125, to: 225 }, 2, 150, 1_000)).toEqual({ from: 100, to: 300 });
});

test('another zoom shows about the same part of the run', () => {
  expect(stretched({ from: 100, to: 200 }, 10, 10_000)).toEqual({ from: 1_000, to: 2_000 });
});

test('a lens in words', () => {
  expect(lensWords({ from: 0, to: 2_000 }, 2_000)).toBe('the whole run');
  expect(lensWords({ from: 1_000, to: 1_500 }, 2_000)).toBe('steps 1,000 to 1,500');
  expect(lensWords({ from: 0, to: 0 }, 0)).toBe('the whole run');
});
