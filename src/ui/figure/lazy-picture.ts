import { keepPresses } from '#ui/kit/early-presses.ts';
import { late } from './late.ts';
import type { Picture } from './pictures.ts';

/**
 * A picture whose code is fetched late (`late`); presses before that are replayed. `data-live` on the place says that
 * the code has come.
 *
 * @param tools buttons of the picture that may be outside its place
 */
export function lazyPicture(
  host: HTMLElement,
  place: HTMLElement | SVGElement,
  signal: AbortSignal,
  load: () => Promise<Picture>,
  when: 'at first touch' | 'at once' = 'at first touch',
  tools: HTMLElement | null = null,
): Picture {
  const pressAgain = keepPresses(place, tools, signal);
  return late(host, load, signal, when, () => {
    place.dataset['live'] = '';
    pressAgain();
  });
}
