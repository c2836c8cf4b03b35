import { count, countMems, withMethods } from '#dlx/index.ts';
import { timed, tryEngine } from '#dlx/trial.ts';
import { failureOf } from './thread.ts';
import type { FromTrial, ToTrial } from './trial-protocol.ts';

/** Answers one message of the page. It may take long; the page ends the worker to stop it. */
export function answerTrial(message: ToTrial, now: () => number): FromTrial {
  try {
    const matrix = withMethods(message.matrix);
    if (message.kind === 'try') {
      const { engine } = message;
      return { kind: 'tried', engine, trial: tryEngine(engine, matrix, now) };
    }
    // Mems are counted apart, for counting them takes more time than the search.
    const { ms, searches } = timed(() => count(matrix), now);
    return { kind: 'measured', measured: { ...countMems(matrix), ms, searches } };
  } catch (error) {
    return { kind: 'failed', message: failureOf(error) };
  }
}
