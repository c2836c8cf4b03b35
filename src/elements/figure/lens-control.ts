import type { Lens } from '../../player/lens.ts';
import { following, isWhole, NARROWEST, scaled, stretched, wholeRun } from '../../player/lens.ts';
import type { Player } from '../../player/player.ts';
import { onPress, setDisabled } from '../page/parts.ts';

export interface LensControl {
  /** The part of the run that the strip covers: it grows with a run seen whole, and follows the step. */
  part(): Lens;
}

/** The buttons that have the strip cover a smaller part of the run, a larger one, or all of it. */
export function createLens(
  host: HTMLElement,
  player: Player,
  changed: () => void,
  signal: AbortSignal,
): LensControl {
  let lens = wholeRun(player.last);
  let known = { recording: player.recording, zoom: player.zoom, last: player.last };

  function set(next: Lens): void {
    lens = next;
    changed();
  }

  const scale = (factor: number) => (): void => set(scaled(lens, factor, player.step, player.last));
  const narrow = onPress(host, 'narrow', scale(0.25), signal);
  const widen = onPress(host, 'widen', scale(4), signal);
  const whole = onPress(host, 'whole', () => set(wholeRun(player.last)), signal);

  return {
    part() {
      const { recording, zoom, last, step } = player;
      if (recording !== known.recording || isWhole(lens, known.last)) lens = wholeRun(last);
      else if (zoom !== known.zoom) lens = stretched(lens, last / Math.max(1, known.last), last);
      known = { recording, zoom, last };
      lens = following(lens, step, last);
      setDisabled(narrow, lens.to - lens.from <= NARROWEST);
      setDisabled(widen, isWhole(lens, last));
      setDisabled(whole, isWhole(lens, last));
      return lens;
    },
  };
}
