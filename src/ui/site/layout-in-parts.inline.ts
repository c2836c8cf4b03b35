/**
 * Lets the browser lay out a lesson or the contents, just opened, only as far as the screen reaches. What is further down
 * (`.in-parts` in `page.css`) is left out until the fonts are there, because each would lay it out again, or until the
 * reader gets there; then it is displayed (`data-open`), a part at each idle moment, and laid out when it comes near. Once
 * the reader has touched the page (`first-touch.inline.ts`) all below the screen is laid out too, part by part. A visit
 * that begins further down, by a link to a place, Back or a reload, is laid out whole, so that its place does not move.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const inParts = document.documentElement;
/** Where the browser cannot tell when it is idle, a pause of 50 ms stands for it; one that is busy has half a second. */
function whenFree(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act, 50);
}

function watchParts(): void {
  const parts = [
    ...document.querySelectorAll(
      '.prose > .figure-host ~ :is(.figure-host, .figure, .notebook), .front :is(.card, #lessons)',
    ),
  ];
  const closed = [...parts];
  const openNext = (): void => {
    const part = closed.shift();
    if (!part) return;
    part.setAttribute('data-open', '');
    whenFree(openNext);
  };
  const layOut = (part: Element): void => {
    for (const state of ['open', 'laid-out']) part.setAttribute(`data-${state}`, '');
  };
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) layOut(target);
  });
  const layOutNext = (): void => {
    const part = parts.shift();
    if (!part) return;
    // One above the screen waits until it is near: Chrome keeps no text in its place where `content-visibility` ends.
    if (part.getBoundingClientRect().top > 0) layOut(part);
    whenFree(layOutNext);
  };
  for (const part of parts) near.observe(part);
  // To ask for the fonts computes the layout, so this waits for the frame that has it.
  requestAnimationFrame(() => void document.fonts.ready.then(() => whenFree(openNext)));
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
  inParts.classList.add('in-parts');
  addEventListener('DOMContentLoaded', watchParts);
}
