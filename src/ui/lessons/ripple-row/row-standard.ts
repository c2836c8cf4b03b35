import { type RippleProblem, encode } from '#puzzles/ripple-effect/encode.ts';
import { withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { siteRipple } from '#scenarios/ripple-library.ts';

/** The 5×5 puzzle without its givens, so that every number of a room fits into each of its cells. */
export function rippleRowProblem(): RippleProblem {
  return encode(withGivens(siteRipple('five-by-five'), []));
}

/** A 3 near the upper border. */
export const RIPPLE_OPENING_ROW = '3 at (3,2)';

/** One of the columns that it claims to its right. */
export const RIPPLE_OPENING_COLUMN = '3R4,2';
