import { keepPresses } from '#ui/kit/early-presses.ts';
import { late } from './late.ts';
import type { Picture } from './pictures.ts';

/**
 * A picture whose code is fetched late, as `late` says, and which the reader can press: what is
 * pressed before is kept. `data-live` on the place says that the code has come.
 *
 * @param tools buttons that the picture brings to life, when they stand outside of its place
 */
export function lazyPicture(
  host: HTMLElement,
  place: HTMLElement | SVGElement,
  load: () => Promise<Picture>,
  signal: AbortSignal,
  when: 'at first touch' | 'at once' = 'at first touch',
  tools: HTMLElement | null = null,
): Picture {
  const pressAgain = keepPresses(place, tools, signal);
  return late(host, load, signal, when, () => {
    place.dataset['live'] = '';
    pressAgain();
  });
}
