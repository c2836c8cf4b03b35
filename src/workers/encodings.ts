import { type EncodingRun, compare, timeOf } from '#puzzles/ripple-effect/compare.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';

interface ComparisonRequest {
  readonly puzzle: RipplePuzzle;
  /** Milliseconds between two turns, so that the clock can be watched. */
  readonly pause: number;
}

/** How far the encodings are after a turn. */
export interface ComparisonTurn {
  readonly runs: readonly EncodingRun[];
  /** Updates that each run has been given so far. */
  readonly clock: number;
  readonly isOver: boolean;
}

/** The clock starts here and grows by a factor, so that short and long searches both take several turns. */
const FIRST_CLOCK = 30;
const GROWTH = 1.3;

const realTime = {
  sleep: (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: (): number => performance.now(),
};

/**
 * Runs all encodings of a puzzle in turns on one clock, and times each one at the end.
 *
 * @returns the milliseconds of a whole search, in the order of `runs`
 */
export async function* compareEncodings(
  { puzzle, pause }: ComparisonRequest,
  { sleep, now } = realTime,
): AsyncGenerator<ComparisonTurn, readonly number[]> {
  const comparison = compare(puzzle);
  for (let clock = FIRST_CLOCK; !comparison.isOver; clock = Math.ceil(clock * GROWTH)) {
    if (clock > FIRST_CLOCK) await sleep(pause);
    comparison.turn(clock);
    yield { runs: comparison.runs(), clock, isOver: comparison.isOver };
  }
  return comparison.runs().map(({ name }) => timeOf(puzzle, name, now));
}
