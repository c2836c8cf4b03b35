/** The guard of the sandbox: what it lets through, what it asks the worker, and what it ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromGuard, type FromWorker, ANSWER_MS, createGuard, MOST_GOING_MS, RESTING_MS } from '#workers/guard.ts';
import { createScales, MOST } from '#workers/weight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A guard with a worker that answers pings after `slow` milliseconds, with as many timers, and not while it is stuck
 * (null). It says that a run has begun, unless it is deaf.
 */
function guarded() {
  const heard: FromGuard[] = [];
  const inner = {
    timers: 0 as number | null,
    slow: 0,
    isFastAtTimes: false,
    isSound: true,
    isDeaf: false,
    isEnded: false,
    pings: 0,
    run: 0,
  };
  let say: (message: FromWorker) => void = () => undefined;
  const take = createGuard(
    (message) => heard.push(message),
    (_, hear) => {
      say = hear;
      return {
        postMessage(message) {
          if (message.kind === 'run') {
            inner.run = message.run;
            if (!inner.isDeaf) hear({ kind: 'began', run: message.run });
            return;
          }
          inner.pings += 1;
          const { timers, slow } = inner;
          const isSound = inner.isSound || !message.isToLook;
          if (timers === null) return;
          const pong = { kind: 'pong', number: message.number, timers, isSound } as const;
          if (slow === 0 || (inner.isFastAtTimes && inner.pings % 2 === 0)) hear(pong);
          else setTimeout(() => hear(pong), slow);
        },
        terminate: () => (inner.isEnded = true),
      };
    },
  );
  take({ kind: 'start', script: '' });
  expect(heard.splice(0)).toEqual([{ kind: 'awake' }]);
  return {
    take,
    heard,
    inner,
    say: (message: FromWorker) => say(message),
    run: () => take({ kind: 'run', message: 'run' }),
    rest: () => take({ kind: 'rest' }),
  };
}

const ENDED = (why: 'broken' | 'never' | 'went on'): FromGuard => ({ kind: 'ended', why });

test('answers go to the page, up to a number and a weight for each run', () => {
  const { run, heard, inner, say } = guarded();
  run();
  for (let sent = 0; sent < MOST.messages; sent += 1) say({ kind: 'said', said: sent });
  expect(heard).toHaveLength(MOST.messages);
  run();
  say({ kind: 'said', said: 'x' });
  expect(inner.isEnded).toBe(false);
  for (let sent = 0; sent < MOST.messages; sent += 1) say({ kind: 'said', said: sent });
  expect(inner.isEnded).toBe(true);
  expect(heard.at(-1)).toEqual(ENDED('broken'));
});

test('nothing is said after a run', async () => {
  const { run, rest, heard, inner, say } = guarded();
  run();
  say({ kind: 'said', said: 'the last' });
  rest();
  await vi.advanceTimersByTimeAsync(10 * ANSWER_MS);
  expect(heard).toEqual([{ kind: 'said', said: 'the last' }]);
  say({ kind: 'said', said: 'one more' });
  expect(heard.at(-1)).toEqual(ENDED('broken'));
  expect(inner.isEnded).toBe(true);
});

test.each([
  ['a timer', 1, 0],
  ['a loop', null, 0],
  ['what no timer is behind, and what keeps the thread busy', 0, 90],
])('%s that goes on is told, and ended after a while', async (_, timers, slow) => {
  const { run, rest, heard, inner } = guarded();
  Object.assign(inner, { timers, slow });
  run();
  rest();
  await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
  expect(heard).toEqual([{ kind: 'going', isGoing: true }]);
  expect(inner.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(MOST_GOING_MS + 2 * ANSWER_MS);
  expect(heard).toEqual([{ kind: 'going', isGoing: true }, ENDED('went on')]);
  expect(inner.isEnded).toBe(true);
});

test('a timer that ends in time is told too, and the worker stays', async () => {
  const { run, rest, heard, inner } = guarded();
  inner.timers = 1;
  run();
  rest();
  await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
  inner.timers = 0;
  await vi.advanceTimersByTimeAsync(10 * MOST_GOING_MS);
  expect(heard.map((one) => one.kind === 'going' && one.isGoing)).toEqual([true, false]);
  expect(inner.isEnded).toBe(false);
});

test('a worker that rests is asked as long as it lives, and what begins again later is ended', async () => {
  const { run, rest, heard, inner } = guarded();
  run();
  rest();
  await vi.advanceTimersByTimeAsync(10 * MOST_GOING_MS);
  expect(heard).toEqual([]);
  expect(inner.pings).toBeGreaterThan((9 * MOST_GOING_MS) / RESTING_MS);
  // Half of the time it looks idle; the other half is added up.
  for (let turn = 0; turn < 60 && !inner.isEnded; turn += 1) {
    inner.timers = 1 - (inner.timers ?? 0);
    await vi.advanceTimersByTimeAsync(RESTING_MS);
  }
  expect(heard.at(-1)).toEqual(ENDED('went on'));
});

test('a slow answer now and then is no sign of work', async () => {
  const { run, rest, heard, inner } = guarded();
  run();
  rest();
  inner.slow = 90;
  inner.isFastAtTimes = true;
  await vi.advanceTimersByTimeAsync(40 * RESTING_MS);
  expect(heard).toEqual([]);
});

test('a run that is not acknowledged while pings are answered is broken', async () => {
  const { run, heard, inner } = guarded();
  inner.isDeaf = true;
  run();
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(heard).toEqual([ENDED('broken')]);
});

test('a run that is computing may take its time, and one that has answered too', async () => {
  const { run, heard, inner, say } = guarded();
  run();
  inner.timers = null;
  await vi.advanceTimersByTimeAsync(100 * ANSWER_MS);
  inner.timers = 0;
  say({ kind: 'answered', run: inner.run });
  await vi.advanceTimersByTimeAsync(100 * ANSWER_MS);
  expect(heard).toEqual([]);
});

test('a run that waits for a timer goes on; one that waits for nothing is ended', async () => {
  const { run, heard, inner } = guarded();
  run();
  inner.timers = 1;
  await vi.advanceTimersByTimeAsync(100 * ANSWER_MS);
  expect(heard).toEqual([]);
  inner.timers = 0;
  await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
  expect(heard).toEqual([ENDED('never')]);
});

test('a worker says how it is, if it answers', async () => {
  const { take, heard, inner } = guarded();
  take({ kind: 'ask' });
  await vi.advanceTimersByTimeAsync(0);
  inner.isSound = false;
  take({ kind: 'ask' });
  await vi.advanceTimersByTimeAsync(0);
  inner.timers = null;
  take({ kind: 'ask' });
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(heard.map((one) => one.kind === 'health' && one.health)).toEqual(['well', 'changed', 'stuck']);
});

test('late errors pass, but not without end', () => {
  const { run, rest, heard, say } = guarded();
  for (const errors of [20, 100]) {
    // Each run begins to count anew.
    run();
    rest();
    for (let thrown = 0; thrown < errors; thrown += 1) say({ kind: 'late', report: { message: 'late' } });
  }
  expect(heard).toHaveLength(41);
  expect(heard.at(-1)).toEqual(ENDED('broken'));
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
