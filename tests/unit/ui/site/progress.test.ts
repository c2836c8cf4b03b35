import { expect, test } from 'vitest';
import { progressText, readProgress, together } from '#ui/site/progress/progress-file.ts';

const again = [{ name: 'task.4', stage: 0, due: 20_001, seed: 77 }];
const known = { lessons: ['exact-cover', 'undo'], questions: ['rooks', 'sameOrder'] };

test('what is saved is read again', () => {
  const whys = [{ ask: 'Which?', own: 'Because.', reason: 'It is smaller.' }];
  const progress = { lessons: ['undo'], answers: { rooks: 'right', sameOrder: 'shown' }, again, whys };
  expect(readProgress(progressText(progress), known)).toEqual({ progress, damaged: 0 });
});

test('what the site does not know is passed over', () => {
  const text = progressText({
    lessons: ['undo', '<b>'],
    answers: { rooks: 'perhaps', gone: 'right', __proto__: 'right' },
    again: [],
    whys: [{ ask: 'Which?', own: ' ', reason: '' }, null as never, { own: 'Because.' } as never],
  });
  expect(readProgress(text, known).progress).toEqual({ lessons: ['undo'], answers: {}, again: [], whys: [] });
});

test('a file without reasons is read, and one with many keeps the newest fifty', () => {
  const older = { format: 'cover-and-uncover progress 1', lessons: [], answers: {} };
  expect(readProgress(JSON.stringify(older), known).progress.whys).toEqual([]);
  const whys = Array.from({ length: 60 }, (_, at) => ({ ask: `${at}?`, own: 'x'.repeat(600), reason: 'So.' }));
  const read = readProgress(progressText({ lessons: [], answers: {}, again: [], whys }), known).progress.whys;
  expect(read.map(({ ask }) => ask)).toEqual(whys.slice(10).map(({ ask }) => ask));
  expect(read[0]?.own).toHaveLength(500);
});

test('a file from before things came back is read, and damaged lines of them are counted', () => {
  const file = { format: 'cover-and-uncover progress 1', lessons: [], answers: {} };
  expect(readProgress(JSON.stringify(file), known)).toMatchObject({ progress: { again: [] }, damaged: 0 });
  const damaged = { ...file, again: ['task.4 0 20001 77', 'task.4', 7, null] };
  expect(readProgress(JSON.stringify(damaged), known)).toMatchObject({ progress: { again }, damaged: 2 });
});

test.each(['', 'null', '[]', '{}', '{"format":"another"}'])('%j is refused', (text) => {
  expect(() => readProgress(text, known)).toThrow('This is not a progress file.');
});

test('a damaged file says so', () => {
  const format = 'cover-and-uncover progress 1';
  for (const rest of [{}, { lessons: 'undo', answers: {} }, { lessons: [], answers: null }]) {
    expect(() => readProgress(JSON.stringify({ format, ...rest }), known)).toThrow('damaged');
  }
});

test('two together have what either has, and right is never less', () => {
  const [old, now, other] = [
    { ask: 'Which?', own: 'Old.', reason: 'So.' },
    { ask: 'Which?', own: 'New.', reason: 'So.' },
    { ask: 'Why?', own: 'Other.', reason: 'So.' },
  ];
  const a = { lessons: ['undo'], answers: { rooks: 'right' }, again: [], whys: [now] };
  const b = {
    lessons: ['exact-cover', 'undo'],
    answers: { rooks: 'shown', sameOrder: 'shown' },
    again,
    whys: [old, other],
  };
  const both = {
    lessons: ['undo', 'exact-cover'],
    answers: { rooks: 'right', sameOrder: 'shown' },
    again,
    whys: [other, now],
  };
  expect(together(a, b)).toEqual(both);
  expect(together(b, a).answers).toEqual(both.answers);
});
