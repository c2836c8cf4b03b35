import type { CellRun, Outcome } from '#notebook/runner.ts';
import { readAnswer, readCountNews } from '#notebook/protocol.ts';
import type { CountNews } from '#notebook/protocol.ts';
import workerUrl from '#workers/cells.worker.ts?worker&url';
import type { Ended } from './box.ts';
import { createBox } from './box.ts';

export interface Sandbox {
  /**
   * Runs compiled cells in order, and reports each outcome and the progress of counts. The first run starts the worker;
   * declared values stay there until it is terminated.
   *
   * @throws Error when the worker's code could not be fetched
   */
  run(
    cells: readonly CellRun[],
    limit: number,
    hear: (outcome: Outcome) => void,
    count: (news: CountNews) => void,
  ): Promise<'done' | Ended>;
  /** Terminates the worker at once. Declared values are lost. */
  stop(): void;
  /** True while the worker holds declared values. */
  readonly isWarm: boolean;
}

/** Creates the sandbox of a page of cells. Every message from it is validated here. */
export function createSandbox(place: HTMLElement, boxUrl: string, signal: AbortSignal): Sandbox {
  const box = createBox(place, boxUrl, workerUrl, signal);
  return {
    get isWarm() {
      return box.isWarm;
    },
    run(cells, limit, hear, count) {
      let left = cells.length;
      return box.run(
        (run) => ({ run, cells }),
        limit,
        (said, run) => {
          const news = readCountNews(said);
          if (news?.run === run) count(news);
          const answer = readAnswer(said);
          if (answer?.run !== run || !cells.some(({ id }) => id === answer.outcome.id)) return false;
          left -= 1;
          hear(answer.outcome);
          return left === 0 || answer.outcome.error !== null;
        },
      );
    },
    stop: () => box.stop(),
  };
}
