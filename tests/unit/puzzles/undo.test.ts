import { expect, test } from 'vitest';
import { begin, change, redo, undo, undoMany, withBefore } from '#puzzles/undo.ts';

const three = change(change(begin('a'), 'b'), 'c');

test('undo and redo walk over what was done, and stay at the ends', () => {
  expect(undo(three)).toEqual({ past: ['a'], now: 'b', future: ['c'] });
  expect(undoMany(three, 99)).toEqual({ past: [], now: 'a', future: ['b', 'c'] });
  expect(undoMany(three, 0)).toBe(three);
  expect(redo(redo(undo(undo(three))))).toEqual(three);
  expect(redo(three)).toBe(three);
  expect(undo(begin('a'))).toEqual(begin('a'));
});

test('a new step forgets what had been undone; the same thing is no step', () => {
  expect(change(undo(three), 'd')).toEqual({ past: ['a', 'b'], now: 'd', future: [] });
  expect(change(three, 'c')).toBe(three);
  expect(change(three, 'C', (one, other) => one === other.toLowerCase())).toBe(three);
});

test('what else belongs to a work stays with it', () => {
  const game = { ...begin(1), puzzle: 'mine' };
  expect(undo(change(game, 2))).toEqual({ ...game, future: [2] });
});

test('holds no more steps than anybody takes', () => {
  let work = begin(0);
  for (let step = 1; step <= 600; step += 1) work = change(work, step);
  expect(work.past.length).toBe(500);
  expect(
    begin(
      0,
      Array.from({ length: 600 }, () => 1),
    ).past.length,
  ).toBe(500);
});

test('what is put before the present one is what Undo leads to', () => {
  expect(undo(withBefore(three, ['x', 'y'])).now).toBe('y');
  expect(withBefore(three, [])).toBe(three);
});
