import { expect, test } from 'vitest';
import { outputOf } from '#notebook/outputs.ts';
import { resultWords } from '#ui/notebook/result-words.ts';

test.each([
  [undefined, ''],
  ['', ''],
  ['Requests that are not met: 1.', '“Requests that are not met: 1.”'],
  [3, '3'],
  [{ rows: ['a'], cost: 3 }, '{ rows, cost }'],
  [[{ day: 'Mon' }, { day: 'Tue' }], 'a table of 2 rows'],
  ['long '.repeat(60), `“${'long '.repeat(20)}…”`],
])('%j is said as %s', (value, words) => {
  expect(resultWords(outputOf(value))).toBe(words);
});
