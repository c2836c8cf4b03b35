import type { Recording } from '../../history/index.ts';
import { drawStrip } from '../../pictures/timeline/draw.ts';
import { stripView } from '../../pictures/timeline/view.ts';
import type { Lens } from '../../player/lens.ts';
import type { Player } from '../../player/player.ts';

/** How often the strip of a growing run is drawn again, in milliseconds. */
const STRIP_EVERY = 200;

/**
 * Keeps the strip of a timeline up to its player; what it returns is called at each picture, with the
 * part of the run to cover.
 */
export function createStrip(
  strip: SVGSVGElement,
  player: Player,
  signal: AbortSignal,
): (lens: Lens) => void {
  let drawn: {
    readonly recording: Recording;
    readonly lens: Lens;
    readonly at: number;
    readonly finished: boolean;
    readonly zoom: string;
  } | null = null;
  let later = 0;
  signal.addEventListener('abort', () => clearTimeout(later));

  return function update(lens: Lens): void {
    const { recording, zoom } = player;
    const { finished } = recording;
    clearTimeout(later);
    const isSame = drawn?.recording === recording && drawn.zoom === zoom;
    const isThere = isSame && drawn?.lens.from === lens.from && drawn.lens.to === lens.to;
    if (isThere && drawn?.finished === finished) return;
    const now = performance.now();
    const hurry = !isSame || finished || lens.from > 0;
    const wait = hurry ? 0 : (drawn?.at ?? 0) + STRIP_EVERY - now;
    // A run that pauses sends nothing more; the strip must not stay behind it.
    if (wait > 0) later = window.setTimeout(() => update(lens), wait);
    else {
      drawn = { recording, lens, at: now, finished, zoom };
      drawStrip(strip, stripView(player, lens));
    }
  };
}
