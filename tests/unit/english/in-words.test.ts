import { expect, test } from 'vitest';
import { inWords } from '#english/english.ts';

test('a whole number has its thousands apart, as English writes it', () => {
  for (const number of [0, 7, 12, 999, 1_000, 1_409, 99_999, 100_000, 83_200, 5_226_929, 12_988_816, 1e15, -1_234]) {
    expect(inWords(number)).toBe(number.toLocaleString('en'));
  }
});
