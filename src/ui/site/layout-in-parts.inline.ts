/**
 * Lets the browser lay out a page that has just been opened only as far as the screen reaches. What is further down
 * (`.in-parts` in `page.css`) is left out until the fonts are there (`is-opening`), because each would lay it out again,
 * or until the reader gets there. Then it is laid out when it comes near, and all of it, a part at each idle moment, once
 * the reader has touched the page (`first-touch.inline.ts`). A visit that begins further down, by a link to a place, Back
 * or a reload, is laid out whole, so that its place does not move.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const inParts = document.documentElement;
const whenFree: (act: () => void) => unknown =
  (globalThis as Partial<typeof globalThis>).requestIdleCallback ?? setTimeout;

function watchParts(): void {
  const parts = [
    ...document.querySelectorAll(
      '.prose > .figure-host ~ :is(.figure-host, .figure, .notebook), .front > :is(#play, #lessons)',
    ),
  ];
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) layOut(target);
  });
  const layOut = (part: Element): void => {
    near.unobserve(part);
    part.setAttribute('data-laid-out', '');
  };
  const layOutNext = (): void => {
    const part = parts.shift();
    if (!part) return;
    layOut(part);
    whenFree(layOutNext);
  };
  for (const part of parts) near.observe(part);
  void document.fonts.ready.then(() => whenFree(() => inParts.classList.remove('is-opening')));
  if ('touched' in inParts.dataset) whenFree(layOutNext);
  else {
    const touch = new MutationObserver(() => {
      touch.disconnect();
      whenFree(layOutNext);
    });
    touch.observe(inParts, { attributeFilter: ['data-touched'] });
  }
}

if (arrival?.type === 'navigate' && location.hash === '') {
  inParts.classList.add('in-parts', 'is-opening');
  addEventListener('DOMContentLoaded', watchParts);
}
