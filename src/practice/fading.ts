/**
 * Fading: of the steps of a worked example more and more are left to the reader, those towards its end first.
 *
 * Source: A. Renkl and R. K. Atkinson, “Structuring the transition from example study to problem solving in cognitive
 * skill acquisition”, *Educational Psychologist* 38 (2003).
 */
import { createRandom } from '#dlx/random.ts';

/** How many of the steps are done for the reader. */
export const GIVEN = ['all', 'most', 'half', 'none'] as const;

export type Given = (typeof GIVEN)[number];

/** The share of the steps that is left to the reader. */
const YOURS: Readonly<Record<Given, number>> = { all: 0, most: 1 / 4, half: 1 / 2, none: 1 };

/**
 * For each step whether it is done for the reader. The same seed gives the same pattern, and a step that is the
 * reader's stays so when fewer are given.
 */
export function givenSteps(steps: number, given: Given, seed: number): boolean[] {
  const random = createRandom(seed);
  // A step late in the run is drawn early: its number is the larger of two, each of which is equally likely.
  const drawn = new Set<number>();
  const draw = (): number => Math.max(random.below(steps), random.below(steps));
  for (const most = Math.ceil(steps * YOURS[given]); drawn.size < most;) drawn.add(draw());
  return Array.from({ length: steps }, (_, step) => !drawn.has(step));
}
