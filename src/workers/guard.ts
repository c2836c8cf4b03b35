/**
 * The guard of the sandbox: a worker around the worker that runs a reader's code. It weighs every message on its own
 * thread before the page sees it, and asks the worker for signs of life as long as it lives: what a cell has done to its
 * own thread changes nothing here. `public/sandbox/box.html` starts it.
 */
import { createScales } from './weight.ts';

/** The messages of the page to the guard. */
export type ToGuard =
  /** Starts the worker with this code, a classic script. */
  | { readonly kind: 'start'; readonly script: string }
  /** A request for the worker, which begins a run. */
  | { readonly kind: 'run'; readonly message: unknown }
  /** The page has the last answer of the run. */
  | { readonly kind: 'rest' }
  /** Asks how the worker is. */
  | { readonly kind: 'ask' };

/** Why the guard ended the worker. */
export type GuardEnd =
  /** It sent more than a run may send, or something that is not plain data, or its script or the language in it failed. */
  | 'broken'
  /** Its run waits for something that cannot come any more. */
  | 'never'
  /** Something went on for too long after its run. */
  | 'went on';

/** How the worker is: it does not answer, or earlier cells have changed the language itself, or neither. */
export type Health = 'stuck' | 'changed' | 'well';

/** The messages of the guard to the page. */
export type FromGuard =
  /** It has started the worker. */
  | { readonly kind: 'awake' }
  | { readonly kind: 'said'; readonly said: unknown }
  /** An error that was thrown after the cell had returned. */
  | { readonly kind: 'late'; readonly report: unknown }
  /** Whether something goes on after the run: a timer, or code that does not return. */
  | { readonly kind: 'going'; readonly isGoing: boolean }
  | { readonly kind: 'health'; readonly health: Health }
  | { readonly kind: 'ended'; readonly why: GuardEnd };

/** The messages of the guard to the worker. */
export type ToWorker =
  | { readonly kind: 'run'; readonly run: number; readonly message: unknown }
  /** Asks for a pong; `isToLook` asks whether the language is as it was, too. */
  | { readonly kind: 'ping'; readonly number: number; readonly isToLook: boolean };

/** The messages of the worker to the guard (`confined.ts`). */
export type FromWorker =
  | { readonly kind: 'said'; readonly said: unknown }
  | { readonly kind: 'late'; readonly report: unknown }
  | Pong
  /** The run begins; the language is as it was. */
  | { readonly kind: 'began'; readonly run: number }
  /** The run has answered all that it was asked. */
  | { readonly kind: 'answered'; readonly run: number }
  /** The language is not as it was, or the code that runs the cells has failed itself. */
  | { readonly kind: 'failed' };

interface Pong {
  readonly kind: 'pong';
  readonly number: number;
  /** How many timers are running. */
  readonly timers: number;
  /** False when it was asked to look, and the language is not as it was. */
  readonly isSound: boolean;
}

/** The worker inside. */
interface Inner {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** A worker that does not answer within this time is taken for stuck, in milliseconds. */
export const ANSWER_MS = 500;
/** The time between two looks at a worker that rests, in milliseconds. */
export const RESTING_MS = 2_000;
/** Code may go on after its run for this time altogether, in milliseconds. */
export const MOST_GOING_MS = 10_000;
/**
 * A worker that rests answers several pings in a row. When even the fastest answer takes so long, in milliseconds,
 * something else keeps the thread busy; a busy machine is slow now and then, and not each time.
 */
const BUSY_MS = 20;
const PINGS = 5;
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
  let state: 'waiting' | 'began' | 'answered' | 'resting' = 'resting';
  let late = 0;
  /** How many answers the run has sent. */
  let said = 0;
  let ping = 0;
  /** Pings without an answer, by their numbers. */
  const asked = new Map<number, (pong: Pong) => void>();

  function end(why: GuardEnd): void {
    worker?.terminate();
    worker = null;
    post({ kind: 'ended', why });
  }

  function hear(message: FromWorker): void {
    if (!worker) return;
    switch (message.kind) {
      case 'pong':
        asked.get(message.number)?.(message);
        break;
      case 'began':
      case 'answered':
        if (message.run === run && state !== 'resting') state = message.kind;
        break;
      case 'late':
        late += 1;
        if (late > MOST_LATE || !scales.takes(message)) end('broken');
        else post(message);
        break;
      case 'said':
        said += 1;
        if (state === 'resting' || !scales.takes(message)) end('broken');
        else post({ kind: 'said', said: message.said });
        break;
      default:
        end('broken');
    }
  }

  /** Asks the worker for a sign of life; null when it does not answer in time. */
  function look(isToLook = false, within = ANSWER_MS): Promise<Pong | null> {
    ping += 1;
    const number = ping;
    return new Promise<Pong | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), within);
      asked.set(number, (pong) => {
        clearTimeout(timer);
        resolve(pong);
      });
      worker?.postMessage({ kind: 'ping', number, isToLook });
    }).finally(() => asked.delete(number));
  }

  /** Returns true while a timer is running, or code that leaves the thread too little time to answer. */
  async function isGoing(): Promise<boolean> {
    const began = performance.now();
    let fastest = Infinity;
    for (let at = 0; at < PINGS; at += 1) {
      const asks = performance.now();
      const pong = await look(false, Math.max(0, began + ANSWER_MS - asks));
      if (!pong || pong.timers > 0) return true;
      fastest = Math.min(fastest, performance.now() - asks);
      if (fastest < BUSY_MS) return false;
    }
    return true;
  }

  /** Watches a run until it has answered. */
  async function attend(): Promise<void> {
    const mine = run;
    const isOver = (): boolean => mine !== run || !worker || state === 'answered' || state === 'resting';
    for (let idle = 0, heard = 0; idle < 2;) {
      await pause(ANSWER_MS);
      if (isOver()) return;
      const pong = await look();
      if (isOver()) return;
      // The worker says that a run begins before it runs anything of the cell.
      if (pong && state === 'waiting') {
        end('broken');
        return;
      }
      // Without a timer, and with nothing left of what promises had to do, nothing can happen any more.
      idle = pong?.timers === 0 && heard === said ? idle + 1 : 0;
      heard = said;
    }
    end('never');
  }

  /** Watches the worker after a run, as long as it lives. */
  async function rest(): Promise<void> {
    state = 'resting';
    const mine = run;
    const isOver = (): boolean => mine !== run || !worker;
    let went = 0;
    for (let wasGoing = false; ;) {
      const before = performance.now();
      const is = await isGoing();
      if (isOver()) return;
      if (is !== wasGoing) post({ kind: 'going', isGoing: is });
      wasGoing = is;
      if (went > MOST_GOING_MS) {
        end('went on');
        return;
      }
      await pause(is ? ANSWER_MS : RESTING_MS);
      if (isOver()) return;
      if (is) went += performance.now() - before;
    }
  }

  function begin(message: unknown): void {
    run += 1;
    state = 'waiting';
    scales = createScales();
    [late, said] = [0, 0];
    worker?.postMessage({ kind: 'run', run, message });
    void attend();
  }

  async function tellHealth(): Promise<void> {
    const pong = await look(true);
    post({ kind: 'health', health: !pong ? 'stuck' : pong.isSound ? 'well' : 'changed' });
  }

  return (message) => {
    switch (message.kind) {
      case 'start':
        worker = open(message.script, hear, () => worker && end('broken'));
        post({ kind: 'awake' });
        break;
      case 'run':
        begin(message.message);
        break;
      case 'rest':
        void rest();
        break;
      default:
        void tellHealth();
    }
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
