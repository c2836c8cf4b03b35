import type { Show } from '#ui/figure/at-touch.ts';
import { pictureAtSight } from '#ui/figure/picture-at-sight.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import type { Counting } from './all-shown.ts';

/** All solutions at once: the code is fetched once its fold has been opened, and begins to count then. */
export function allDoor(host: HTMLElement, figure: () => Counting, signal: AbortSignal): Show<Counting> {
  return pictureAtSight(part(host, 'all', HTMLElement), signal, async () =>
    (await fetchPart(host, 'the count of all solutions', () => import('./all-panel.ts'), signal)).allPanel(
      host,
      figure,
      signal,
    ),
  );
}
