/** The language of a worker, in a realm of its own: that every change of it is noticed, and that no text imports. */
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

let script = '';

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from './src/workers/language.ts'", resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'language',
  });
  script = outputFiles[0]!.text;
});

/** Runs code in a fresh realm, and returns whether its language is still as it was. */
function isWholeAfter(code: string): boolean {
  const realm = createContext({});
  runInContext(`'use strict'; ${script}`, realm);
  const isWhole = runInContext('language.rememberLanguage(globalThis)', realm) as () => boolean;
  expect(isWhole()).toBe(true);
  runInContext(code, realm);
  return isWhole();
}

test.each([
  '1 + 1',
  'globalThis.own = [1, 2, 3].map((one) => one * 2); class Own extends Map {} new Own([[1, 2]]).get(1)',
  'const text = "a1b2".replace(/\\d/g, (digit) => `<${digit}>`); [...text.matchAll(/</g)]; JSON.stringify({ text })',
  'function* walk() { yield* [1, 2]; } [...walk()]; Promise.resolve().then(() => 1); new Intl.NumberFormat().format(1)',
  'try { null.x } catch (error) { error.stack }; Object.freeze([1]); new Proxy({}, {}); new Float64Array(3).sort()',
])('what cells do every day is no change: %s', (code) => {
  expect(isWholeAfter(code)).toBe(true);
});

test.each([
  'Object.prototype.ping = 1',
  'Object.prototype.kind = "pong"',
  'Object.prototype.then = () => {}',
  'Object.defineProperty(Object.prototype, "outcome", { get() { throw 1; } })',
  'Object.prototype.__proto__; Object.defineProperty(Object.prototype, "get", { value: 1 })',
  'Object.prototype[0] = 1',
  'Array.prototype[Symbol.iterator] = function* () {}',
  'Array.prototype.map = () => []',
  'Array.prototype[0] = 1',
  'Array.prototype.sum = function () { return 0; }',
  'delete Array.prototype.flat',
  'Object.setPrototypeOf(Array.prototype, null)',
  'Object.defineProperty(Set.prototype, "size", { get: () => 0 })',
  'Set.prototype.add = function () { return this; }',
  'Map.prototype.get = () => 1',
  'Object.getPrototypeOf(new Map().entries()).next = () => ({ done: true })',
  'Object.getPrototypeOf([].values()).next = () => ({ done: true })',
  'Object.getPrototypeOf(function* () {}.prototype).next = () => ({ done: true })',
  'Object.getPrototypeOf(async function () {}).constructor; Object.getPrototypeOf(async function () {}).call = 1',
  'globalThis.Function = () => 0',
  'globalThis.Map = class extends Map {}',
  'delete globalThis.JSON',
  'Promise.prototype.then = undefined',
  'Object.defineProperty(Promise.prototype, "constructor", { get() { throw 1; } })',
  'Promise.resolve = () => 0',
  'Symbol.prototype[Symbol.toPrimitive]; String.prototype.split = () => []',
  'RegExp.prototype.exec = () => null',
  'Object.defineProperty(RegExp.prototype, "flags", { get: () => "" })',
  'Math.random = () => 0.5',
  'Error.stackTraceLimit = 0',
  'Error.prepareStackTrace = () => 0',
  'Error.prototype.toString = () => { for (;;); }',
  'Array.prototype.push.call = () => 0',
  'Function.prototype[Symbol.hasInstance]; Object.defineProperty(Array, Symbol.hasInstance, { value: () => true })',
  'Object.defineProperty(Array, Symbol.species, { value: Object })',
  'Object.freeze(Array.prototype)',
  'Object.freeze(Object.prototype)',
  'Object.preventExtensions(Error.prototype)',
  'Intl.NumberFormat.prototype.formatToParts = 1',
  'Object.getPrototypeOf(Int8Array).prototype.set = () => 0',
  'Number.prototype.toLocaleString = () => "1"',
  'Reflect.ownKeys = () => []; Object.getOwnPropertyDescriptor = () => undefined',
  'Object.is = () => true; Object.hasOwn = () => true; Reflect.apply = () => true; Array.prototype.pop = () => 0',
])('%s is noticed', (code) => {
  expect(isWholeAfter(code)).toBe(false);
});

/** What becomes of code in a realm whose texts cannot import. */
function ran(code: string): unknown {
  const realm = createContext({ asked: [] });
  runInContext(`'use strict'; ${script}`, realm);
  runInContext('language.refuseImports(globalThis)', realm);
  return runInContext(`try { ${code} } catch (error) { error.message }`, realm);
}

test.each([
  'eval("import(\'x\')")',
  '(0, eval)("im" + "port(\'x\')")',
  'Function("return import(\'x\')")',
  'new Function("a = import(\'x\')", "")',
  'new (class extends Function {})("import(\'x\')")',
  '(() => 0).constructor("return import(\'x\')")',
  '(async () => 0).constructor("await import(\'x\')")',
  '(function* () {}).constructor("yield import(\'x\')")',
  '(async function* () {}).constructor("for await (const one of [import(\'x\')]) yield one")',
  'Function("import/* a comment */(\'x\')")',
  'Function("import // a comment\\n(\'x\')")',
  'Function("import <!-- a comment\\n(\'x\')")',
  'Function("import\\n--> a comment\\n(\'x\')")',
  'Function("import\\u2028\\ufeff(\'x\')")',
  'Function("return import.meta")',
  'let turn = 0; Function({ toString: () => (turn += 1) > 1 ? "" : "import(1)" })',
  'RegExp.prototype.exec = () => null; globalThis.String = () => ""; eval("import(\'x\')")',
  'Object.defineProperty(Array.prototype, 0, { set() {} }); Function("import(\'x\')")',
])('no text imports: %s', (code) => {
  expect(ran(code)).toMatch(/^a cell cannot call import\(…\)/);
});

test('other texts run as ever', () => {
  expect(ran('eval("1 + 1") + eval(1)')).toBe(3);
  expect(ran('new Function("a", "b", "return a + b")(1, 2)')).toBe(3);
  expect(ran('Function("important", "return important")(7)')).toBe(7);
  expect(ran('Function.name + Function.prototype.constructor.name + (() => 0 instanceof Function)()')).toBe(
    'FunctionFunctionfalse',
  );
  expect(ran('(() => 0) instanceof Function')).toBe(true);
});
