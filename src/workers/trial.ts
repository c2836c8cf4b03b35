/** Searches that are timed, for the figures of lessons 15 and 16. Each may take long and sends no progress. */
import { type Counts, type Matrix, count } from '#dlx/index.ts';
import { countMems } from '#exhibits/mems.ts';
import type { TrialName } from '#exhibits/trial-names.ts';
import { type Trial, timed, tryEngine } from '#exhibits/trial.ts';

const realTime = (): number => performance.now();

/** Counts of a search in the links, and its time in milliseconds: the mean of `searches` searches. */
export interface Measured extends Counts {
  readonly mems: number;
  readonly ms: number;
  readonly searches: number;
}

/** Counts and times the search of a matrix in the links. */
export function measure(sent: Matrix, now = realTime): Measured {
  const matrix = sent;
  // Mems are counted in a search of their own, because counting them takes longer than searching.
  const { ms, searches } = timed(() => count(matrix), now);
  return { ...countMems(matrix), ms, searches };
}

interface EngineRequest {
  readonly engine: TrialName;
  readonly matrix: Matrix;
}

/** Counts and times the search of a matrix by one engine. */
export function runEngine({ engine, matrix }: EngineRequest, now = realTime): Trial {
  return tryEngine(engine, matrix, now);
}
