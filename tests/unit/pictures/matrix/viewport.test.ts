import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatrix } from '#dlx/matrix.ts';
import { type MatrixShape, hasOne, shapeOf } from '#pictures/matrix/shape.ts';
import type { Viewport } from '#pictures/matrix/viewport.ts';
import {
  FEW,
  fitViewport,
  LARGEST,
  panned,
  placeAt,
  readable,
  READABLE,
  resized,
  revealing,
  stepOfFactor,
  visible,
  xOf,
  yOf,
  zoomed,
} from '#pictures/matrix/viewport.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const tetrasticks = encode({ omit: 'L' });
const tall = shapeOf(tetrasticks);
const wide = shapeOf({
  matrix: createMatrix(
    Array.from({ length: 1_408 }, (_, c) => `c${c}`),
    Array.from({ length: 184 }, (_, r) => [r % 64, 64 + r, 300 + 5 * r]),
  ),
});
const size = { width: 900, height: 560 };
const shapes = fc.constantFrom(tall, wide);

/** Whatever a reader may have done to a viewport. */
function wandered(shape: MatrixShape, near: number, dx: number, dy: number): Viewport {
  return panned(zoomed(fitViewport(shape, size), shape, near), shape, dx, dy);
}

describe('fitViewport', () => {
  it.each([
    ['tall', tall],
    ['wide', wide],
  ])('shows the whole of a %s matrix', (_, shape) => {
    const viewport = fitViewport(shape, size);
    expect(visible(viewport, shape)).toEqual({ c0: 0, c1: shape.columns, r0: 0, r1: shape.rows });
    expect(xOf(viewport, shape.columns)).toBeLessThanOrEqual(size.width);
    expect(yOf(viewport, shape.rows)).toBeLessThanOrEqual(size.height);
  });

  it('does not blow up a small matrix', () => {
    const shape = shapeOf({ matrix: createMatrix(['A'], [[0]]) });
    expect(fitViewport(shape, size).scaleX).toBe(FEW);
  });
});

describe('moving about', () => {
  it('never leaves the matrix', () => {
    const move = fc.record({
      near: fc.double({ min: -2, max: 2, noNaN: true }),
      dx: fc.integer(),
      dy: fc.integer(),
    });
    fc.assert(
      fc.property(shapes, fc.array(move, { maxLength: 6 }), (shape, moves) => {
        let viewport = fitViewport(shape, size);
        for (const { near, dx, dy } of moves) {
          viewport = panned(zoomed(viewport, shape, near), shape, dx, dy);
        }
        const { x, y, scaleX, scaleY, near } = viewport;
        expect(near).toBeGreaterThanOrEqual(0);
        expect(near).toBeLessThanOrEqual(1);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(scaleX).toBeLessThanOrEqual(LARGEST + 1e-9);
        expect(scaleY).toBeLessThanOrEqual(LARGEST + 1e-9);
        expect(x).toBeLessThanOrEqual(shape.columns);
        expect(y).toBeLessThanOrEqual(shape.rows);
      }),
    );
  });

  it('zooms around the pointer', () => {
    const viewport = wandered(tall, 0.5, -300, -4_000);
    const [px, py] = [500, 300];
    const place = (v: Viewport): [number, number] => [v.x + (px - v.left) / v.scaleX, v.y + (py - v.top) / v.scaleY];
    const [x, y] = place(viewport);
    const [x2, y2] = place(zoomed(viewport, tall, 0.2, px, py));
    expect(x2).toBeCloseTo(x, 6);
    expect(y2).toBeCloseTo(y, 6);
  });

  it('zooms by the factor it is asked for where there is one scale', () => {
    const square = shapeOf({
      matrix: createMatrix(
        Array.from({ length: 200 }, (_, c) => `c${c}`),
        Array.from({ length: 200 }, (_, r) => [r]),
      ),
    });
    const fit = fitViewport(square, { width: 500, height: 500 });
    const next = zoomed(fit, square, stepOfFactor(fit, square, 2));
    expect(Math.max(next.scaleX / fit.scaleX, next.scaleY / fit.scaleY)).toBeCloseTo(2, 1);
  });

  it('reveals a row and a column, and comes close enough to read them', () => {
    for (const shape of [tall, wide]) {
      const row = shape.rows - 1;
      const column = shape.columns - 1;
      const close = revealing(readable(fitViewport(shape, size), shape), shape, row, column);
      expect(Math.min(close.scaleX, close.scaleY)).toBeGreaterThanOrEqual(READABLE);
      const { c0, c1, r0, r1 } = visible(close, shape);
      expect(row >= r0 && row < r1 && column >= c0 && column < c1).toBe(true);
      expect(revealing(close, shape, row, column)).toEqual(close);
      expect(revealing(close, shape, null, -1)).toEqual(close);
    }
  });

  it('keeps its place when the picture changes its size', () => {
    const viewport = wandered(wide, 0.7, -5_000, -400);
    const next = resized(viewport, wide, { width: 400, height: 300 });
    expect(next).toMatchObject({ near: viewport.near, width: 400 });
    expect(next.x).toBeCloseTo(viewport.x, 6);
  });
});

describe('placeAt', () => {
  it('finds each cell that is big enough to be pointed at', () => {
    fc.assert(
      fc.property(shapes, fc.nat(), fc.nat(), (shape, a, b) => {
        const row = a % shape.rows;
        const column = b % shape.columns;
        const close = revealing(zoomed(fitViewport(shape, size), shape, 1), shape, row, column);
        const x = xOf(close, column) + close.scaleX / 2;
        const y = yOf(close, row) + close.scaleY / 2;
        expect(placeAt(close, shape, x, y)).toEqual({ row, column });
        expect(placeAt(close, shape, x, close.top - 2)).toEqual({ row: null, column });
        expect(placeAt(close, shape, close.left - 2, y)).toEqual({ row, column: null });
      }),
    );
  });

  it('takes the nearest one within a few pixels, far out', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 190, max: 890 }), fc.integer({ min: 100, max: 555 }), (shape, px, py) => {
        const far = fitViewport(shape, size);
        const { row, column } = placeAt(far, shape, px, py);
        let least = Infinity;
        for (let c = 0; c < shape.columns; c += 1) {
          for (let i = shape.columnStart[c]!; i < shape.columnStart[c + 1]!; i += 1) {
            least = Math.min(least, distance(far, shape.rowOf[i]!, c, px, py));
          }
        }
        // Just outside the ones, among the names, a point means a name.
        if (least >= 5 || row === null || column === null) return;
        expect(hasOne(shape, row, column)).toBe(true);
        expect(distance(far, row, column, px, py)).toBeCloseTo(least, 9);
      }),
      { numRuns: 100 },
    );
  });
});

function distance(viewport: Viewport, row: number, column: number, px: number, py: number): number {
  const x = xOf(viewport, column) + viewport.scaleX / 2;
  const y = yOf(viewport, row) + viewport.scaleY / 2;
  return Math.hypot(x - px, y - py);
}
