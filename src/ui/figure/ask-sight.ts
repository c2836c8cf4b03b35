/** Where the page is scrolled to while a figure asks, or has just been drawn. */
import { part } from '#ui/kit/parts.ts';

/** Least distance of what is asked about from the foot of the screen, in pixels. */
const MARGIN = 8;

/**
 * Calls `act`, which changes the height of a figure above its timeline, and scrolls so that the timeline stays where it
 * is on the screen: no button moves away from the pointer.
 */
export function unfold(host: HTMLElement, act: () => void): void {
  const timeline = part(host, 'timeline', HTMLElement);
  const before = timeline.getBoundingClientRect().top;
  act();
  // In the large view the pictures shrink or grow instead.
  if (host.querySelector('.fills-window')) return;
  scrollDown(timeline.getBoundingClientRect().top - before);
}

/**
 * Scrolls, if need be, until the pictures and the panel below them (a question, the words of the step) are in view, and
 * the timeline if there is room. In a window too low for that, the panel is in view, with what fits above it.
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
