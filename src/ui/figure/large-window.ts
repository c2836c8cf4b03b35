/** A figure that fills the window: the same figure in the same place of the page, only shown larger. */
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { button, part } from '#ui/kit/parts.ts';

/** Pictures are never lower than this, in pixels; the figure scrolls then. */
const LOWEST = 120;
/** As near as this the height of the pictures is found, in pixels. */
const NEAR = 4;

/**
 * Prepares the large view of a figure. All else on the page rests meanwhile, and the page is where it
 * was when the reader comes back, by the same button or by Escape.
 *
 * @returns goes there and back
 */
export function createLargeWindow(host: HTMLElement, signal: AbortSignal): () => void {
  const stage = part(host, 'stage', HTMLElement);
  const timeline = part(host, 'timeline', HTMLElement);
  const figure = stage.parentElement ?? host;
  const door = button(host, 'large');
  const refit = onceAFrame(fit, signal);
  const watcher = new ResizeObserver(refit);
  let open: AbortController | null = null;

  function enter(): void {
    const here = new AbortController();
    open = here;
    const { scrollX, scrollY } = window;
    // The figure leaves its place on the page, and the place stays as high as it was.
    host.style.height = `${host.getBoundingClientRect().height}px`;
    figure.classList.add('fills-window');
    const resting = othersThan(figure);
    for (const other of resting) other.inert = true;
    document.addEventListener('keydown', leaveByKey, { signal: here.signal });
    addEventListener('resize', refit, { signal: here.signal });
    // Words and panels may grow; the pictures give way.
    for (const block of figure.children) if (block !== stage) watcher.observe(block);
    fit();
    here.signal.addEventListener('abort', () => {
      open = null;
      watcher.disconnect();
      for (const other of resting) other.inert = false;
      figure.classList.remove('fills-window');
      figure.style.removeProperty('--large-picture');
      host.style.height = '';
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    });
  }

  function toggle(): void {
    const isLarge = open === null;
    if (isLarge) enter();
    else open?.abort();
    door?.setAttribute('aria-pressed', String(isLarge));
    // Whoever had the focus keeps it; a figure that has none would leave the keys to nobody.
    if (!host.contains(document.activeElement)) door?.focus({ preventScroll: true });
  }

  function leaveByKey(event: KeyboardEvent): void {
    // What lies open over the figure is closed first, by the browser.
    if (event.key !== 'Escape' || event.defaultPrevented || figure.querySelector(':popover-open')) {
      return;
    }
    toggle();
  }

  /** Makes the pictures as high as leaves the timeline in sight: the height is found by halving. */
  function fit(): void {
    if (!open) return;
    let [low, high] = [LOWEST, innerHeight];
    while (high - low > NEAR) {
      const height = (low + high) / 2;
      setHeight(height);
      if (isTimelineInSight()) low = height;
      else high = height;
    }
    setHeight(low);
  }

  function setHeight(pixels: number): void {
    figure.style.setProperty('--large-picture', `${pixels}px`);
  }

  function isTimelineInSight(): boolean {
    const { paddingBottom } = getComputedStyle(figure);
    const end = timeline.getBoundingClientRect().bottom + figure.scrollTop;
    return end + parseFloat(paddingBottom) <= innerHeight;
  }

  signal.addEventListener('abort', () => open?.abort());
  return toggle;
}

/** All on the page but one element and what it stands in; messages of the page go on. */
function othersThan(element: Element): readonly HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inside = element; inside.parentElement && inside !== document.body;) {
    for (const other of inside.parentElement.children) {
      const isOther = other instanceof HTMLElement && other !== inside && !other.inert;
      if (isOther && !other.matches('script, style, .missing-parts')) others.push(other);
    }
    inside = inside.parentElement;
  }
  return others;
}
