import { expect, test } from 'vitest';
import { solveAsync } from '#dlx/index.ts';
import { smallest } from '#dlx/choosers.ts';
import { queens } from '../../matrices/queens.ts';

test.each([Infinity, 1])('a search that is aborted between two solutions stops there, with limit %s', async (limit) => {
  const controller = new AbortController();
  let choices = 0;
  const chooser: typeof smallest = (...at) => {
    choices += 1;
    return smallest(...at);
  };
  const solutions = solveAsync(queens(6), { signal: controller.signal, chooser, limit });
  expect((await solutions.next()).done).toBe(false);
  const before = choices;
  controller.abort(new Error('enough'));
  await expect(solutions.next()).rejects.toThrow('enough');
  expect(choices).toBe(before);
});
