/** The scope in which a reader's code runs: the language, timers and a console, and nothing that reaches outside. */
import type { FromWorker } from './guard.ts';
import { workerScope } from './scope.ts';

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

/** Deletes every name of a global scope and of its prototypes that a reader's code may not use. */
export function confine(scope: object): void {
  for (let at: object | null = scope; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null) {
    for (const name of Object.getOwnPropertyNames(at)) if (!KEPT.has(name)) Reflect.deleteProperty(at, name);
  }
}

interface Timers {
  setTimeout(callback: () => void, wait?: number): number;
  clearTimeout(id?: number): void;
  setInterval(callback: () => void, wait?: number): number;
  clearInterval(id?: number): void;
}

/** Replaces the timers of a scope by ones that are counted. Returns a function that returns how many are running. */
export function countTimers(scope: Timers): () => number {
  const [once, clearOnce] = [scope.setTimeout.bind(scope), scope.clearTimeout.bind(scope)];
  const [often, clearOften] = [scope.setInterval.bind(scope), scope.clearInterval.bind(scope)];
  const running = new Set<number>();
  function call(callback: unknown, rest: readonly unknown[]): void {
    if (typeof callback === 'function') Reflect.apply(callback, undefined, rest);
  }
  function clear(id?: number): void {
    if (id === undefined) return;
    running.delete(id);
    clearOnce(id);
    clearOften(id);
  }
  Object.assign(scope, {
    setTimeout(callback: unknown, wait?: number, ...rest: unknown[]): number {
      const id = once(() => {
        running.delete(id);
        call(callback, rest);
      }, wait);
      running.add(id);
      return id;
    },
    setInterval(callback: unknown, wait?: number, ...rest: unknown[]): number {
      const id = often(() => call(callback, rest), wait);
      running.add(id);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
  return () => running.size;
}

/** Makes `AbortSignal.timeout` one of the timers that are counted. */
function countTimeouts(scope: Pick<Timers, 'setTimeout'>): void {
  AbortSignal.timeout = (wait) => {
    const controller = new AbortController();
    const late = new DOMException('The operation timed out.', 'TimeoutError');
    scope.setTimeout(() => controller.abort(late), wait);
    return controller.signal;
  };
}

/** The messages of the guard. */
type ToWorker = { readonly message: unknown } | { readonly ping: number };

/**
 * Confines this worker, and answers the guard. The reader's code shares the thread and the scope, but it cannot reach
 * the functions that are bound here.
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
  const late = (error: unknown): void => post({ late: lateOf(error) });
  listen('error', (event) => {
    event.preventDefault();
    late(event.error);
  });
  listen('unhandledrejection', (event) => {
    event.preventDefault();
    late(event.reason);
  });
  // The policy of the sandbox refuses every request; one that tries again and again is ended by the guard.
  listen('securitypolicyviolation', () => late(new Error('the sandbox has no network')));
  listen('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('ping' in data) post({ pong: data.ping, timers: timers() });
    else void answer(data.message);
  });
  const answer = async (request: unknown): Promise<void> => {
    try {
      await handle(request, (said) => post({ said }));
    } catch {
      post({ failed: true });
    }
  };
  const timers = countTimers(self);
  countTimeouts(self);
  confine(self);
}
