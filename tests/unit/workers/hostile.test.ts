/** What answers the guard, in a realm of its own, after a cell has broken the language of that realm. */
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import type { FromWorker, ToWorker } from '#workers/guard.ts';

let script = '';

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from './src/workers/confined.ts'", resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sandbox',
    alias: { '#notebook': './src/notebook' },
  });
  script = outputFiles[0]!.text;
});

/** What a worker has beside the language, as far as the sandbox uses it. */
const SCOPE = `
const [heard, sent, clone] = [listeners, said, structuredClone];
class EventTarget { addEventListener(name, hear) { heard[name] = hear; } }
class Event { preventDefault() {} }
class MessageEvent extends Event { #data; constructor(data) { super(); this.#data = data; } get data() { return this.#data; } }
class ErrorEvent extends Event { #error; constructor(error) { super(); this.#error = error; } get error() { return this.#error; } }
class PromiseRejectionEvent extends Event { get reason() { return 1; } }
class DOMException extends Error {}
class AbortSignal { static timeout() {} }
class AbortController { signal = new AbortSignal(); abort() {} }
Object.assign(globalThis, { EventTarget, MessageEvent, ErrorEvent, PromiseRejectionEvent, Event, DOMException, AbortSignal, AbortController });
globalThis.self = globalThis;
// Events are not within a cell’s reach; here they are, so that their members are tried as well.
Math.events = { MessageEvent, Event };
globalThis.performance = { now: () => 0, timeOrigin: 0 };
globalThis.addEventListener = EventTarget.prototype.addEventListener;
globalThis.postMessage = (message) => sent.push(clone(message));
let ids = 0;
globalThis.setTimeout = globalThis.setInterval = () => (ids += 1);
globalThis.clearTimeout = globalThis.clearInterval = () => undefined;
const say = (data) => heard.message(new MessageEvent(data));
const fail = (error) => heard.error(new ErrorEvent(error));
[say, fail]`;

/** A confined realm, whose requests are code that it runs; what it posts. */
function confined(): { say(message: ToWorker): void; fail(code: string): void; said: FromWorker[] } {
  const said: FromWorker[] = [];
  const realm = createContext({ listeners: {}, said, structuredClone });
  const [say, fail] = runInContext(SCOPE, realm) as [(message: ToWorker) => void, (error: unknown) => void];
  runInContext(`'use strict'; ${script}`, realm);
  const run = 'sandbox.runConfined((code, post) => void post((0, eval)(code)), (error) => String(error.stack))';
  runInContext(run, realm);
  return { say, fail: (code) => fail(runInContext(code, realm)), said };
}

const ping = (number: number, isToLook = false): ToWorker => ({ kind: 'ping', number, isToLook });

const TIMER = 'setInterval(() => 1, 5);';

test.each([
  ['', true],
  ['globalThis.mine = 1;', true],
  ["Object.defineProperty(Set.prototype, 'size', { get: () => 0 });", false],
  ['Set.prototype.add = Map.prototype.set = () => 1; Object.assign = () => 1;', false],
  ['Object.prototype.ping = Object.prototype.kind = Object.prototype.timers = 0;', false],
  [
    "for (const name of ['kind', 'number', 'timers', 'run', '0', 'get', 'value']) Object.defineProperty(Object.prototype, name, { get() { throw name; }, set() { throw name; } });",
    false,
  ],
  ['for (let id = 2; id < 9; id += 1) Object.prototype[id] = true; clearTimeout(5);', false],
  ['Array.prototype[Symbol.iterator] = function* () {};', false],
  ["Object.defineProperty(Array.prototype, '0', { get() { throw 1; }, set() { throw 1; } });", false],
  [
    'Reflect.apply = Reflect.ownKeys = Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => 0;',
    false,
  ],
  ['Object.getOwnPropertyDescriptor = Object.getPrototypeOf = Object.is = Object.hasOwn = () => true;', false],
  [
    "Object.defineProperty(Math.events.MessageEvent.prototype, 'data', { get: () => ({ kind: 'ping', number: 7 }) });",
    false,
  ],
  ['Math.events.Event.prototype.preventDefault = () => { throw 1; };', false],
  ['Promise.prototype.then = undefined; Promise.resolve = () => 0;', false],
  ['globalThis.setInterval = globalThis.clearInterval = () => 0; delete globalThis.Reflect;', false],
  ['Object.freeze(Object.prototype); Object.freeze(Math);', false],
])('timers are counted and the language is judged, after %s', async (code, isSound) => {
  const { say, said } = confined();
  say({ kind: 'run', run: 1, message: `${TIMER} ${code} 'done'` });
  await Promise.resolve();
  say(ping(1));
  say(ping(2, true));
  expect(said).toEqual([
    { kind: 'began', run: 1 },
    { kind: 'said', said: 'done' },
    { kind: 'answered', run: 1 },
    { kind: 'pong', number: 1, timers: 1, isSound: true },
    { kind: 'pong', number: 2, timers: 1, isSound },
  ]);
  // Nothing of a run is acknowledged, or done, in another language.
  say({ kind: 'run', run: 2, message: '6 * 7' });
  await Promise.resolve();
  expect(said[5]).toEqual(isSound ? { kind: 'began', run: 2 } : { kind: 'failed' });
});

test.each(['({ get stack() { throw 1; } })', '({ get stack() { return { toString() { throw 1; } }; } })', 'null'])(
  'each error after a run is one report, whatever reading it does: %s',
  (code) => {
    const { fail, said } = confined();
    fail(code);
    fail(code);
    expect(said).toEqual([
      { kind: 'late', report: null },
      { kind: 'late', report: null },
    ]);
  },
);

test('an error after a run is reported when a cell has replaced what events inherit', async () => {
  const { say, fail, said } = confined();
  const code = 'Math.events.Event.prototype.preventDefault = () => { throw 1; }; 1';
  say({ kind: 'run', run: 1, message: code });
  await Promise.resolve();
  fail('null');
  expect(said.at(-1)).toEqual({ kind: 'late', report: null });
});
