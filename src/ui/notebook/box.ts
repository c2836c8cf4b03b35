import guardUrl from '#workers/guard.worker.ts?worker&url';
import type { FromGuard, GuardEnd, Health, ToGuard } from '#workers/guard.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The time limits of a run, in milliseconds: the default, and the one that the reader can ask for. */
export const TIME_LIMIT = 10_000;
export const LONG_LIMIT = 120_000;

/** The sandbox has to be there within this time, in milliseconds, and soon after its frame has loaded. */
const OPENING_MS = 10_000;
const LOADED_MS = 500;
/** How often the page looks for it once the frame has loaded: a busy page hears of it late. */
const MOST_LOOKS = 4;
/** In Firefox a worker now and then never starts. The guard has this time, in milliseconds, and twice as long in each new frame. */
const AWAKE_MS = 1_000;
const MOST_TRIES = 4;
const NOT_OPENED = 'The sandbox could not be opened. Press again to retry, or reload the page.';
/** How long the guard may take to say how the worker is, in milliseconds. It waits for half a second itself. */
const ALIVE_MS = 800;

/** Why a run ended early. */
export type Ended = 'stopped' | 'too long' | 'broken' | 'never';

/** Whether the worker holds the state of earlier runs; `changed` if it did until now, and they had changed the language. */
export type Warmth = 'warm' | 'cold' | 'changed';

export interface Box {
  /**
   * Sends a message to the worker and handles its answers until the last one. The first message starts the worker; its
   * state lasts until it is terminated.
   *
   * @param message makes the message from the run number, which answers return
   * @param hear called with each answer, unchecked; returns true for the last one
   * @throws Error when the worker's code could not be fetched, or the sandbox could not be opened
   */
  run(
    message: (run: number) => unknown,
    limit: number,
    hear: (said: unknown, run: number) => boolean,
  ): Promise<'done' | Ended>;
  /**
   * Asks for the state of earlier runs. A worker that does not answer is terminated, and so is one in which the language
   * itself is not as it was.
   */
  warmth(): Promise<Warmth>;
  /** Terminates the worker at once. */
  stop(): void;
}

/** What happens after a run. */
export interface Afterwards {
  /** Code of the run goes on: a timer, or a loop in a promise. False when it does no more. */
  goesOn(isGoing: boolean): void;
  /** The guard has terminated the worker, and the state of earlier runs is lost. */
  ended(why: GuardEnd): void;
  /** An error was thrown after the run; the report is unchecked. */
  late(report: unknown): void;
}

/**
 * Creates the sandbox: a frame in which there is one without origin, network or storage (`public/sandbox/box.html`). In it a guard
 * (`workers/guard.ts`) starts the worker that runs the reader's code, and weighs what it sends. Only plain data comes
 * out.
 *
 * @param workerUrl of the worker, a classic script
 */
export function createBox(
  place: HTMLElement,
  boxUrl: string,
  workerUrl: string,
  signal: AbortSignal,
  after: Afterwards,
): Box {
  let files: Promise<readonly [guard: string, worker: string, box: string]> | null = null;
  /** The frame with the worker in it, from the first run until the worker is terminated. */
  let session: Promise<Window> | null = null;
  let closing = new AbortController();
  let isStarted = false;
  let number = 0;
  /** Counts runs and stops, so that a run that was waiting for the frame or the script knows that it was superseded. */
  let turn = 0;
  let current: ((said: unknown) => void) | null = null;
  let end: ((why: Ended) => void) | null = null;
  let wake: () => void = () => undefined;
  let tellHealth: (health: Health) => void = () => undefined;

  /**
   * Opens the frame.
   * @throws Error when it has loaded something else, or nothing in time
   */
  function open(leaving: AbortSignal): Promise<Window> {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'The sandbox in which cells run';
    leaving.addEventListener('abort', () => frame.remove());
    const { on } = wiring(frame, leaving);
    return new Promise((resolve, reject) => {
      const waiting = new AbortController();
      const fail = (): void => {
        waiting.abort();
        reject(new Error(NOT_OPENED));
      };
      leaving.addEventListener('abort', fail);
      const timer = setTimeout(fail, OPENING_MS);
      waiting.signal.addEventListener('abort', () => clearTimeout(timer));
      const look = (looks: number): void => {
        if (waiting.signal.aborted) return;
        if (looks === MOST_LOOKS) fail();
        else setTimeout(() => look(looks + 1), LOADED_MS);
      };
      on(window, 'message', ({ source, data }: MessageEvent<FromGuard | { readonly kind: 'ready' }>) => {
        // The inner iframe has an opaque origin, and only messages from its script count.
        if (!source || source !== frame.contentWindow?.[0]) return;
        if (data.kind === 'ready') {
          waiting.abort();
          resolve(source);
        } else take(data);
      });
      // The script of the frame says that it is ready before the frame has loaded.
      on(frame, 'load', () => look(0));
      frame.src = boxUrl;
      place.append(frame);
    });
  }

  /** @throws Error when its files could not be fetched, or the sandbox could not be opened */
  async function begin(leaving: AbortSignal): Promise<Window> {
    // The page of the frame is among them because a frame does not tell that it was cut.
    files ??= fetchAtPress('the sandbox', () => Promise.all([textAt(guardUrl), textAt(workerUrl), textAt(boxUrl)]));
    files.catch(() => (files = null));
    const [guard, script] = await files;
    leaving.throwIfAborted();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const trying = new AbortController();
      const box = await open(AbortSignal.any([leaving, trying.signal]));
      const isAwake = new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), AWAKE_MS * 2 ** tries);
        wake = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
      box.postMessage({ guard }, '*');
      box.postMessage({ kind: 'start', script } satisfies ToGuard, '*');
      if (await isAwake) return box;
      leaving.throwIfAborted();
      trying.abort();
    }
    throw new Error(NOT_OPENED);
  }

  function send(message: ToGuard): void {
    void session?.then((box) => box.postMessage(message, '*'));
  }

  /** Terminates the worker by removing the frame that it lives in. */
  function close(): void {
    closing.abort();
    session = null;
    isStarted = false;
  }

  function take(data: FromGuard): void {
    if (data.kind === 'awake') wake();
    else if (data.kind === 'said') current?.(data.said);
    else if (data.kind === 'late') after.late(data.report);
    else if (data.kind === 'going') after.goesOn(data.isGoing);
    else if (data.kind === 'health') tellHealth(data.health);
    else if (end) end(data.why === 'never' ? 'never' : 'broken');
    else {
      close();
      after.ended(data.why);
    }
  }

  signal.addEventListener('abort', close);

  return {
    async run(message, limit, hear) {
      end?.('stopped');
      turn += 1;
      const mine = turn;
      if (!session) {
        closing = new AbortController();
        session = begin(closing.signal);
      }
      try {
        await session;
      } catch (error) {
        if (mine !== turn) return 'stopped';
        close();
        throw error;
      }
      if (mine !== turn) return 'stopped';
      isStarted = true;
      number += 1;
      const run = number;
      return new Promise((resolve) => {
        const finish = (why: 'done' | Ended): void => {
          clearTimeout(timer);
          current = null;
          end = null;
          if (why === 'done') send({ kind: 'rest' });
          else close();
          resolve(why);
        };
        const timer = setTimeout(() => finish('too long'), limit);
        end = finish;
        current = (said) => {
          if (hear(said, run)) finish('done');
        };
        send({ kind: 'run', message: message(run) });
      });
    },
    async warmth() {
      if (!isStarted) return 'cold';
      const mine = session;
      const health = await new Promise<Health>((resolve) => {
        const timer = setTimeout(() => resolve('stuck'), ALIVE_MS);
        tellHealth = (told) => {
          clearTimeout(timer);
          resolve(told);
        };
        send({ kind: 'ask' });
      });
      if (mine !== session) return 'cold';
      if (health !== 'well') close();
      return health === 'well' ? 'warm' : health === 'stuck' ? 'cold' : 'changed';
    },
    stop() {
      turn += 1;
      if (end) end('stopped');
      else close();
    },
  };
}

/** @throws Error when the file could not be fetched */
async function textAt(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(2 * OPENING_MS) });
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  return response.text();
}
