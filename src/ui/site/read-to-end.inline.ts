/**
 * Records on this device that a lesson was read to its end (`ui/kit/read-lessons.ts` reads it), ticks the menu when it
 * opens, and closes it on a jump to a section.
 */
const { slug = '', key = '' } = document.currentScript?.dataset ?? {};
/** Who is at the end sooner has not read the lesson, in milliseconds. */
const SOONEST = 60_000;
const opened = performance.now();

/** The lessons read so far; another tab may have added one. */
function read(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    // Storage is switched off.
    return [];
  }
}

function record(): void {
  try {
    localStorage.setItem(key, [...new Set([...read(), slug])].join(' '));
  } catch {
    // Storage is switched off.
  }
}

addEventListener('DOMContentLoaded', () => {
  const end = document.querySelector('.lesson-nav');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const watcher = new IntersectionObserver((entries) => {
    clearTimeout(waiting);
    if (entries.at(-1)?.isIntersecting) waiting = setTimeout(record, opened + SOONEST - performance.now());
  });
  if (end) watcher.observe(end);
});
addEventListener(
  'toggle',
  () => {
    const slugs = read();
    for (const link of document.querySelectorAll<HTMLElement>('[data-ticks] [data-lesson]:not([data-read])')) {
      if (!slugs.includes(link.dataset['lesson'] ?? '')) continue;
      link.append(' ✓');
      link.dataset['read'] = '';
    }
  },
  true,
);
addEventListener('hashchange', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());
