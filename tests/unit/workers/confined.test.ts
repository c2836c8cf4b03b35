/** The scope of a reader's code, and the page of the sandbox. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { confine, countTimers } from '#workers/confined.ts';

test('a confined scope keeps the language and loses the rest, on its prototypes too', () => {
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
  }
  const scope = new Scope();
  confine(scope);
  expect(Object.keys(scope)).toEqual(['Array', 'setTimeout']);
  for (const name of ['fetch', 'postMessage', 'addEventListener', 'constructor']) {
    expect(Object.hasOwn(Scope.prototype, name) || Object.hasOwn(Target.prototype, name)).toBe(false);
  }
});

test('timers are counted from their start to their end', () => {
  vi.useFakeTimers();
  const scope = {
    setTimeout: (act: () => void, wait?: number) => Number(globalThis.setTimeout(act, wait)),
    setInterval: (act: () => void, wait?: number) => Number(globalThis.setInterval(act, wait)),
    clearTimeout: (id?: number) => globalThis.clearTimeout(id),
    clearInterval: (id?: number) => globalThis.clearInterval(id),
  };
  const running = countTimers(scope);
  const heard: unknown[] = [];
  const set = scope.setTimeout as (act: unknown, wait: number, ...rest: unknown[]) => number;
  set((a: unknown) => heard.push(a), 10, 'given');
  const often = scope.setInterval(() => heard.push('often'), 20);
  const never = scope.setTimeout(() => heard.push('never'), 30);
  expect(running()).toBe(3);
  scope.clearTimeout(never);
  vi.advanceTimersByTime(25);
  expect(heard).toEqual(['given', 'often']);
  expect(running()).toBe(1);
  // As in a browser, either function clears either timer.
  scope.clearTimeout(often);
  expect(running()).toBe(0);
  vi.useRealTimers();
});

test('the policy of the sandbox allows its own script by its hash, and no file', () => {
  const page = readFileSync('public/sandbox/box.html', 'utf8');
  const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(/content="(.*?)"/.exec(page)?.[1]).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval' blob:; worker-src blob:; connect-src 'none'`,
  );
});
