import { expect, test } from 'vitest';
import { pieceAfter } from '#ui/tools/tetrastick-boards/tray-keys.ts';

test('arrows go from piece to piece in lines of four, and stay at the border', () => {
  expect(pieceAfter(0, 'ArrowRight', 16, 4)).toBe(1);
  expect(pieceAfter(5, 'ArrowLeft', 16, 4)).toBe(4);
  expect(pieceAfter(5, 'ArrowDown', 16, 4)).toBe(9);
  expect(pieceAfter(5, 'ArrowUp', 16, 4)).toBe(1);
  expect(pieceAfter(0, 'ArrowLeft', 16, 4)).toBe(0);
  expect(pieceAfter(2, 'ArrowUp', 16, 4)).toBe(2);
  expect(pieceAfter(13, 'ArrowDown', 16, 4)).toBe(13);
});

test('Home and End lead to the first and the last, and other keys nowhere', () => {
  expect(pieceAfter(7, 'Home', 16, 4)).toBe(0);
  expect(pieceAfter(7, 'End', 16, 4)).toBe(15);
  expect(pieceAfter(7, 'Enter', 16, 4)).toBeNull();
});
