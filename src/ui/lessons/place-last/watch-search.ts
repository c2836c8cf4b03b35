import { knownFigure } from '#ui/figure/known-figures.ts';

/** The figure that searches the same board. */
const SEARCH = 'small-board';

/** The element of that figure; null on a page that has only the figure of the pieces. */
export function searchFigure(): HTMLElement | null {
  return document.getElementById(SEARCH);
}

/** Scrolls to the figure of the search, and plays it from its first step. */
export async function watchSearch(host: HTMLElement, signal: AbortSignal): Promise<void> {
  host.scrollIntoView({ block: 'start', behavior: 'instant' });
  await ready(host, signal);
  const known = knownFigure(host);
  if (!known || signal.aborted) return;
  const { player, moved } = known.figure;
  player.seek(0);
  player.play();
  moved();
  host.querySelector<HTMLElement>('[data-do="play"]')?.focus({ preventScroll: true });
}

/** Resolves once the element is mounted, and mounts it as the reader's focus would. */
function ready(host: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isReady = (): boolean => host.dataset['ready'] !== undefined;
    if (isReady()) {
      resolve();
      return;
    }
    const watcher = new MutationObserver(() => {
      if (!isReady()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(host, { attributeFilter: ['data-ready'] });
    signal.addEventListener('abort', () => watcher.disconnect());
    host.dispatchEvent(new Event('focusin'));
  });
}
