import { expect, it } from 'vitest';
import { soFarWords } from '#notebook/so-far-words.ts';

it.each([
  [null, 0, 'No solution so far.'],
  [3, 0, 'The best so far costs 3; there may be a cheaper one.'],
  [3, 2, 'The best so far costs 3; no solution costs less than 2.'],
  [3, 3, 'The best so far costs 3, and no solution costs less.'],
])('a best of %s and a lower bound of %i', (cost, lowerBound, words) => {
  expect(soFarWords({ cost, lowerBound })).toBe(words);
});
