import { expect, test } from 'vitest';
import { fromTo, inWords, times, withArticle } from '#english/english.ts';

test('a whole number has its thousands apart, as English writes it', () => {
  for (const number of [0, 7, 12, 999, 1_000, 1_409, 99_999, 100_000, 83_200, 5_226_929, 12_988_816, 1e15, -1_234]) {
    expect(inWords(number)).toBe(number.toLocaleString('en'));
  }
});

test('how often is a word up to twice, and two numbers side by side have “or” between them', () => {
  expect([0, 1, 2, 3, 1_409].map(times)).toEqual(['0 times', 'once', 'twice', '3 times', '1,409 times']);
  expect([fromTo(2, 2), fromTo(0, 1), fromTo(1, 2), fromTo(1, 3)]).toEqual(['2', '0 or 1', '1 or 2', '1 to 3']);
});

test('a number that begins with a vowel when it is read has “an” before it', () => {
  expect(
    [8, 11, 18, 80, 85, 800, 8_000, 11_000, 18_000].map(withArticle).filter((words) => !words.startsWith('an ')),
  ).toEqual([]);
  expect([1, 7, 9, 10, 12, 108, 118, 1_100, 1_800].map(withArticle).filter((words) => !words.startsWith('a '))).toEqual(
    [],
  );
  expect([withArticle(7), withArticle(8)]).toEqual(['a 7', 'an 8']);
});
