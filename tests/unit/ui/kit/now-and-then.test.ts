import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayNowAndThen } from '#ui/kit/now-and-then.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what goes on is said after a second, after five, and then ever more seldom', () => {
  const said: number[] = [];
  let second = 0;
  const end = sayNowAndThen(
    () => String(second),
    (words) => said.push(Number(words)),
  );
  for (second = 1; second <= 60; second += 1) vi.advanceTimersByTime(1_000);
  expect(said).toEqual([1, 5, 20, 35, 50]);
  end();
  vi.advanceTimersByTime(100_000);
  expect(said).toHaveLength(5);
});
