/** The scope of a reader's code, and the page of the sandbox. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { confine, countTimers } from '#workers/confined.ts';

test('a confined scope keeps the language and loses the rest, and its prototypes lose all', () => {
  class Target {
    addEventListener(): void {}
  }
  class Scope extends Target {
    Worker = 1;
    Array = Array;
    setTimeout = 2;
    NewThing = 3;
    fetch(): void {}
    postMessage(): void {}
    clearTimeout(): void {}
    get structuredClone(): string {
      return 'clones';
    }
  }
  const scope = new Scope();
  confine(scope);
  expect(Object.getOwnPropertyNames(scope).sort()).toEqual(['Array', 'clearTimeout', 'setTimeout', 'structuredClone']);
  expect(scope.structuredClone).toBe('clones');
  for (const { prototype } of [Scope, Target]) expect(Object.getOwnPropertyNames(prototype)).toEqual([]);
});

/** Timers that are counted, over those of this realm, which are faked. */
function counted() {
  vi.useFakeTimers();
  const scope = {
    setTimeout: (act: () => void, wait?: number) => Number(globalThis.setTimeout(act, wait)),
    setInterval: (act: () => void, wait?: number) => Number(globalThis.setInterval(act, wait)),
    clearTimeout: (id?: number) => globalThis.clearTimeout(id),
    clearInterval: (id?: number) => globalThis.clearInterval(id),
  };
  return { scope, running: countTimers(scope) };
}

afterEach(() => void vi.useRealTimers());

test('timers are counted from their start to their end', () => {
  const { scope, running } = counted();
  const heard: unknown[] = [];
  const set = scope.setTimeout as (act: unknown, wait: number, ...rest: unknown[]) => number;
  set((a: unknown) => heard.push(a), 10, 'given');
  const repeat = scope.setInterval as typeof set;
  const often = repeat((a: unknown) => heard.push(a), 20, 'often');
  const never = scope.setTimeout(() => heard.push('never'), 30);
  expect(running()).toBe(3);
  scope.clearTimeout(never);
  vi.advanceTimersByTime(25);
  expect(heard).toEqual(['given', 'often']);
  expect(running()).toBe(1);
  // As in a browser, either function clears either timer, and one that is over is no news.
  scope.clearTimeout(often);
  scope.clearTimeout(often);
  scope.clearInterval();
  expect(running()).toBe(0);
});

test('a number that is another one each time it is read clears the timer that it uncounts', () => {
  const { scope, running } = counted();
  const first = scope.setInterval(() => undefined, 20);
  let reads = 0;
  const changing = { valueOf: () => (reads++ === 0 ? first : 0) };
  scope.clearInterval(changing as unknown as number);
  expect(running()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('the policy of the sandbox allows its own script by its hash, and no file', () => {
  const page = readFileSync('public/sandbox/box.html', 'utf8');
  const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(/content="(.*?)"/.exec(page)?.[1]).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; worker-src blob:; connect-src 'none'`,
  );
});
