import type { CellRun, Outcome } from '../../notebook/runner.ts';
import { readAnswer } from '../../notebook/protocol.ts';
import workerUrl from '../../workers/cells.worker.ts?worker&url';

/** How long cells may run before they are ended, in milliseconds; the reader can give them more. */
export const TIME_LIMIT = 10_000;
export const LONG_LIMIT = 120_000;

/** So many answers to one run are read; code that sends more is ended. */
const MOST_ANSWERS = 1_000;

/** Why a run has ended early. */
export type Ended = 'stopped' | 'too long' | 'broken';

export interface Sandbox {
  /**
   * Runs cells that have been compiled, one after the other, and hears what comes of each. The first
   * run starts the worker; what cells have declared stays there until it is ended.
   *
   * @throws Error when the worker's code could not be fetched
   */
  run(
    cells: readonly CellRun[],
    limit: number,
    hear: (outcome: Outcome) => void,
  ): Promise<'done' | Ended>;
  /** Ends the worker at once, whatever it does. What cells have declared is gone. */
  stop(): void;
  /** False when nothing that cells have declared is there. */
  readonly isWarm: boolean;
}

/**
 * A frame without origin, network or storage, in which a worker runs the reader's code. See
 * `public/sandbox/box.js`; only plain data comes out, and it is checked here.
 */
export function createSandbox(place: HTMLElement, boxUrl: string, signal: AbortSignal): Sandbox {
  let frame: Promise<HTMLIFrameElement> | null = null;
  let script: string | null = null;
  let isWarm = false;
  let number = 0;
  /** Goes up with each run and each stop: what waits for the box or the code then knows that it is over. */
  let turn = 0;
  let current: ((data: { said?: unknown; broken?: unknown }) => void) | null = null;
  let end: ((why: Ended) => void) | null = null;

  function open(): Promise<HTMLIFrameElement> {
    const made = document.createElement('iframe');
    made.setAttribute('sandbox', 'allow-scripts');
    made.hidden = true;
    made.title = 'The sandbox in which cells run';
    return new Promise((resolve) => {
      window.addEventListener(
        'message',
        ({ source, data }: MessageEvent<unknown>) => {
          if (source !== made.contentWindow || typeof data !== 'object' || data === null) return;
          if ('ready' in data) resolve(made);
          else current?.(data);
        },
        { signal },
      );
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
    async run(cells, limit, hear) {
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
        let left = cells.length;
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
          if (broken !== undefined) {
            finish('broken');
            return;
          }
          answers += 1;
          const answer = readAnswer(said);
          if (answers > MOST_ANSWERS) finish('broken');
          else if (answer?.run === run && cells.some(({ id }) => id === answer.outcome.id)) {
            left -= 1;
            hear(answer.outcome);
            if (left === 0 || answer.outcome.error) finish('done');
          }
        };
        box?.postMessage({ message: { run, cells } }, '*');
      });
    },
    stop() {
      turn += 1;
      end?.('stopped');
      endWorker();
    },
  };
}
