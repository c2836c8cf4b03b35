import type { Player } from '#player/player.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { inWords } from '#english/english.ts';

/**
 * Where a change of the problem has led, and why: the strip under the figure is that of another search.
 *
 * @param noun what a run finds
 */
export function wentWords(
  to: ReturnType<Scenario['after']>,
  { step, frame }: Pick<Player, 'step' | 'frame'>,
  noun = 'solution',
): string {
  const why = 'Another matrix, another search: you are at';
  if (step === 0) return `${why} its start.`;
  const at = `${why} its step ${inWords(step)}`;
  if (to === 'keep') return `${at}, the number you were at.`;
  if (frame.event === 'solution') return `${at}, with ${noun} ${inWords(frame.counters.solutions)}.`;
  return frame.event === 'dead end' ? `${at}, a dead end.` : `${at}, where the figure opens.`;
}

/** The answer to a change of the problem, after where it has led; a page that says nothing of it stays silent. */
export function withWent(went: string, answer: string): string {
  return answer === '' ? '' : `${went} ${answer}`.trim();
}
