import type { Estimate, EstimateOptions } from './estimate.ts';
import { Estimator } from './estimate.ts';
import type { Matrix } from './matrix.ts';

/** How many updates the walks of a forecast may cost: some tenths of a second of work. */
const WALKED = 20_000_000;

export interface Forecast {
  readonly estimate: Estimate;
  /** Updates that the walks have made, and undone. */
  readonly walked: number;
}

/**
 * How long a search will be, from random walks (`estimate.ts`), always the same ones. Yields after each of them,
 * so that a page may do something else between two.
 */
export function* forecast(
  matrix: Matrix<unknown>,
  { walks: most, ...options }: EstimateOptions & { readonly walks: number },
): Generator<void, Forecast> {
  const estimator = new Estimator(matrix, options);
  let walked = 0;
  for (let walks = 0; walks < most && walked < WALKED; walks += 1) {
    for (const { updates } of estimator.walk().path) walked += updates;
    yield;
  }
  return { estimate: estimator.estimate(), walked };
}
