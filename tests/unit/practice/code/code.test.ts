import { describe, expect, test } from 'vitest';
import { wrongs, wrongText } from '#practice/code/wrongs.ts';
import { exercises, tried, wordsFor } from './support.ts';

describe.each(exercises.map((one) => [one.id, one] as const))('%s', (id, { start, solution }) => {
  test('the solution passes on Knuth’s matrix and 200 more', () => {
    const result = tried(id, solution);
    expect(result).toMatchObject({ kind: 'passed' });
    expect(result.kind === 'passed' && result.cases).toBeGreaterThan(200);
  });

  test('what stands there at first does not', () => {
    expect(tried(id, start).kind).toBe('failed');
  });

  test.each(wrongs[id].map((wrong) => [wrong.id, wrong] as const))('%s', (_, wrong) => {
    expect(wordsFor(id, wrongText(id, wrong))).toContain(wrong.words);
  });
});
