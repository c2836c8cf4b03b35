/** The guard of the sandbox: what it lets through, and what it ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromGuard, type FromWorker, ANSWER_MS, createGuard, MOST_GOING_MS } from '#workers/guard.ts';
import { createScales, MOST } from '#workers/weight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A guard with a worker that answers pings as long as it has `timers`, and none while it is stuck (null). */
function guarded() {
  const heard: FromGuard[] = [];
  const inner = { timers: 0 as number | null, isEnded: false, messages: [] as unknown[] };
  let say: (message: FromWorker) => void = () => undefined;
  const take = createGuard(
    (message) => heard.push(message),
    (_, hear) => {
      say = hear;
      return {
        postMessage(message) {
          const { ping } = message as { ping?: number };
          if (ping === undefined) inner.messages.push(message);
          else if (inner.timers !== null) hear({ pong: ping, timers: inner.timers });
        },
        terminate: () => (inner.isEnded = true),
      };
    },
  );
  take({ script: '' });
  return { take, heard, inner, say: (message: FromWorker) => say(message) };
}

test('answers go to the page, up to a number and a weight for each run', () => {
  const { take, heard, inner, say } = guarded();
  take({ message: 'run' });
  expect(inner.messages).toEqual([{ message: 'run' }]);
  for (let sent = 0; sent < MOST.messages; sent += 1) say({ said: sent });
  expect(heard).toHaveLength(MOST.messages);
  take({ message: 'again' });
  say({ said: 'x' });
  expect(inner.isEnded).toBe(false);
  for (let sent = 0; sent < MOST.messages; sent += 1) say({ said: sent });
  expect(inner.isEnded).toBe(true);
  expect(heard.at(-1)).toEqual({ ended: 'broken' });
});

test('nothing is said after a run', async () => {
  const { take, heard, inner, say } = guarded();
  take({ message: 'run' });
  say({ said: 'the last' });
  take({ rest: true });
  await vi.advanceTimersByTimeAsync(10 * ANSWER_MS);
  expect(heard).toEqual([{ said: 'the last' }]);
  say({ said: 'one more' });
  expect(heard.at(-1)).toEqual({ ended: 'broken' });
  expect(inner.isEnded).toBe(true);
});

test.each([
  ['a timer', 1],
  ['a loop', null],
])('%s that goes on is told, and ended after a while', async (_, timers) => {
  const { take, heard, inner } = guarded();
  inner.timers = timers;
  take({ message: 'run' });
  take({ rest: true });
  await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
  expect(heard).toEqual([{ going: true }]);
  expect(inner.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(MOST_GOING_MS + 2 * ANSWER_MS);
  expect(heard).toEqual([{ going: true }, { ended: 'went on' }]);
  expect(inner.isEnded).toBe(true);
});

test('a timer that ends in time is told too, and the worker stays', async () => {
  const { take, heard, inner } = guarded();
  inner.timers = 1;
  take({ message: 'run' });
  take({ rest: true });
  await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
  inner.timers = 0;
  await vi.advanceTimersByTimeAsync(MOST_GOING_MS);
  expect(heard).toEqual([{ going: true }, { going: false }]);
  expect(inner.isEnded).toBe(false);
});

test('a worker that does not answer is not alive', async () => {
  const { take, heard, inner } = guarded();
  take({ ask: true });
  await vi.advanceTimersByTimeAsync(0);
  inner.timers = null;
  take({ ask: true });
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(heard).toEqual([{ isAlive: true }, { isAlive: false }]);
});

test('late errors pass, but not without end', () => {
  const { take, heard, say } = guarded();
  take({ message: 'run' });
  take({ rest: true });
  for (let thrown = 0; thrown < 100; thrown += 1) say({ late: { message: 'late' } });
  expect(heard).toHaveLength(21);
  expect(heard.at(-1)).toEqual({ ended: 'broken' });
});

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

test.each([
  ['a long text', 'x'.repeat(MOST.weight)],
  ['many short texts', Array.from({ length: MOST.weight / 20 }, () => 'a text of some length')],
  ['a sparse list', new Array(1e9)],
  ['deep lists', nested(MOST.depth + 1)],
  ['a long name', { ['x'.repeat(MOST.weight)]: 0 }],
  ['a map', { rows: new Map() }],
  ['bytes', new Uint8Array(8)],
])('the scales refuse %s', (_, message) => {
  expect(createScales().takes(message)).toBe(false);
});

test('the messages of a run are weighed together', () => {
  const { takes } = createScales();
  const third = 'x'.repeat(MOST.weight / 3);
  expect([takes(third), takes({ rows: [third] }), takes(third)]).toEqual([true, true, false]);
  expect(createScales().takes({ a: [1, null, undefined, true, 'b', nested(20)] })).toBe(true);
});
