import { keepPresses } from '#ui/kit/early-presses.ts';
import { type When, atTouch } from './at-touch.ts';
import type { Picture } from './pictures.ts';

/**
 * A picture whose code is fetched at the first touch (`atTouch`); presses before that are replayed. `data-live` on the place says that
 * the code has come.
 *
 * @param tools buttons of the picture that may be outside its place
 */
export function pictureAtTouch(
  host: HTMLElement,
  place: HTMLElement | SVGElement,
  signal: AbortSignal,
  load: () => Promise<Picture>,
  when: When = 'at touch',
  tools: HTMLElement | null = null,
): Picture {
  const pressAgain = keepPresses(place, tools, signal);
  return atTouch(host, load, signal, when, () => {
    place.dataset['live'] = '';
    pressAgain();
  });
}
