/**
 * The guard of the sandbox: a worker around the worker that runs a reader's code. It weighs every message on its own
 * thread before the page sees it, and watches what goes on after a run. `public/sandbox/box.html` starts it.
 */
import { createScales } from './weight.ts';

/** The messages of the page to the guard. */
export type ToGuard =
  /** Starts the worker with this code, a classic script. */
  | { readonly script: string }
  /** A request for the worker, which begins a run. */
  | { readonly message: unknown }
  /** The page has the last answer of the run. */
  | { readonly rest: true }
  /** Asks whether the worker still answers. */
  | { readonly ask: true };

/** Why the guard ended the worker. */
export type GuardEnd =
  /** It sent more than a run may send, or something that is not plain data, or its script failed. */
  | 'broken'
  /** Something went on for too long after its run. */
  | 'went on';

/** The messages of the guard to the page. */
export type FromGuard =
  | { readonly said: unknown }
  /** An error that was thrown after the cell had returned. */
  | { readonly late: unknown }
  /** Whether something goes on after the run: a timer, or code that does not return. */
  | { readonly going: boolean }
  | { readonly isAlive: boolean }
  | { readonly ended: GuardEnd };

/** The messages of the worker to the guard (`confined.ts`). */
export type FromWorker =
  | { readonly said: unknown }
  | { readonly late: unknown }
  | { readonly pong: number; readonly timers: number }
  /** The code that runs the cells has failed itself: a cell has changed the language under it. */
  | { readonly failed: true };

/** The worker inside. */
interface Inner {
  postMessage(message: unknown): void;
  terminate(): void;
}

/** A worker that does not answer within this time is taken for stuck, in milliseconds. */
export const ANSWER_MS = 500;
/** Code may go on after its run for this time, in milliseconds. */
export const MOST_GOING_MS = 10_000;
/** Errors that are reported after a run; more of them end the worker. */
const MOST_LATE = 20;

/**
 * @param open starts the worker; its messages go to `hear`, a failure of its script to `fail`
 * @returns the function that takes the messages of the page
 */
export function createGuard(
  post: (message: FromGuard) => void,
  open: (script: string, hear: (message: FromWorker) => void, fail: () => void) => Inner,
): (message: ToGuard) => void {
  let worker: Inner | null = null;
  let scales = createScales();
  /** Counts the runs. */
  let run = 0;
  let isResting = false;
  let late = 0;
  /** The number of the last ping, its answer to come, and what takes it. */
  let ping = 0;
  let looking: Promise<number | null> | null = null;
  let heard: (timers: number) => void = () => undefined;

  function end(why: GuardEnd): void {
    worker?.terminate();
    worker = null;
    post({ ended: why });
  }

  function hear(message: FromWorker): void {
    if (!worker) return;
    if ('pong' in message) {
      if (message.pong === ping) heard(message.timers);
    } else if ('failed' in message) end('broken');
    else if ('late' in message) {
      late += 1;
      if (late > MOST_LATE || !scales.takes(message)) end('broken');
      else post(message);
    } else if (isResting || !scales.takes(message)) end('broken');
    else post({ said: message.said });
  }

  /** Asks the worker for a sign of life. Returns its number of timers; null when it does not answer in time. */
  function look(): Promise<number | null> {
    looking ??= new Promise<number | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_MS);
      heard = (timers) => {
        clearTimeout(timer);
        resolve(timers);
      };
      ping += 1;
      worker?.postMessage({ ping });
    }).finally(() => (looking = null));
    return looking;
  }

  /** Watches the worker after a run, until nothing goes on any more. */
  async function rest(): Promise<void> {
    isResting = true;
    const mine = run;
    const isOver = (): boolean => mine !== run || !worker;
    const began = performance.now();
    for (let wasGoing = false; ; wasGoing = true) {
      const isGoing = (await look()) !== 0;
      if (isOver()) return;
      if (isGoing !== wasGoing) post({ going: isGoing });
      if (!isGoing) return;
      if (performance.now() - began > MOST_GOING_MS) {
        end('went on');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      if (isOver()) return;
    }
  }

  return (message) => {
    if ('script' in message) worker = open(message.script, hear, () => worker && end('broken'));
    else if ('message' in message) {
      run += 1;
      isResting = false;
      scales = createScales();
      late = 0;
      worker?.postMessage({ message: message.message });
    } else if ('rest' in message) void rest();
    else void look().then((timers) => post({ isAlive: timers !== null }));
  };
}
