import { describe, expect, it } from 'vitest';
import { closeTo } from '#pictures/matrix/close-to.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { type Viewport, fitViewport, READABLE, readable, visible } from '#pictures/matrix/viewport.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const problem = encode({ omit: 'L' });
const shape = shapeOf(problem);
const whole = fitViewport(shape, { width: 500, height: 400 });
const { matrix } = problem;
const close = (viewport: Viewport, row: number | null, column: number | null = null): Viewport =>
  closeTo(viewport, shape, problem, { row, column });
const onesInView = (viewport: Viewport, row: number): number[] => {
  const { c0, c1 } = visible(viewport, shape);
  return matrix.rows[row]!.filter((one) => one >= c0 && one < c1);
};

describe('a part close to a place', () => {
  it('can be read, and has the row in it with one of its ones at least', () => {
    for (let row = 0; row < matrix.rows.length; row += 37) {
      const near = close(whole, row);
      const { r0, r1 } = visible(near, shape);
      expect(Math.min(near.scaleX, near.scaleY)).toBeGreaterThanOrEqual(READABLE - 1e-9);
      expect(row).toBeGreaterThanOrEqual(r0);
      expect(row).toBeLessThan(r1);
      expect(onesInView(near, row).length).toBeGreaterThan(0);
    }
  });

  it('has the column in it, also one in which the row has no 1', () => {
    const last = matrix.columns.length - 1;
    const row = matrix.rows.findIndex((ones) => !ones.includes(last));
    const { r0, r1, c0, c1 } = visible(close(whole, row, last), shape);
    expect([r0 <= row, row < r1, c0 <= last, last < c1]).toEqual([true, true, true, true]);
    const { c0: from, c1: to } = visible(close(whole, null, last), shape);
    expect([from <= last, last < to]).toEqual([true, true]);
  });

  it('stays where it is when the row is in view with a 1, and goes to its first 1 when it has none there', () => {
    const near = close(readable(whole, shape), 300, 40);
    const { r0, r1, c0, c1 } = visible(near, shape);
    const rows = matrix.rows.slice(r0 + 2, r1 - 2).map((ones, at) => ({ ones, row: r0 + 2 + at }));
    const isSeen = (one: number): boolean => one > c0 && one < c1 - 1;
    const seen = rows.find(({ ones }) => ones.some(isSeen) && ones[0]! < c0)!;
    expect(close(near, seen.row)).toEqual(near);
    const unseen = rows.find(({ ones }) => !ones.some(isSeen))!;
    const back = close(near, unseen.row);
    expect(onesInView(back, unseen.row)).toContain(unseen.ones[0]);
    expect(back.x).not.toBe(near.x);
  });

  it('moves to a row whose only 1 in view is cut off at the left border', () => {
    const near = close(readable(whole, shape), 300, 40);
    const { r0, r1, c0, c1 } = visible(near, shape);
    const rows = matrix.rows.slice(r0 + 2, r1 - 2).map((ones, at) => ({ ones, row: r0 + 2 + at }));
    const { ones, row } = rows.find(({ ones: [first = 0, second = 0] }) => second - first > c1 - c0)!;
    const cut = { ...near, x: ones[0]! + 0.5 };
    expect(onesInView(cut, row)).toEqual([ones[0]]);
    expect(close(cut, row).x).toBeLessThanOrEqual(ones[0]!);
  });
});
