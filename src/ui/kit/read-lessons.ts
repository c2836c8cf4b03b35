/** Lessons that were read: a lesson notes it at its end (`ui/site/ReadToEnd.astro`), and lists of lessons tick it. */
import { READ_LESSONS, recall } from './device.ts';
import { tick } from './tick.ts';

/** Ticks what was read in every list of lessons of the page that shows ticks. */
export function tickReadLessons(): void {
  const slugs = new Set((recall(READ_LESSONS) ?? '').split(' '));
  for (const link of document.querySelectorAll<HTMLElement>('[data-ticks] [data-lesson]')) {
    if (!slugs.has(link.dataset['lesson'] ?? '') || link.querySelector('.visited')) continue;
    (link.querySelector('.title') ?? link).append(tick('read to the end'));
  }
}
