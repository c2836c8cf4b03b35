/**
 * Lets the browser lay out a page that has just been opened only as far as the reader has come: a part of it
 * (`.is-laid-out-in-parts` in `page.css`) when it is one screen away. A visit that begins further down, by a link to a
 * place, Back or a reload, is laid out whole, so that its place does not move.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

function watchParts(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        target.setAttribute('data-laid-out', '');
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const part of document.querySelectorAll('.prose > :is(.figure-host, figure), .front > :is(#play, #lessons)')) {
    watcher.observe(part);
  }
}

if (arrival?.type === 'navigate' && location.hash === '') {
  document.documentElement.classList.add('is-laid-out-in-parts');
  addEventListener('DOMContentLoaded', watchParts);
}
