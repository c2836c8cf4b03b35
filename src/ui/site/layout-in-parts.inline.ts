/**
 * Lets the browser lay out a lesson or the contents, just opened, only as far as the screen reaches. What is further down
 * (`.in-parts` in `page.css`) is left out until the fonts are there, because each would lay it out again, or until the
 * reader gets there; then it is displayed (`data-open`), a part at each idle moment, and laid out when it comes near. Once
 * the reader has touched the page (`first-touch.inline.ts`) all below the screen is laid out too, part by part. A visit
 * that begins further down, by a link to a place, Back or a reload, is laid out whole, so that its place does not move.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const inParts = document.documentElement;

/**
 * Calls `act` with each part, in an idle moment of its own. Where the browser cannot tell when it is idle, a pause of
 * 50 ms stands for it; one that is busy has half a second.
 */
function whenFree([part, ...later]: readonly Element[], act: (part: Element) => void): void {
  if (!part) return;
  const turn = (): void => {
    act(part);
    whenFree(later, act);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(turn, { timeout: 500 });
  else setTimeout(turn, 50);
}

function watchParts(): void {
  const parts = [
    ...document.querySelectorAll(
      '.prose > .figure-host ~ :is(.figure-host, .figure, .notebook), .front :is(.card, #lessons)',
    ),
  ];
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) layOut(target);
  });
  const open = (part: Element): void => part.setAttribute('data-open', '');
  const layOut = (part: Element): void => {
    near.unobserve(part);
    open(part);
    part.setAttribute('data-laid-out', '');
  };
  // One above the screen waits until it is near: Chrome keeps no text in its place where `content-visibility` ends.
  const layOutBelow = (part: Element): void => {
    if (part.getBoundingClientRect().top > 0) layOut(part);
  };
  for (const part of parts) near.observe(part);
  // To ask for the fonts computes the layout, so this waits for the frame that has it. No text so far may have used the
  // font of the pictures; without it a part would be laid out with another, and then again.
  requestAnimationFrame(() => {
    const all = Promise.allSettled([document.fonts.load('1em "Source Code Pro"'), document.fonts.ready]);
    void all.then(() => whenFree(parts, open));
  });
  if ('touched' in inParts.dataset) whenFree(parts, layOutBelow);
  else {
    const touch = new MutationObserver(() => {
      touch.disconnect();
      whenFree(parts, layOutBelow);
    });
    touch.observe(inParts, { attributeFilter: ['data-touched'] });
  }
}

if (arrival?.type === 'navigate' && location.hash === '') {
  inParts.classList.add('in-parts');
  addEventListener('DOMContentLoaded', watchParts);
}
