import { expect, test } from 'vitest';
import { factorLength } from '#ui/tools/too-slow/gain-words.ts';

test('a bar of factors is as long as the factor has digits, and nothing gained is no bar', () => {
  expect([1, 10, 100, 10_000].map((factor) => factorLength(factor, 10_000, 1000))).toEqual([0, 250, 500, 1000]);
  expect(factorLength(0.9, 10_000, 1000)).toBe(0);
});
