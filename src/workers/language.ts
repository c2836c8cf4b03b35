/**
 * The language as it is before a reader's code runs. A cell may replace any built-in, so nothing that runs later here
 * uses what a cell can reach: functions are captured, lists are read by index, and of objects only own properties.
 */
import { IMPORT_CALL, NO_IMPORT } from '#notebook/import-calls.ts';

const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, hasOwn, is, isExtensible } = Object;
const { apply, construct, ownKeys } = Reflect;
const { exec } = RegExp.prototype;
const textOf = String;

/** The constructors that make functions of texts. */
const MAKERS = [
  Function,
  (async () => await Promise.resolve()).constructor,
  function* () {}.constructor,
  async function* () {}.constructor,
] as readonly FunctionConstructor[];

/** Objects of the language that no global name leads to. */
const HIDDEN: readonly object[] = [
  ...MAKERS.map(({ prototype }) => prototype as object),
  ...[[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/a/g)],
];

/** An object as it was: its prototype, and its own properties by index. */
interface Known {
  readonly object: object;
  readonly prototype: object | null;
  readonly isExtensible: boolean;
  readonly names: readonly PropertyKey[];
  readonly had: readonly PropertyDescriptor[];
}

/**
 * Notes everything that the names of a global scope lead to. New names in the scope itself are no change.
 * @returns a function that returns true while everything is as it was
 */
export function rememberLanguage(scope: object): () => boolean {
  const known: Known[] = [];
  const seen = new Set<unknown>([scope, null]);
  const found = [...HIDDEN];
  const note = (object: object): Known => {
    const names = ownKeys(object);
    const had = names.map((name) => getOwnPropertyDescriptor(object, name)!);
    const prototype = getPrototypeOf(object) as object | null;
    for (const one of [prototype, ...had.flatMap(({ value, get, set }): unknown[] => [value, get, set])]) {
      if (seen.has(one) || (typeof one !== 'object' && typeof one !== 'function')) continue;
      seen.add(one);
      found.push(one as object);
    }
    return { object, prototype, isExtensible: isExtensible(object), names, had };
  };
  const globals = note(scope);
  for (let object = found.pop(); object; object = found.pop()) known.push(note(object));

  return () => {
    for (let at = 0; at < known.length; at += 1) if (!isSame(known[at]!)) return false;
    return hasAll(globals);
  };
}

function isSame(known: Known): boolean {
  return (
    ownKeys(known.object).length === known.names.length &&
    getPrototypeOf(known.object) === known.prototype &&
    isExtensible(known.object) === known.isExtensible &&
    hasAll(known)
  );
}

/** True while the object has each property that it had, with the same value and the same attributes. */
function hasAll(known: Known): boolean {
  for (let at = 0; at < known.names.length; at += 1) {
    const was = known.had[at]!;
    const now = getOwnPropertyDescriptor(known.object, known.names[at]!);
    if (now?.configurable !== was.configurable || now?.enumerable !== was.enumerable) return false;
    const isValue = hasOwn(was, 'value');
    if (now === undefined || hasOwn(now, 'value') !== isValue) return false;
    if (isValue && (!is(now.value, was.value) || now.writable !== was.writable)) return false;
    if (!isValue && (now.get !== was.get || now.set !== was.set)) return false;
  }
  return true;
}

/**
 * Lets `eval` and the constructors of functions refuse a text that may call `import(…)`, and makes them the only way to
 * run a text.
 */
export function refuseImports(scope: object): void {
  // It runs a text in the global scope, and not in the one of this function.
  const run = Reflect.get(scope, 'eval') as (code: unknown) => unknown;
  replace(scope, 'eval', (code: unknown) => run(typeof code === 'string' ? checked(code) : code));
  for (const maker of MAKERS) {
    const prototype = maker.prototype as object;
    const make = function (...parts: unknown[]): unknown {
      // The places are there already: nothing is looked up in `Array.prototype`.
      for (let at = 0; at < parts.length; at += 1) parts[at] = checked(parts[at]);
      return construct(maker, parts);
    };
    replace(make, 'prototype', prototype);
    replace(make, 'name', maker.name);
    replace(prototype, 'constructor', make);
    if (maker === Function) replace(scope, 'Function', make);
  }
}

/** @throws EvalError for a text that may call `import(…)` */
function checked(code: unknown): string {
  const text = textOf(code);
  if (apply(exec, IMPORT_CALL, [text]) !== null) throw new EvalError(NO_IMPORT);
  return text;
}

function replace(object: object, name: string, value: unknown): void {
  defineProperty(object, name, { value });
}
