import { expect, test } from 'vitest';
import { progressText, readProgress, together } from '#ui/site/progress/progress-file.ts';

const known = { lessons: ['exact-cover', 'undo'], questions: ['rooks', 'sameOrder'] };

test('what is saved is read again', () => {
  const progress = { lessons: ['undo'], answers: { rooks: 'right', sameOrder: 'shown' } };
  expect(readProgress(progressText(progress), known)).toEqual(progress);
});

test('what the site does not know is passed over', () => {
  const text = progressText({
    lessons: ['undo', '<b>'],
    answers: { rooks: 'perhaps', gone: 'right', __proto__: 'right' },
  });
  expect(readProgress(text, known)).toEqual({ lessons: ['undo'], answers: {} });
});

test.each(['', 'null', '[]', '{}', '{"format":"another"}'])('%j is refused', (text) => {
  expect(() => readProgress(text, known)).toThrow('This is not a file of progress.');
});

test('a damaged file says so', () => {
  const format = 'cover-and-uncover progress 1';
  for (const rest of [{}, { lessons: 'undo', answers: {} }, { lessons: [], answers: null }]) {
    expect(() => readProgress(JSON.stringify({ format, ...rest }), known)).toThrow('damaged');
  }
});

test('two together have what either has, and right is never less', () => {
  const a = { lessons: ['undo'], answers: { rooks: 'right' } };
  const b = { lessons: ['exact-cover', 'undo'], answers: { rooks: 'shown', sameOrder: 'shown' } };
  const both = {
    lessons: ['undo', 'exact-cover'],
    answers: { rooks: 'right', sameOrder: 'shown' },
  };
  expect(together(a, b)).toEqual(both);
  expect(together(b, a).answers).toEqual(both.answers);
});
