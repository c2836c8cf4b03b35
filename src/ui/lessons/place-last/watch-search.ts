import { knownFigure } from '#ui/figure/known-figures.ts';
import { whenReady } from '#ui/kit/when-ready.ts';

/** The figure that searches the same board. */
const SEARCH = 'small-board';

/** The element of that figure; null on a page that has only the figure of the pieces. */
export function searchFigure(): HTMLElement | null {
  return document.getElementById(SEARCH);
}

/** Scrolls to the figure of the search, and plays it from its first step. */
export async function watchSearch(host: HTMLElement, signal: AbortSignal): Promise<void> {
  host.scrollIntoView({ block: 'start', behavior: 'instant' });
  const ready = new Promise<void>((resolve) => whenReady(host, resolve));
  // Its code is fetched as for a reader who has come to it by the keyboard.
  host.dispatchEvent(new Event('focusin'));
  await ready;
  const known = knownFigure(host);
  if (!known || signal.aborted) return;
  const { player, settled } = known.figure;
  player.seek(0);
  player.play();
  settled();
  host.querySelector<HTMLElement>('[data-do="play"]')?.focus({ preventScroll: true });
}
