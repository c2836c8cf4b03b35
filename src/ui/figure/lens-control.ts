import { isWhole, NARROWEST, scaled, wholeRun } from '#player/lens.ts';
import type { Player } from '#player/player.ts';
import type { RunPart } from '#player/run-part.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * The buttons that make the strip cover a smaller part of the run, a larger one, or all of it.
 *
 * @returns a function that updates them to the part shown
 */
export function mountLensButtons(host: HTMLElement, player: Player, part: RunPart, signal: AbortSignal): () => void {
  const { press } = wiring(host, signal);
  const scale = (factor: number) => (): void => part.show(scaled(part.now(), factor, player.step, player.last));
  const narrow = press('narrow', scale(0.25));
  const widen = press('widen', scale(4));
  const whole = press('whole', () => part.show(wholeRun(player.last)));

  return () => {
    const lens = part.now();
    setDisabled(narrow, lens.to - lens.from <= NARROWEST);
    setDisabled(widen, isWhole(lens, player.last));
    setDisabled(whole, isWhole(lens, player.last));
  };
}
