/** Where the page is scrolled to while a figure asks. */
import { part } from '#ui/kit/parts.ts';

/** What is to be in sight stays as far as this from the foot of the screen, in pixels. */
const MARGIN = 8;

/**
 * Does what makes a figure higher or lower above its timeline. The timeline stays where it is on the screen,
 * so that no button moves away from a pointer: the room comes from above.
 */
export function unfold(host: HTMLElement, act: () => void): void {
  const timeline = part(host, 'timeline', HTMLElement);
  const before = timeline.getBoundingClientRect().top;
  act();
  // In the large view the pictures give way.
  if (host.querySelector('.fills-window')) return;
  scrollDown(timeline.getBoundingClientRect().top - before);
}

/**
 * Scrolls until the pictures and the question below them are both in sight, and the timeline where there is
 * room for it; not at all if they are. In a lower window the question is, with what stands above it.
 */
export function bringInSight(host: HTMLElement, panel: HTMLElement): void {
  if (host.querySelector('.fills-window')) return;
  const timeline = part(host, 'timeline', HTMLElement);
  const { height, bottom: end } = timeline.getBoundingClientRect();
  const { top } = part(host, 'stage', HTMLElement).getBoundingClientRect();
  // On a phone the timeline stays at the foot of the screen.
  const isAtFoot = getComputedStyle(timeline).position === 'sticky';
  const highest = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const lowest = innerHeight - (isAtFoot ? height : 0) - MARGIN;
  const hasRoom = !isAtFoot && end - top <= lowest - highest;
  const below = (hasRoom ? end : panel.getBoundingClientRect().bottom) - lowest;
  const above = top - highest;
  if (below > 0) scrollDown(below);
  else if (above < 0) scrollDown(Math.max(above, below));
}

function scrollDown(pixels: number): void {
  window.scrollBy({ top: pixels, behavior: 'instant' });
}
