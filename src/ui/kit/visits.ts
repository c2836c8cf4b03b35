/** Visited lessons: a lesson notes its visit (`ui/site/Visit.astro`), and lists of lessons tick it. */
import { recall, VISITS } from './device.ts';
import { tick } from './tick.ts';

/** Ticks the visited lessons in every list of the page that shows visits. */
export function showVisits(): void {
  const slugs = new Set((recall(VISITS) ?? '').split(' '));
  for (const link of document.querySelectorAll<HTMLElement>('[data-visits] [data-lesson]')) {
    if (!slugs.has(link.dataset['lesson'] ?? '') || link.querySelector('.visited')) continue;
    (link.querySelector('.title') ?? link).append(tick('visited'));
  }
}
