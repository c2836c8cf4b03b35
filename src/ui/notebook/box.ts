import { wiring } from '#ui/kit/wiring.ts';

/** The time limits of a run, in milliseconds: the default, and the one that the reader can ask for. */
export const TIME_LIMIT = 10_000;
export const LONG_LIMIT = 120_000;

/** The worker is terminated when a run sends more answers than this. */
const MOST_ANSWERS = 1_000;

/** Why a run ended early. */
export type Ended = 'stopped' | 'too long' | 'broken';

export interface Box {
  /**
   * Sends a message to the worker and handles its answers until the last one. The first message starts the worker; its
   * state lasts until it is terminated.
   *
   * @param message makes the message from the run number, which answers return
   * @param hear called with each answer, unchecked; returns true for the last one
   * @throws Error when the worker's code could not be fetched
   */
  run(
    message: (run: number) => unknown,
    limit: number,
    hear: (said: unknown, run: number) => boolean,
  ): Promise<'done' | Ended>;
  /** Terminates the worker at once. */
  stop(): void;
  /** True while the worker holds the state of earlier runs. */
  readonly isWarm: boolean;
}

/**
 * Creates the sandbox: a frame without origin, network or storage, in which a worker runs the reader's code
 * (`public/sandbox/box.js`). Only plain data comes out.
 *
 * @param workerUrl of the worker, a classic script
 */
export function createBox(place: HTMLElement, boxUrl: string, workerUrl: string, signal: AbortSignal): Box {
  const { on } = wiring(place, signal);
  let frame: Promise<HTMLIFrameElement> | null = null;
  let script: string | null = null;
  let isWarm = false;
  let number = 0;
  /** Counts runs and stops, so that a run that was waiting for the frame or the script knows that it was superseded. */
  let turn = 0;
  let current: ((data: { said?: unknown; broken?: unknown }) => void) | null = null;
  let end: ((why: Ended) => void) | null = null;

  function open(): Promise<HTMLIFrameElement> {
    const made = document.createElement('iframe');
    made.setAttribute('sandbox', 'allow-scripts');
    made.hidden = true;
    made.title = 'The sandbox in which cells run';
    return new Promise((resolve) => {
      on(window, 'message', ({ source, data }: MessageEvent<unknown>) => {
        if (source !== made.contentWindow || typeof data !== 'object' || data === null) return;
        if ('ready' in data) resolve(made);
        else current?.(data);
      });
      made.src = boxUrl;
      place.append(made);
      signal.addEventListener('abort', () => made.remove());
    });
  }

  async function code(): Promise<string> {
    if (script !== null) return script;
    const response = await fetch(workerUrl);
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
    script = await response.text();
    return script;
  }

  function endWorker(): void {
    isWarm = false;
    void frame?.then((box) => box.contentWindow?.postMessage({ end: true }, '*'));
  }

  return {
    get isWarm() {
      return isWarm;
    },
    async run(message, limit, hear) {
      end?.('stopped');
      turn += 1;
      const mine = turn;
      const source = await code();
      frame ??= open();
      const box = (await frame).contentWindow;
      if (mine !== turn) return 'stopped';
      number += 1;
      const run = number;
      if (!isWarm) box?.postMessage({ script: source }, '*');
      isWarm = true;
      return new Promise((resolve) => {
        let answers = 0;
        const finish = (why: 'done' | Ended): void => {
          clearTimeout(timer);
          current = null;
          end = null;
          if (why !== 'done') endWorker();
          resolve(why);
        };
        const timer = setTimeout(() => finish('too long'), limit);
        end = finish;
        current = ({ said, broken }) => {
          answers += 1;
          if (broken !== undefined || answers > MOST_ANSWERS) finish('broken');
          else if (hear(said, run)) finish('done');
        };
        box?.postMessage({ message: message(run) }, '*');
      });
    },
    stop() {
      turn += 1;
      end?.('stopped');
      endWorker();
    },
  };
}
