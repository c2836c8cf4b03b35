import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellKey,
  cellOfEdge,
  cellOfPoint,
  cellsOfGrid,
  edgeOfCell,
  gridSize,
  pointOfCell,
  roleCounts,
  roleOf,
} from '#puzzles/tetrasticks/eleven/grid.ts';

describe('the fine grid', () => {
  test('of the 5×5 board is 11×11: 60 edges, 16 junctions, 20 border points, 25 faces', () => {
    const size = { width: 5, height: 5 };
    expect(gridSize(size)).toEqual({ width: 11, height: 11 });
    expect(roleCounts(size)).toEqual({ edge: 60, junction: 16, border: 20, face: 25 });
    expect(new Set(cellsOfGrid(size).map(cellKey)).size).toBe(121);
  });

  test('of small boards is 5×5 and 7×7', () => {
    expect(roleCounts({ width: 2, height: 2 })).toEqual({
      edge: 12,
      junction: 1,
      border: 8,
      face: 4,
    });
    expect(gridSize({ width: 3, height: 3 })).toEqual({ width: 7, height: 7 });
  });

  test('has no role outside', () => {
    for (const [x, y] of [
      [-1, 0],
      [0, -1],
      [11, 0],
      [0, 11],
    ] as const) {
      expect(roleOf({ x, y }, { width: 5, height: 5 })).toBeNull();
    }
  });

  test('there and back again, edges and points are what they were', () => {
    const place = fc.record({
      x: fc.integer({ min: -9, max: 9 }),
      y: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(place, fc.constantFrom('H' as const, 'V' as const), (point, kind) => {
        expect(pointOfCell(cellOfPoint(point))).toEqual(point);
        expect(edgeOfCell(cellOfPoint(point))).toBeNull();
        expect(edgeOfCell(cellOfEdge({ kind, ...point }))).toEqual({ kind, ...point });
        expect(pointOfCell(cellOfEdge({ kind, ...point }))).toBeNull();
      }),
    );
  });

  test('back and there again, every cell but a face is what it was', () => {
    for (const cell of cellsOfGrid({ width: 5, height: 5 })) {
      const edge = edgeOfCell(cell);
      const point = pointOfCell(cell);
      const back = edge === null ? point && cellOfPoint(point) : cellOfEdge(edge);
      expect(back).toEqual(roleOf(cell, { width: 5, height: 5 }) === 'face' ? null : cell);
    }
  });
});
