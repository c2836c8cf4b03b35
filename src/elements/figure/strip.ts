import type { Recording } from '../../history/index.ts';
import { drawStrip, moveCursor } from '../../pictures/timeline/draw.ts';
import { cursorAt } from '../../pictures/timeline/layout.ts';
import { stripView } from '../../pictures/timeline/view.ts';
import type { Player } from '../../player/player.ts';

/** How often the strip of a growing run is drawn again, in milliseconds. */
const STRIP_EVERY = 200;

/** Keeps the overview strip of a timeline up to its player; what it returns is called at each picture. */
export function createStrip(strip: SVGSVGElement, player: Player, signal: AbortSignal): () => void {
  let drawn: { recording: Recording; last: number; at: number; finished: boolean } | null = null;
  let later = 0;
  signal.addEventListener('abort', () => clearTimeout(later));

  return function update(): void {
    const { recording } = player;
    const lastStep = player.last;
    const stale =
      drawn?.recording !== recording ||
      drawn.last !== lastStep ||
      drawn.finished !== recording.finished;
    const now = performance.now();
    const hurry = drawn?.recording !== recording || recording.finished;
    const wait = hurry ? 0 : (drawn?.at ?? 0) + STRIP_EVERY - now;
    clearTimeout(later);
    if (stale && wait <= 0) {
      drawn = { recording, last: lastStep, at: now, finished: recording.finished };
      drawStrip(strip, stripView(player));
      return;
    }
    // A run that pauses sends nothing more; the strip must not stay behind it.
    if (stale) later = window.setTimeout(update, wait);
    moveCursor(strip, cursorAt(player.step, lastStep));
  };
}
