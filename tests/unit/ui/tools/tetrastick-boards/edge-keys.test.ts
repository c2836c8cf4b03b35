import { describe, expect, test } from 'vitest';
import { edgeAfter } from '#ui/tools/tetrastick-boards/edge-keys.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { edgesOfRectangle } from '#puzzles/tetrasticks/custom-board.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

describe.each([
  { width: 1, height: 1 },
  { width: 4, height: 2 },
  { width: 1, height: 7 },
])('on a board of $width × $height', (size) => {
  const names = edgesOfRectangle(size).map(edgeName);

  test('every key leads from an edge of the board to another, or to itself', () => {
    for (const name of names) {
      for (const key of KEYS) expect(names).toContain(edgeAfter(name, key, size));
      expect(edgeAfter(name, 'x', size)).toBeNull();
    }
  });

  test('the arrows reach every edge from every other', () => {
    for (const start of [names[0]!, names.at(-1)!]) {
      const reached = new Set([start]);
      for (const name of reached) {
        for (const key of KEYS) reached.add(edgeAfter(name, key, size)!);
      }
      expect(reached.size).toBe(names.length);
    }
  });
});

test('up from a horizontal edge stands the vertical one over its left end', () => {
  const size = { width: 3, height: 3 };
  expect(edgeAfter('H10', 'ArrowUp', size)).toBe('V10');
  expect(edgeAfter('V10', 'ArrowUp', size)).toBe('H11');
  expect(edgeAfter('V30', 'ArrowUp', size)).toBe('H21');
  expect(edgeAfter('H13', 'ArrowUp', size)).toBe('H13');
  expect(edgeAfter('H11', 'ArrowDown', size)).toBe('V10');
  expect(edgeAfter('V10', 'ArrowDown', size)).toBe('H10');
});
