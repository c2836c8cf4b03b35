/** A figure that fills the window: the same figure in the same place of the page, only shown larger. */
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { button, part } from '#ui/kit/parts.ts';

/** Least height of the pictures, in pixels; below it the figure scrolls. */
const LOWEST = 120;
/** Precision to which the height of the pictures is found, in pixels. */
const NEAR = 4;

/**
 * Prepares the large view of a figure. Everything else on the page is inert meanwhile; the same button or Escape leads
 * back, to the figure where it was on the screen.
 *
 * @returns a function that enters or leaves the large view
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
    const { top, height } = host.getBoundingClientRect();
    // The figure leaves the flow of the page, where its place keeps its height.
    host.style.height = `${height}px`;
    figure.classList.add('fills-window');
    const resting = othersThan(figure);
    for (const other of resting) other.inert = true;
    document.addEventListener('keydown', leaveByKey, { signal: here.signal });
    addEventListener('resize', refit, { signal: here.signal });
    // When text or a panel grows, the pictures shrink.
    for (const block of figure.children) if (block !== stage) watcher.observe(block);
    fit();
    here.signal.addEventListener('abort', () => {
      open = null;
      watcher.disconnect();
      for (const other of resting) other.inert = false;
      figure.classList.remove('fills-window');
      figure.style.removeProperty('--large-picture');
      host.style.height = '';
      // What is above it may have been laid out meanwhile. A cell may have hidden its figure, which has no place then.
      if (host.checkVisibility()) window.scrollBy({ top: host.getBoundingClientRect().top - top, behavior: 'instant' });
    });
  }

  function toggle(): void {
    const isLarge = open === null;
    if (isLarge) enter();
    else open?.abort();
    door?.setAttribute('aria-pressed', String(isLarge));
    // Without the focus inside, the figure's keys would not work.
    if (!host.contains(document.activeElement)) door?.focus({ preventScroll: true });
  }

  function leaveByKey(event: KeyboardEvent): void {
    // An open popover is closed first, by the browser.
    if (event.key !== 'Escape' || event.defaultPrevented || figure.querySelector(':popover-open')) {
      return;
    }
    toggle();
  }

  /** Makes the pictures as high as the timeline in view allows; the height is found by bisection. */
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

/** All elements that are not inert yet, outside an element and its ancestors, except the notice of missing parts. */
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
