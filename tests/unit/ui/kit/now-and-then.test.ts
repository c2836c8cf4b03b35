import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayNowAndThen } from '#ui/kit/now-and-then.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what goes on is said after a second, after five, and then ever more seldom', () => {
  const said: number[] = [];
  const begin = Date.now();
  const end = sayNowAndThen(
    () => String((Date.now() - begin) / 1_000),
    (words) => said.push(Number(words)),
  );
  vi.advanceTimersByTime(999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(59_000);
  expect(said).toEqual([1, 5, 20, 35, 50]);
  end();
  vi.advanceTimersByTime(100_000);
  expect(said).toHaveLength(5);
});
