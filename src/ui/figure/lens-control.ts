import { isWhole, NARROWEST, scaled, wholeRun } from '#player/lens.ts';
import type { Player } from '#player/player.ts';
import type { RunPart } from '#player/run-part.ts';
import { onPress, setDisabled } from '#ui/kit/parts.ts';

/**
 * The buttons that have the strip cover a smaller part of the run, a larger one, or all of it.
 *
 * @returns brings them up to the part that is shown
 */
export function mountLensButtons(host: HTMLElement, player: Player, part: RunPart, signal: AbortSignal): () => void {
  const scale = (factor: number) => (): void => part.show(scaled(part.now(), factor, player.step, player.last));
  const narrow = onPress(host, 'narrow', scale(0.25), signal);
  const widen = onPress(host, 'widen', scale(4), signal);
  const whole = onPress(host, 'whole', () => part.show(wholeRun(player.last)), signal);

  return () => {
    const lens = part.now();
    setDisabled(narrow, lens.to - lens.from <= NARROWEST);
    setDisabled(widen, isWhole(lens, player.last));
    setDisabled(whole, isWhole(lens, player.last));
  };
}
