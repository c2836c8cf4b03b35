import type { CellRun, LateError, Outcome } from '#notebook/runner.ts';
import { type CellNews, type RunRequest, readAnswer, readCellNews, readLate } from '#notebook/protocol.ts';
import workerUrl from '#workers/cells.worker.ts?worker&url';
import { type Afterwards, type Box, type Ended, createBox } from './box.ts';

export interface Sandbox extends Pick<Box, 'warmth' | 'stop'> {
  /**
   * Runs compiled cells in order, and reports each outcome and the progress of searches. The first run starts the worker;
   * declared values stay there until it is terminated.
   *
   * @throws Error when the worker's code could not be fetched, or the sandbox could not be opened
   */
  run(
    cells: readonly CellRun[],
    limit: number,
    hear: (outcome: Outcome) => void,
    tell: (news: CellNews) => void,
  ): Promise<'done' | Ended>;
}

export interface After extends Omit<Afterwards, 'late'> {
  late(error: LateError): void;
}

/** Creates the sandbox of a page of cells. Every message from it is validated here. */
export function createSandbox(place: HTMLElement, boxUrl: string, signal: AbortSignal, after: After): Sandbox {
  const { run, warmth, stop } = createBox(place, boxUrl, workerUrl, signal, {
    ...after,
    late(report) {
      const error = readLate(report);
      if (error) after.late(error);
    },
  });
  return {
    warmth,
    stop,
    run(cells, limit, hear, tell) {
      let left = cells.length;
      return run(
        (number): RunRequest => ({ run: number, cells, limit }),
        limit,
        (said, number) => {
          const news = readCellNews(said);
          if (news?.run === number) tell(news);
          const answer = readAnswer(said);
          if (answer?.run !== number || !cells.some(({ id }) => id === answer.outcome.id)) return false;
          left -= 1;
          hear(answer.outcome);
          return left === 0 || answer.outcome.error !== null;
        },
      );
    },
  };
}
