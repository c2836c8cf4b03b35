import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapOf, frameOnMap, placeOnMap, sayMap } from '#pictures/matrix/map.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import type { Place, Viewport } from '#pictures/matrix/viewport.ts';
import { centredAt, fitViewport, LEGIBLE, NARROW, readable, revealing, visible } from '#pictures/matrix/viewport.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const problem = encode({ omit: 'L' });
const shape = shapeOf(problem);
const size = { width: 700, height: 400 };
const near = (width: number, { row, column }: Place): Viewport =>
  revealing(readable(fitViewport(shape, { width, height: 400 }), shape), shape, row, column);
const places = fc.record({ row: fc.nat(shape.rows - 1), column: fc.nat(shape.columns - 1) });

describe('the part in which the search is followed', () => {
  it('can be read, and has the place in view, at any size', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 320, max: 1200 }), (place, width) => {
        const viewport = near(width, place);
        const { c0, c1, r0, r1 } = visible(viewport, shape);
        expect(Math.min(viewport.scaleX, viewport.scaleY)).toBeGreaterThanOrEqual(LEGIBLE - 1e-9);
        expect(place.column >= c0 && place.column < c1).toBe(true);
        expect(place.row >= r0 && place.row < r1).toBe(true);
      }),
    );
  });

  it('gives the width of a narrow picture to the cells far out, and part of it to names close up', () => {
    const far = (width: number): number => fitViewport(shape, { width, height: 400 }).left;
    expect(far(NARROW)).toBeLessThan(far(NARROW + 1) / 2);
    const { left } = near(360, { row: 0, column: 0 });
    expect(left).toBeGreaterThan(100);
    expect(left).toBeLessThan(0.5 * 360);
  });
});

describe('the map', () => {
  it('is there when not all is in view', () => {
    expect(mapOf(fitViewport(shape, size), shape)).toBeNull();
    const map = mapOf(near(size.width, { row: 5, column: 5 }), shape);
    expect(map?.width).toBeGreaterThan(100);
    expect(map?.height).toBeGreaterThan(40);
  });

  it('leads to where it is pressed, and its frame is inside of it', () => {
    const opened = near(size.width, { row: 0, column: 0 });
    const map = mapOf(opened, shape);
    if (!map) throw new Error('there is no map');
    fc.assert(
      fc.property(fc.double({ min: -9, max: 200, noNaN: true }), fc.integer(), (px, py) => {
        const { x, y } = placeOnMap(map, shape, px, py);
        const there = centredAt(opened, shape, x, y);
        const { c0, c1, r0, r1 } = visible(there, shape);
        expect(x >= c0 && x <= c1 && y >= r0 && y <= r1).toBe(true);
        const frame = frameOnMap(map, there, shape);
        expect(frame.x).toBeGreaterThanOrEqual(0);
        expect(frame.y).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(map.width + 1e-9);
        expect(frame.y + frame.height).toBeLessThanOrEqual(map.height + 1e-9);
      }),
    );
  });

  it('says what is in view', () => {
    const view = matrixView(problem);
    const opened = near(size.width, { row: 0, column: 0 });
    expect(sayMap(view, opened, shape)).toMatch(/^In view: rows 1 to \d\d of 1,409, columns 1 to \d\d of 91\.$/);
    expect(sayMap(view, fitViewport(shape, size), shape)).toMatch(/all 1,409 rows, all 91 columns/);
  });
});
