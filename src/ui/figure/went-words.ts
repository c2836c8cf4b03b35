import type { Player } from '#player/player.ts';
import type { Scenario, SettingLabel } from '#scenarios/scenario.ts';
import { inWords } from '#english/english.ts';

/**
 * What a setting has just changed, without a full stop: in the words of its label, or else by the label's name. Null
 * for a setting without a label: its text is the reader's own, who knows what has changed.
 */
export function changeWords(label: SettingLabel | undefined, value: string): string | null {
  if (label === undefined) return null;
  const said = label.said?.[value];
  if (said !== undefined) return said;
  const isSwitch = label.values === undefined && ['on', 'off'].includes(value);
  const position = value === (label.isOnAt ?? 'on') ? 'on' : 'off';
  return `“${label.label}” is ${isSwitch ? position : `“${label.values?.[value] ?? value}”`} now`;
}

/**
 * Where a change of the problem has led, and why: the strip under the figure is that of another search.
 *
 * @param change what has changed, without a full stop
 * @param noun what a run finds
 */
export function wentWords(
  change: string,
  to: ReturnType<Scenario['after']>,
  { step, frame }: Pick<Player, 'step' | 'frame'>,
  noun = 'solution',
): string {
  const why = `${change}, so this is another search: you are at`;
  if (step === 0) return `${why} its start.`;
  const at = `${why} its step ${inWords(step)}`;
  if (to === 'keep') return `${at}, the same number as before.`;
  if (frame.event === 'solution') return `${at}, with ${noun} ${inWords(frame.counters.solutions)}.`;
  return frame.event === 'dead end' ? `${at}, a dead end.` : `${at}, where the figure opens.`;
}

/** The answer to a change of the problem, after where it has led; a page that says nothing of it stays silent. */
export function withWent(went: string, answer: string): string {
  return answer === '' ? '' : `${went} ${answer}`.trim();
}
