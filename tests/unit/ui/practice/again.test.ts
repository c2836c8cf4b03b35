import { expect, test } from 'vitest';
import { asExercises, comesBackAs, taskAt, taskName } from '#practice/comes-back.ts';
import type { PredictionKind } from '#practice/predict/prediction.ts';
import { taskKinds } from '#practice/tasks/index.ts';
import { dayOf, dayWords } from '#ui/kit/again.ts';
import { dueWords } from '#ui/practice/due-place.ts';
import { questions } from '#ui/questions/index.ts';

const asked = ['column', 'rows', 'end', 'back', 'levels'] as const satisfies readonly PredictionKind[];

test('what comes back as an exercise is a question of the site, and every kind of prediction does', () => {
  const names = [...Object.keys(questions), ...asked.map((kind) => `ask.${kind}`)];
  expect(names).toEqual(expect.arrayContaining([...asExercises]));
  for (const name of asExercises) expect(taskKinds[taskAt(comesBackAs(name)) ?? -1], name).toBeDefined();
  for (const kind of asked) expect(taskAt(comesBackAs(`ask.${kind}`)), kind).not.toBeNull();
  expect(comesBackAs('torusNodes')).toBe('torusNodes');
  expect(taskKinds.map((_, at) => taskAt(comesBackAs(taskName(at))))).toEqual(taskKinds.map((_, at) => at));
});

test('a day is one of the calendar, also when the clocks change', () => {
  const days = [29, 30, 31, 32].map((day) => dayOf(new Date(2026, 9, day - 5, 0, 30)));
  expect(days.map((day) => day - days[0]!)).toEqual([0, 1, 2, 3]);
  expect(dayOf(new Date(2026, 10, 26, 23, 59))).toBe(dayOf(new Date(2026, 10, 26, 0, 1)));
  const today = dayOf(new Date(2026, 10, 26));
  expect(dayWords(today + 1, today)).toBe('tomorrow');
  expect(dayWords(today + 3, today)).toBe('on Sunday');
  expect(dayWords(today + 7, today)).toBe('on Thursday 3 December');
  expect(dayWords(today + 34, today)).toBe('on Wednesday 30 December');
  expect(dayWords(today + 37, today)).toBe('on Saturday 2 January 2027');
});

test('the line of what is due', () => {
  expect(dueWords(0, 0, null)).toBe('Nothing is due, and nothing is waiting to come back.');
  expect(dueWords(0, 0, 'on Thursday')).toBe('Nothing is due today. The next thing comes back on Thursday.');
  expect(dueWords(3, 0, null)).toBe('3 things are due today.');
  expect(dueWords(1, 2, null)).toBe('One thing is left for today.');
  expect(dueWords(0, 2, 'tomorrow')).toBe('All done for today. The next thing comes back tomorrow.');
});
