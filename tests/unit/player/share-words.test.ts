import { expect, test } from 'vitest';
import { shareWords } from '#player/share-words.ts';

test('nothing is said where nothing is known, or all is done', () => {
  expect(shareWords(0, 5_000)).toBe('');
  expect(shareWords(1, 5_000)).toBe('');
});

test('the share is never said to be more than it is, and time only once there is something to go by', () => {
  expect(shareWords(0.004, 60_000)).toBe('under 1% of the tree');
  expect(shareWords(0.999, 400)).toBe('about 99% of the tree');
  expect(shareWords(0.25, 4_000)).toBe('about 25% of the tree, 12.0 s to go if the rest is like it');
});
