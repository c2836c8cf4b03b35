/**
 * Code that a stranger's notebook might bring: it floods the page, goes on after its run, or does not end. After each, a
 * press on the page is answered and the next cell runs (tests/e2e/notebook/sandbox.test.ts, tests/browsers).
 */
export interface Attack {
  readonly name: string;
  readonly code: string;
  /** What the cell says in the end, in its status, its fault or its output; null when it does not matter. */
  readonly said: RegExp | null;
}

const GOES_ON = /something in it goes on/;
const NONE = (name: string): RegExp => new RegExp(`there is no “${name}”|${name}( is not (a function|defined)|: no)`);

/** Code that runs once it is put on the list, in whatever way. */
const ON_AND_ON: Readonly<Record<string, string>> = {
  'a timer that comes back': 'setInterval(() => Math.random(), 5); 1',
  'a chain of timers': 'const again = () => void setTimeout(again, 1); again(); 1',
  'a signal that times out again and again':
    'const again = () => void (AbortSignal.timeout(1).onabort = again); again(); 1',
  'a timer with a loop': 'setTimeout(() => { for (;;); }, 0); 1',
  'a late loop in a promise': 'void Promise.resolve().then(() => { for (;;); }); 1',
  'a storm of promises': 'void (async () => { for (;;) await null; })(); 1',
  'a storm of microtasks': 'const again = () => queueMicrotask(again); again(); 1',
  'many timers': 'for (let i = 0; i < 1000; i += 1) setInterval(() => { for (let k = 0; k < 1e6; k += 1); }, 1); 1',
  'timers that allocate': 'const all = []; setInterval(() => all.push(new Float64Array(1e4)), 5); 1',
};

/** Names that reach out of a worker. */
const OUTSIDE: Readonly<Record<string, string>> = {
  postMessage: 'setInterval(() => postMessage({ a: 1 }), 5); postMessage(1)',
  Worker: 'new Worker("blob:x")',
  SharedWorker: 'new SharedWorker("x")',
  BroadcastChannel: 'new BroadcastChannel("x")',
  MessageChannel: 'new MessageChannel()',
  importScripts: 'importScripts("/x.js")',
  fetch: 'fetch("/")',
  XMLHttpRequest: 'new XMLHttpRequest()',
  WebSocket: 'new WebSocket("ws://localhost")',
  EventSource: 'new EventSource("/")',
  WebTransport: 'new WebTransport("https://localhost")',
  indexedDB: 'indexedDB.open("x")',
  caches: 'caches.open("x")',
  navigator: 'navigator.storage',
  location: 'location.href',
  addEventListener: 'addEventListener("message", (event) => event.stopImmediatePropagation())',
  close: 'close()',
  FontFace: 'new FontFace("x", "url(/x)")',
  OffscreenCanvas: 'new OffscreenCanvas(1e5, 1e5)',
  WebAssembly: 'new WebAssembly.Memory({ initial: 60000 })',
  Atomics: 'Atomics.wait(new Int32Array(4), 0, 0)',
  crypto: 'crypto.subtle',
  URL: 'URL.createObjectURL(1)',
  Blob: 'new Blob(["x"])',
};

const LONG = '"x".repeat(20_000)';

/** Results that are too large, and how much of them is shown. */
const LARGE: readonly Attack[] = [
  { name: 'a text of 200 MB', code: '"x".repeat(2e8)', said: /x{20000} …/ },
  {
    name: 'many long texts in a table',
    code: `Array.from({ length: 200 }, () => Object.fromEntries(Array.from({ length: 30 }, (_, i) => ["n" + i, ${LONG}])))`,
    said: /n29/,
  },
  {
    name: 'many long texts in a tree',
    code: `Array.from({ length: 200 }, () => ({ deep: Array.from({ length: 30 }, () => [${LONG}]) }))`,
    said: /a list of 200/,
  },
  { name: 'five million objects', code: 'Array.from({ length: 5e6 }, (_, a) => ({ a }))', said: /more rows/ },
  { name: 'a list with a hole of a billion', code: '[new Array(1e9)]', said: /./ },
  { name: 'a list of lists without an end', code: 'const all = []; all.push(all, all, all); all', said: /a list of 3/ },
  { name: 'a million lines', code: 'for (let i = 0; i < 1e6; i += 1) console.log(i); 1', said: /is not shown/ },
  { name: 'a long line', code: 'console.log("y".repeat(1e8)); 1', said: /yyy/ },
  {
    name: 'too many choices',
    code: 'choice("c", Array.from({ length: 1000 }, (_, i) => "o" + i))',
    said: /at most 200 options of at most 120 characters/,
  },
  { name: 'long choices', code: `choice("c", [${LONG}])`, said: /at most 200 options of at most 120 characters/ },
  { name: 'a long label', code: `toggle(${LONG})`, said: /at most 120 characters/ },
  {
    name: 'too many inputs',
    code: 'for (let i = 0; i < 2000; i += 1) toggle("t" + i)',
    said: /at most 20 inputs/,
  },
  { name: 'a grid that is too large', code: 'grid("g", { width: 1e6, height: 1e6 })', said: /1 to 20/ },
  {
    name: 'a problem that is too large',
    code: 'const p = problem("P"); p.primary(range(1e6).map((i) => "c" + i)); p',
    said: /./,
  },
];

/** What the cell breaks of the language that the sandbox itself is written in. */
const BREAKING: readonly string[] = [
  'Array.prototype.push = () => { throw 1; }; 1',
  'Array.prototype.map = undefined; Array.prototype.slice = undefined; 1',
  'Object.entries = Object.keys = undefined; 1',
  'Function.prototype.call = Function.prototype.apply = undefined; 1',
  'Object.prototype.outcome = 1; Object.prototype.said = 2; 1',
  'Promise.prototype.then = undefined; 1',
  'Map.prototype.get = Map.prototype.set = Set.prototype.add = Set.prototype.delete = () => 1; 1',
  'JSON.stringify = undefined; String = undefined; Number = undefined; 1',
  'performance.now = () => -1e9; Date.now = () => NaN; 1',
  'Object.freeze(globalThis); Object.freeze(Array.prototype); 1',
  'for (const name of Object.getOwnPropertyNames(globalThis)) try { globalThis[name] = null; } catch {} 1',
  'Error.stackTraceLimit = 0; Error.prepareStackTrace = () => { for (;;); }; null.x',
];

export const attacks: readonly Attack[] = [
  ...Object.entries(ON_AND_ON).map(([name, code]) => ({ name, code, said: GOES_ON })),
  ...Object.entries(OUTSIDE).map(([name, code]) => ({ name: `the name ${name}`, code, said: NONE(name) })),
  ...LARGE,
  ...BREAKING.map((code) => ({ name: `a broken language: ${code.slice(0, 40)}`, code, said: null })),
  {
    name: 'an import without an end',
    code: 'void (async () => { for (;;) await import("x").catch(() => 0); })(); 1',
    said: /goes on|went on sending|no network|ended/,
  },
  { name: 'a loop', code: 'for (;;);', said: /Running/ },
  { name: 'an endless recursion', code: 'const f = () => f(); f()', said: /stack|recursion/ },
  {
    name: 'an endless allocation',
    code: 'const all = []; for (;;) all.push(new Float64Array(1000));',
    said: /Running|ended/,
  },
  {
    name: 'a late throw',
    code: 'setTimeout(() => { throw new Error("too late"); }); 1',
    said: /After the run, too late/,
  },
  { name: 'a refused promise', code: 'Promise.reject(new Error("not kept")); 1', said: /After the run, not kept/ },
  {
    name: 'a hundred late throws',
    code: 'for (let i = 0; i < 100; i += 1) setTimeout(() => { throw i; }); 1',
    said: /After the run|went on sending/,
  },
];
