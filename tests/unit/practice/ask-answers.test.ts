import { expect, test } from 'vitest';
import { formatMoments, momentsWords, readMoments, shareOfMoments } from '#practice/predict/answers.ts';

const moments = [
  { decision: 4, how: 'r' },
  { decision: 9, how: 'h' },
  { decision: 15, how: 's' },
  { decision: 22, how: 'm' },
  { decision: 30, how: 'o' },
] as const;

test('answers are a short text, which is read back', () => {
  expect(formatMoments(moments)).toBe('4r-9h-15s-22m-30o');
  expect(readMoments('4r-9h-15s-22m-30o')).toEqual(moments);
});

test.each(['', 'r', '4', '4x', '4r-', '-4r', '4r 9h', '1234567r', '4R', '4r-9h'.repeat(5), `${'1r-'.repeat(8)}1r`])(
  'refuses “%s”',
  (text) => expect(readMoments(text)).toBeNull(),
);

test('scores as questions do: 1 at once, half after a wrong answer, nothing when it was shown', () => {
  expect(shareOfMoments(moments)).toBeCloseTo(0.3);
  expect([shareOfMoments([]), shareOfMoments(moments.slice(0, 1))]).toEqual([0, 1]);
});

test('says how many of each', () => {
  expect(momentsWords(moments)).toBe('Right first time: 1. Right later: 1. Shown: 1. Still to come: 2.');
  expect(momentsWords(moments.slice(0, 1))).toBe('Right first time: 1.');
});
