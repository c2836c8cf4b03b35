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
const YOURS: Readonly<Record<Exclude<Given, 'none'>, number>> = { all: 0, most: 1 / 4, half: 1 / 2 };

/**
 * For each step whether it is done for the reader. The same seed gives the same pattern, and when fewer steps are given
 * the reader keeps those that were left before.
 */
export function givenSteps(steps: number, given: Given, seed: number): boolean[] {
  if (given === 'none') return Array.from({ length: steps }, () => false);
  const random = createRandom(seed);
  // A step late in the run is drawn early: its number is the larger of two, each of which is equally likely.
  const drawn = new Set<number>();
  const draw = (): number => Math.max(random.below(steps), random.below(steps));
  for (const most = Math.ceil(steps * YOURS[given]); drawn.size < most;) drawn.add(draw());
  return Array.from({ length: steps }, (_, step) => !drawn.has(step));
}

/** “, 4 of them yours, each right first time”: what follows the number of all steps. */
export function shareWords(all: number, yours: number, atOnce: number): string {
  if (yours === 0) return '';
  const none = yours === 1 ? 'not' : 'none';
  const right =
    atOnce === yours
      ? `, ${yours === 1 ? '' : 'each '}right first time`
      : `, ${atOnce === 0 ? none : atOnce} right first time`;
  return yours === all ? right : `, ${yours} of them yours${right}`;
}

/**
 * What follows the words of a step: the reader’s own step is asked for, with its reason. A step that is done for the reader
 * asks nothing, so nothing is asked on the rung *Watch*: a prompt beside a worked example takes away from it.
 *
 * Source: C. A. Barbieri et al., “A meta-analysis of the worked examples effect on mathematics performance”, *Educational
 * Psychology Review* 35 (2023).
 */
export function askingWords(given: readonly boolean[], done: number): string {
  if (given[done] !== false) return '';
  if (given.includes(true)) return ' The next step is yours: which one, and why?';
  return done === 0 ? ' Every step is yours. Before each, say to yourself why it comes next.' : '';
}
