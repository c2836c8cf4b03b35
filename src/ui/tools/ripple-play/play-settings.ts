import { mountSettings } from '#ui/figure/settings-controls.ts';
import type { RippleVisit } from './ripple-visit.ts';
import type { mountTimer } from './timer.ts';

interface PlaySettingsActs {
  turnLive(isOn: boolean): void;
  /** Called after each change. */
  changed(): void;
}

/**
 * Mounts the list of puzzles, and the switches for pencil, timer and mistakes.
 *
 * @returns shows them as they are set
 */
export function mountPlaySettings(
  host: HTMLElement,
  visit: RippleVisit,
  timer: ReturnType<typeof mountTimer>,
  signal: AbortSignal,
  { turnLive, changed }: PlaySettingsActs,
): () => void {
  const settings = mountSettings(host, signal, (name, value) => {
    const isOn = value === 'on';
    if (name === 'puzzle') visit.choose(value);
    if (name === 'pencil') visit.hasPencil = isOn;
    if (name === 'timer') timer.turn(isOn);
    if (name === 'live') turnLive(isOn);
    changed();
  });
  const onOff = (on: boolean): string => (on ? 'on' : 'off');
  return () =>
    settings.update({
      puzzle: visit.entry.slug,
      pencil: onOff(visit.hasPencil),
      timer: onOff(timer.isOn),
      live: onOff(visit.isLive),
    });
}
