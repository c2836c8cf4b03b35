/** What a notion means, beside a link to it in a lesson, while the pointer or the focus is on the link. */
import { make } from '#ui/kit/make.ts';

/** A pointer that only passes by opens nothing; one on its way to the card leaves it open. In milliseconds. */
const WAIT = 250;
/** Room between link and card, and at the sides of the window, in pixels. */
const GAP = 6;
const SIDE = 12;

const card = make(document, 'div', {
  id: 'notion-card',
  class: 'notion-card framed small-type',
  role: 'tooltip',
  popover: 'manual',
});
let shown: HTMLAnchorElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const notionAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.notion') : null;

function show(to: HTMLAnchorElement): void {
  clearTimeout(timer);
  hide();
  shown = to;
  card.textContent = to.dataset['says'] ?? '';
  to.setAttribute('aria-describedby', card.id);
  if (!card.isConnected) document.body.append(card);
  card.showPopover();
  place();
}

function place(): void {
  if (!shown) return;
  // A link over two lines has the card at its beginning.
  const [line = shown.getBoundingClientRect()] = shown.getClientRects();
  const { width, height } = card.getBoundingClientRect();
  const below = line.bottom + GAP;
  card.style.left = `${Math.max(SIDE, Math.min(line.left, document.documentElement.clientWidth - width - SIDE))}px`;
  card.style.top = `${below + height > innerHeight ? line.top - GAP - height : below}px`;
}

function hide(): void {
  clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  shown = null;
  if (card.isConnected) card.hidePopover();
}

function later(act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, WAIT);
}

document.addEventListener('pointerover', (event) => {
  const to = notionAt(event);
  const isOnCard = event.target instanceof Node && card.contains(event.target);
  if (isOnCard || (to && to === shown)) clearTimeout(timer);
  else if (to && event.pointerType === 'mouse') later(() => show(to));
  else if (shown !== document.activeElement) later(hide);
});
document.addEventListener('focusin', (event) => {
  const to = notionAt(event);
  if (to?.matches(':focus-visible')) show(to);
  else hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
// The focus may come to a link that is scrolled into sight.
addEventListener('scroll', place, { passive: true });

// This code comes for a link that is pointed at, or has the focus.
const first = document.querySelector<HTMLAnchorElement>('a.notion:is(:hover, :focus-visible)');
if (first) show(first);
