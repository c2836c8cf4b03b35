import { speedAt } from '#player/speed.ts';
import type { TimelineView } from '#player/timeline-view.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Figure } from './figure.ts';
import type { MoreControls } from './more-controls.ts';

/** Pixels between the button and the drawer above it. */
const GAP = 8;
/** Where less than this height is left above the button, in pixels, the drawer covers it; a higher one is scrolled. */
const LOWEST = 240;

/**
 * The drawer of a timeline. Its code is fetched when it is opened for the first time; what is done in it meanwhile is
 * kept (`ui/site/first-presses.inline.ts`).
 */
export function mountMoreDrawer(
  host: HTMLElement,
  figure: Figure,
  ownState: () => string,
  signal: AbortSignal,
): MoreControls {
  const { part, on } = wiring(host, signal);
  const { player } = figure;
  const drawer = part('more', HTMLElement);
  const zoom = part('zoom', HTMLSelectElement);
  const speed = part('speed', HTMLInputElement);
  player.setSpeed(speedAt(speed.valueAsNumber));
  drawer.dataset['awaited'] = '';
  let controls: MoreControls | null = null;
  let latest: TimelineView | null = null;
  let isAsked = false;

  async function fetchControls(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    const { mountMore } = await fetchPart(host, 'More', () => import('./more-controls.ts'), signal);
    if (signal.aborted) return;
    controls = mountMore(host, figure, ownState, signal);
    if (latest) controls.update(latest);
    place();
    drawer.dataset['ready'] = '';
  }

  /** Places the drawer above its button, if there is room; on a phone the stylesheet places it. */
  function place(): void {
    const button = host.querySelector('[data-do="more"]')?.getBoundingClientRect();
    if (!button) return;
    drawer.style.setProperty('--drawer-side', `${document.documentElement.clientWidth - button.right}px`);
    const above = innerHeight - button.top + GAP;
    const most = innerHeight - Math.min(drawer.scrollHeight, LOWEST) - GAP;
    drawer.style.setProperty('--drawer-end', `${Math.max(GAP, Math.min(above, most))}px`);
  }

  function opened(): void {
    if (!drawer.matches(':popover-open')) return;
    place();
    void fetchControls();
  }

  // The form is never submitted, not even before the code has come.
  on(drawer, 'submit', (event) => event.preventDefault());
  on(drawer, 'toggle', opened);
  // What solving comes to is seen in the figure.
  on(drawer.querySelector('[data-do="solve"]'), 'click', () => drawer.hidePopover());
  opened();

  return {
    update(view) {
      latest = view;
      zoom.value = player.zoom;
      controls?.update(view);
    },
  };
}
