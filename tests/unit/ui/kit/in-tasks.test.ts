import { afterEach, expect, test, vi } from 'vitest';
import { inTasks } from '#ui/kit/in-tasks.ts';

afterEach(() => void vi.restoreAllMocks());

test('runs a generator to its end, and lets others work after every 8 ms', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  function* work(): Generator<undefined, string> {
    for (const part of ['a', 'b', 'c', 'd']) {
      now += 5;
      order.push(part);
      yield;
    }
    return 'done';
  }
  setTimeout(() => order.push('other'));
  expect(await inTasks(work())).toBe('done');
  // Two parts of 5 ms make a task.
  expect(order).toEqual(['a', 'b', 'other', 'c', 'd']);
});

test('passes on what the work throws', async () => {
  function* broken(): Generator<undefined, never> {
    yield;
    throw new RangeError('no such piece');
  }
  await expect(inTasks(broken())).rejects.toThrow('no such piece');
});
