import { type Estimate, type EstimateOptions, Estimator } from '#dlx/estimate.ts';
import type { Matrix } from '#dlx/matrix.ts';

/** Updates after which a forecast takes no more walks: a few tenths of a second of work. */
const WALKED = 20_000_000;

interface Forecast {
  readonly estimate: Estimate;
  /** Updates that the walks have made, and undone. */
  readonly walked: number;
}

/**
 * Estimates the length of a search from reproducible random walks (`estimate.ts`). Yields after each walk, so that a
 * page can do other work in between.
 * @throws RangeError when there is no chooser of that name, or a column with colours is primary
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
