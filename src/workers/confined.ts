/** The scope in which a reader's code runs: the language, timers and a console, and nothing that reaches outside. */
import type { FromWorker, ToWorker } from './guard.ts';
import { refuseImports, rememberLanguage } from './language.ts';
import { workerScope } from './scope.ts';

const { apply, deleteProperty } = Reflect;
const numberOf = Number;

/** The global names that a reader's code may use. All others are deleted, those of later browsers too. */
const KEPT = new Set([
  ...['globalThis', 'self', 'undefined', 'NaN', 'Infinity', 'eval', 'isNaN', 'isFinite', 'parseInt', 'parseFloat'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...[
    'Object',
    'Function',
    'Boolean',
    'Symbol',
    'Number',
    'BigInt',
    'String',
    'RegExp',
    'Math',
    'Date',
    'JSON',
    'Intl',
  ],
  ...['Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Iterator', 'Proxy', 'Reflect', 'Promise', 'Temporal'],
  ...['ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'Float16Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['SuppressedError', 'DisposableStack', 'AsyncDisposableStack', 'console', 'performance', 'structuredClone'],
  ...['AbortController', 'AbortSignal', 'DOMException'],
  ...['queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'TextEncoder', 'TextDecoder'],
]);

/**
 * Deletes every name of a global scope that a reader's code may not use. Its prototypes lose all of theirs, because
 * through them a cell would reach what has been replaced in the scope itself.
 */
export function confine(scope: object): void {
  for (const name of KEPT) {
    if (!(name in scope) || Object.hasOwn(scope, name)) continue;
    const value: unknown = Reflect.get(scope, name);
    Object.defineProperty(scope, name, { value, writable: true, configurable: true });
  }
  for (let at: object | null = scope; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null) {
    for (const name of Object.getOwnPropertyNames(at)) {
      if (at !== scope || !KEPT.has(name)) Reflect.deleteProperty(at, name);
    }
  }
}

interface Timers {
  setTimeout(callback: () => void, wait?: number): number;
  clearTimeout(id?: number): void;
  setInterval(callback: () => void, wait?: number): number;
  clearInterval(id?: number): void;
}

/**
 * Replaces the timers of a scope by ones that are counted, in a number that no cell can reach. Returns a function that
 * returns how many are running.
 */
export function countTimers(scope: Timers): () => number {
  const [once, clearOnce] = [scope.setTimeout.bind(scope), scope.clearTimeout.bind(scope)];
  const [often, clearOften] = [scope.setInterval.bind(scope), scope.clearInterval.bind(scope)];
  let count = 0;
  /** Has the ids of the timers that are running, and inherits nothing. */
  const running = Object.create(null) as Record<number, true>;
  function add(id: number): number {
    running[id] = true;
    count += 1;
    return id;
  }
  function remove(id: number): void {
    if (running[id]) count -= 1;
    deleteProperty(running, id);
  }
  function call(callback: unknown, rest: readonly unknown[]): void {
    if (typeof callback === 'function') apply(callback, undefined, rest);
  }
  function clear(given?: number): void {
    // What is given may be an object that is another number each time.
    const id = numberOf(given ?? 0);
    remove(id);
    clearOnce(id);
    clearOften(id);
  }
  Object.assign(scope, {
    setTimeout(callback: unknown, wait?: number, ...rest: unknown[]): number {
      const id = once(() => {
        remove(id);
        call(callback, rest);
      }, wait);
      return add(id);
    },
    setInterval(callback: unknown, wait?: number, ...rest: unknown[]): number {
      return add(often(() => call(callback, rest), wait));
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
  return () => count;
}

/** Makes `AbortSignal.timeout` one of the timers that are counted. */
function countTimeouts({ setTimeout }: Pick<Timers, 'setTimeout'>): void {
  AbortSignal.timeout = (wait) => {
    const controller = new AbortController();
    const late = new DOMException('The operation timed out.', 'TimeoutError');
    setTimeout(() => controller.abort(late), wait);
    return controller.signal;
  };
}

/**
 * Leaves of the console and of `performance` what a cell needs. The browser keeps what is written to its console, and
 * `performance` calls back when its list of requests is full, uncounted.
 */
function replaceTools(scope: object): void {
  const now = performance.now.bind(performance);
  const write = (): void => undefined;
  const tools = {
    console: { log: write, info: write, warn: write, error: write, debug: write },
    performance: { now: () => now(), timeOrigin: performance.timeOrigin },
  };
  for (const [name, value] of Object.entries(tools)) {
    Object.defineProperty(scope, name, { value, writable: true, configurable: true });
  }
}

/** A member of an event, which cells can reach by its prototype: read by the getter that was there before them. */
function reader(type: { readonly prototype: object }, name: string): (event: Event) => unknown {
  const read = Object.getOwnPropertyDescriptor(type.prototype, name)!.get!;
  return (event) => apply(read, event, []) as unknown;
}

/**
 * Confines this worker, and answers the guard. The reader's code shares the thread and the scope, but it cannot reach
 * the functions that are bound here, and these use nothing that it can have replaced.
 *
 * @param handle called with each request; it posts its answers
 * @param lateOf makes the report of an error that was thrown after the run
 */
export function runConfined(
  handle: (request: unknown, post: (answer: unknown) => void) => void | Promise<void>,
  lateOf: (error: unknown) => unknown = () => null,
): void {
  const scope = workerScope<FromWorker, ToWorker>();
  const post = scope.postMessage.bind(scope);
  const listen = addEventListener.bind(self);
  const [dataOf, errorOf] = [reader(MessageEvent, 'data'), reader(ErrorEvent, 'error')];
  const reasonOf = reader(PromiseRejectionEvent, 'reason');
  const { preventDefault } = Event.prototype;

  /** Sends one report of each error, whatever making it runs into: the guard counts them. */
  function late(error: unknown): void {
    try {
      post({ kind: 'late', report: lateOf(error) });
    } catch {
      post({ kind: 'late', report: null });
    }
  }
  async function answer(run: number, request: unknown): Promise<void> {
    if (!isWhole()) {
      post({ kind: 'failed' });
      return;
    }
    post({ kind: 'began', run });
    try {
      await handle(request, (said) => post({ kind: 'said', said }));
      post({ kind: 'answered', run });
    } catch {
      post({ kind: 'failed' });
    }
  }

  listen('error', (event) => {
    apply(preventDefault, event, []);
    late(errorOf(event));
  });
  listen('unhandledrejection', (event) => {
    apply(preventDefault, event, []);
    late(reasonOf(event));
  });
  // The policy of the sandbox refuses every request; one that tries again and again is ended by the guard.
  listen('securitypolicyviolation', () => late(new Error('the sandbox has no network')));
  listen('message', (event) => {
    const message = dataOf(event) as ToWorker;
    if (message.kind === 'run') void answer(message.run, message.message);
    else {
      const isSound = !message.isToLook || isWhole();
      post({ kind: 'pong', number: message.number, timers: timers(), isSound });
    }
  });
  const timers = countTimers(self);
  countTimeouts(self);
  replaceTools(self);
  refuseImports(self);
  confine(self);
  const isWhole = rememberLanguage(self);
}
