import { describe, expect, test } from 'vitest';
import {
  icicleLayout,
  levelAt,
  movedRange,
  pixelsOf,
  positionAt,
  revealingRange,
  xOf,
  zoomedRange,
} from '#pictures/tree/icicle.ts';

const layout = icicleLayout({ width: 1000, height: 336 }, 16);
const last = 1_000_000;

describe('the window on a long run', () => {
  test('has room for every level, and for the rail and the axis under them', () => {
    expect(layout.bottom).toBeLessThan(layout.rail);
    expect(layout.rail).toBeLessThan(layout.axis);
    expect(levelAt(layout, layout.top)).toBe(0);
    expect(levelAt(layout, layout.bottom - 0.1)).toBe(15);
    expect(levelAt(layout, layout.bottom), 'below the last level').toBeNull();
    expect(levelAt(layout, layout.bottom + 1)).toBeNull();
  });

  test('turns positions into places and back', () => {
    const range = { from: 250, to: 750 };
    for (const position of [250, 251, 500, 750]) {
      const x = xOf(layout, range, position);
      expect(positionAt(layout, range, x)).toBeCloseTo(position, 6);
    }
    expect(positionAt(layout, range, -50)).toBe(250);
  });

  test('zooms about a position, and never beyond the run or too close', () => {
    const near = zoomedRange({ from: 0, to: last }, last, 4, 500_000);
    expect(near).toEqual({ from: 375_000, to: 625_000 });
    expect(zoomedRange(near, last, 0.01, 400_000)).toEqual({ from: 0, to: last });
    const closest = zoomedRange(near, last, 1e9, 400_000);
    expect(closest.to - closest.from).toBe(12);
    expect(closest.from).toBeLessThanOrEqual(400_000);
    expect(closest.to).toBeGreaterThanOrEqual(400_000);
  });

  test('moves, and stops at both ends', () => {
    expect(movedRange({ from: 10, to: 20 }, 100, -50)).toEqual({ from: 0, to: 10 });
    expect(movedRange({ from: 10, to: 20 }, 100, 500)).toEqual({ from: 90, to: 100 });
  });

  test('reveals a node: as it is, nearer, or from farther away', () => {
    const range = { from: 1_000, to: 2_000 };
    const pixels = pixelsOf(layout);
    const reveal = (from: number, to: number): { from: number; to: number } =>
      revealingRange(range, last, { from, to }, pixels);
    expect(reveal(1_200, 1_300)).toBe(range);
    for (const [from, to] of [
      [1_200, 1_202],
      [500, 600],
      [0, last],
      [900, 2_100],
      [999_998, last],
    ] as const) {
      const next = reveal(from, to);
      expect(next.from).toBeLessThanOrEqual(from);
      expect(next.to).toBeGreaterThanOrEqual(to);
      expect(((to - from) / (next.to - next.from)) * pixels).toBeGreaterThanOrEqual(6);
    }
  });
});
