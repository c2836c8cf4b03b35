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

const GOES_ON = /something in it is still running/;
const NO_IMPORT = /a cell cannot call import/;
const NONE = (name: string): RegExp => new RegExp(`there is no “${name}”|${name}( is not (a function|defined)|: no)`);

/** A timer that keeps the thread busy, with a clock that was taken before the language is broken. */
const BUSY = 'const wait = 3e7; setInterval(() => { for (let k = 0; k < wait; k += 1); }, 1); 1';

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
  'timers behind a set without a size': `Object.defineProperty(Set.prototype, 'size', { get: () => 0 }); ${BUSY}`,
  'timers behind sets and maps that add nothing': `Set.prototype.add = Map.prototype.set = () => 1; ${BUSY}`,
  'timers behind objects that all have a count': `Object.prototype.timers = 0; Object.prototype.pong = 1; ${BUSY}`,
  'timers behind lists and functions that do nothing': `Array.prototype.push = Function.prototype.call = () => 0; ${BUSY}`,
  'timers behind calls that do nothing': `Reflect.apply = Function.prototype.apply = Function.prototype.bind = () => 0; ${BUSY}`,
  'timers behind a clock that stands': `performance.now = Date.now = () => 0; setInterval(() => { for (let k = 0; k < 1e8; k += 1); }, 1); 1`,
  'a timer that is cleared by a changing number': `const id = setInterval(() => 1, 5); let turn = 0;
clearInterval({ valueOf: () => (turn++ ? 0 : id + 1e9) }); 1`,
  'a timer in an hour': 'setTimeout(() => 1, 3_600_000); 1',
  'a few timers that each start the next ones':
    'const more = () => { setTimeout(more, 40); setTimeout(() => 1, 80); }; more(); 1',
  'a promise whose value is always another promise': `const next = { then(go) { queueMicrotask(() => go(next)); } };
void Promise.resolve(next); 1`,
  'an async list without an end': 'void Array.fromAsync({ async *[Symbol.asyncIterator]() { for (;;) yield 1; } }); 1',
  'an async generator without an end': `const all = async function* () { for (;;) yield null; };
void (async () => { for await (const one of all()) one; })(); 1`,
};

/** What could go on without a timer: requests for modules, in all the ways to say it. */
const IMPORTS: Readonly<Record<string, string>> = {
  'imports without an end': 'void (async () => { for (;;) await import("x").catch(() => 0); })(); 1',
  'imports of blobs':
    "void (async () => { for (let i = 0; ; i += 1) await import('blob:null/' + i).catch(() => 0); })(); 1",
  'imports with a type': "void import('data:text/css,', { with: { type: 'css' } }).catch(() => 0); 1",
  'an import behind a comment': "void import/* of nothing */('x'); 1",
  'imports by eval': `(0, eval)("im" + "port('x')"); 1`,
  'imports by Function': `new Function("return imp" + "ort('x')")(); 1`,
  'imports by an async generator': `(async function* () {}).constructor("yield imp" + "ort('x')")(); 1`,
  'imports behind the comment of a page': `Function("return imp" + "ort <!-- x \\n('x')")(); 1`,
  'imports after the check is broken': `RegExp.prototype.exec = () => null; globalThis.String = () => '';
Object.defineProperty(Array.prototype, 0, { set() {} }); Function("return imp" + "ort('x')")(); 1`,
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
  FinalizationRegistry: 'new FinalizationRegistry(() => 1)',
  WeakRef: 'new WeakRef({})',
  PerformanceObserver: 'new PerformanceObserver(() => 1)',
  scheduler: 'scheduler.postTask(() => 1)',
  reportError: 'reportError(1)',
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

/** Makes text of signs from some place on: `signs(0x4e00, 100, ' ')`. */
const SIGNS = `const signs = (from, many, between = '') =>
  Array.from({ length: many }, (_, i) => String.fromCodePoint(from + i)).join(between);
`;
const MARKS = "'Z' + '\\u0300'.repeat(19_000)";

/** Results that are small, and that a browser needs long to lay out. */
const LAID_OUT: Readonly<Record<string, string>> = {
  'a long word': "'x'.repeat(20_000)",
  'a long word of pairs': "'AV'.repeat(10_000)",
  'a long word in a list': "['x'.repeat(20_000), ['fi'.repeat(10_000)]]",
  'a table of long words': "range(10).map(() => ({ a: 'x'.repeat(20_000) }))",
  'a table of many cells': "range(200).map(() => Object.fromEntries(range(30).map((i) => ['n' + i, 'a b'])))",
  'heaps of marks': MARKS,
  'a table of heaps of marks': `range(10).map(() => ({ a: ${MARKS} }))`,
  'lines of heaps of marks': "for (let i = 0; i < 200; i += 1) console.log('a' + '\\u0300'.repeat(1_990)); 1",
  'letters with marks': "('Z' + '\\u0300'.repeat(8)).repeat(2_000)",
  'lines of long words': "for (let i = 0; i < 200; i += 1) console.log('x'.repeat(1_990)); 1",
  'lines of empty lines': "for (let i = 0; i < 200; i += 1) console.log('\\n'.repeat(1_990)); 1",
  'a text of empty lines': "'\\n'.repeat(20_000)",
  'a text of tabs': "'a\\t'.repeat(10_000)",
  'a long word of Arabic': "'\\u0628'.repeat(20_000)",
  'words in both directions': "'a \\u05d0 1 '.repeat(3_300)",
  'turns of direction': "'\\u202ea\\u202bb'.repeat(5_000)",
  'three alphabets in turn': "'a \\u03b1 \\u0431 '.repeat(3_300)",
  'two writings in turn': "'a\\u4e00'.repeat(10_000)",
  'signs of many fonts': `${SIGNS}signs(0x2100, 2_500, ' ').repeat(4)`,
  'all ideographs': `${SIGNS}signs(0x4e00, 20_000)`,
  'all signs': `${SIGNS}signs(0x250, 20_000)`,
  'joined emoji': "'\\u{1f468}\\u200d'.repeat(6_000)",
  'joined consonants': "'\\u0915\\u094d'.repeat(10_000)",
  'syllables without an end': "'\\u1100'.repeat(20_000)",
  'invisible signs': "'\\u200d'.repeat(20_000)",
  'soft hyphens': "'a\\u00ad'.repeat(10_000)",
  'an error of marks': `throw new Error(${MARKS})`,
  'a thrown long word': "throw 'x'.repeat(20_000)",
  'late errors of marks': `for (let i = 0; i < 20; i += 1) setTimeout(() => { throw new Error(${MARKS}); }); 1`,
  'a tree of marks': `range(100).map(() => range(20).map(() => ['Z' + '\\u0300'.repeat(200)]))`,
  'names of marks': `Object.fromEntries(range(50).map((i) => [i + '\\u0300'.repeat(500), i]))`,
  'options of marks':
    "for (let i = 0; i < 20; i += 1) choice('c' + i, range(200).map((k) => k + '\\u0300'.repeat(110)))",
  'labels of marks': "for (let i = 0; i < 20; i += 1) toggle(i + '\\u0300'.repeat(110)); 1",
  'twenty large grids': "for (let i = 0; i < 20; i += 1) grid('g' + i, { width: 20, height: 20 }); 1",
  'a chart of marks':
    "chart(range(60).map((i) => ({ x: i + '\\u0300'.repeat(55), y: i })), { kind: 'bar', title: 'Z' + '\\u0300'.repeat(110) })",
  'a chart of many words': "chart(range(1_000).map((i) => ({ x: 'word ' + i, y: i })))",
  'a problem of marks': `const p = problem('Z' + '\\u0300'.repeat(110));
p.primary(range(100).map((i) => i + '\\u0300'.repeat(50)));
for (let i = 0; i < 100; i += 1) p.row(i + '\\u0300'.repeat(100), [i + '\\u0300'.repeat(50)]);
p`,
};

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
  'Object.prototype.ping = 1; 1',
  'Object.prototype.took = 0; 1',
  'Object.prototype.kind = Object.prototype.run = 1; 1',
  'Object.prototype.then = () => {}; 1',
  'Object.prototype.toJSON = Object.prototype.get = () => { throw 1; }; 1',
  'for (const name of ["kind", "run", "cells", "0"]) Object.defineProperty(Object.prototype, name, { get() { throw name; } }); 1',
  'Array.prototype[Symbol.iterator] = function* () {}; 1',
  'Array.prototype.map = () => []; Array.prototype.filter = () => []; 1',
  'Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 1 }); 1',
  'Object.defineProperty(Array, Symbol.species, { value: Object }); 1',
  'globalThis.Function = () => 0; (() => 0).constructor = null; 1',
  'Promise.resolve = () => 0; Object.defineProperty(Promise.prototype, "constructor", { get() { throw 1; } }); 1',
  'RegExp.prototype.exec = () => null; String.prototype.split = () => []; 1',
  'Object.freeze(Object.prototype); Object.freeze(Error.prototype); 1',
  'Object.setPrototypeOf(Object.prototype.constructor, null); Object.setPrototypeOf(Array.prototype, null); 1',
  'Number.prototype.toLocaleString = () => "43"; Number.isInteger = () => true; 1',
  'setTimeout(() => { Object.prototype.then = () => {}; }); 1',
];

export const attacks: readonly Attack[] = [
  ...Object.entries(ON_AND_ON).map(([name, code]) => ({ name, code, said: GOES_ON })),
  ...Object.entries(OUTSIDE).map(([name, code]) => ({ name: `the name ${name}`, code, said: NONE(name) })),
  ...Object.entries(IMPORTS).map(([name, code]) => ({ name, code, said: NO_IMPORT })),
  ...LARGE,
  ...Object.entries(LAID_OUT).map(([name, code]) => ({ name, code, said: null })),
  ...BREAKING.map((code) => ({ name: `a broken language: ${code.slice(0, 40)}`, code, said: null })),
  { name: 'a wait for nothing', code: 'await new Promise(() => {}); 1', said: /could no longer come/ },
  {
    name: 'errors that throw when they are read',
    code: `const again = () => void Promise.reject(Object.defineProperty(new Error(), 'stack', { get() { again(); throw 1; } }));
again(); 1`,
    said: /kept sending/,
  },
  {
    name: 'the callers of a function',
    code: `const who = Function("return arguments.callee.caller"); let found = 'none';
problem('P').primary('a').row('r', ['a']).row('s', ['a']).clash(() => true);
[1].map(() => (found = who() ?? found)); found`,
    said: /none/,
  },
  {
    name: 'the timers that a scope inherits',
    code: `const names = []; for (let at = Object.getPrototypeOf(globalThis); at; at = Object.getPrototypeOf(at))
  names.push(...Object.getOwnPropertyNames(at)); names.filter((name) => /time|interval|listen|post/i.test(name)).join() || 'none'`,
    said: /none/,
  },
  { name: 'a loop', code: 'for (;;);', said: /Running/ },
  { name: 'an endless recursion', code: 'const f = () => f(); f()', said: /stack|recursion/ },
  {
    name: 'an endless allocation',
    code: 'const all = []; for (;;) all.push(new Float64Array(1000));',
    said: /Running|stopped/,
  },
  {
    name: 'a late throw',
    code: 'setTimeout(() => { throw new Error("too late"); }); 1',
    said: /An error after the run: too late/,
  },
  {
    name: 'a refused promise',
    code: 'Promise.reject(new Error("not kept")); 1',
    said: /An error after the run: not kept/,
  },
  {
    name: 'a hundred late throws',
    code: 'for (let i = 0; i < 100; i += 1) setTimeout(() => { throw i; }); 1',
    said: /After the run|kept sending/,
  },
];
