import type { CellRun, Outcome } from '#notebook/runner.ts';
import { readAnswer, readCountNews } from '#notebook/protocol.ts';
import type { CountNews } from '#notebook/protocol.ts';
import workerUrl from '#workers/cells.worker.ts?worker&url';
import type { Ended } from './box.ts';
import { createBox } from './box.ts';

export interface Sandbox {
  /**
   * Runs cells that have been compiled, one after the other, and hears what comes of each, and before that
   * how far a count in it is. The first run starts the worker; what cells have declared stays there until it is ended.
   *
   * @throws Error when the worker's code could not be fetched
   */
  run(
    cells: readonly CellRun[],
    limit: number,
    hear: (outcome: Outcome) => void,
    count: (news: CountNews) => void,
  ): Promise<'done' | Ended>;
  /** Ends the worker at once, whatever it does. What cells have declared is gone. */
  stop(): void;
  /** False when nothing that cells have declared is there. */
  readonly isWarm: boolean;
}

/** The box of a page of cells: what comes out of it is an outcome of each cell, and checked here. */
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
