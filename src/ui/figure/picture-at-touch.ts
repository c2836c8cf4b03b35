import { type When, atTouch } from './at-touch.ts';
import type { Picture } from './pictures.ts';

/**
 * A picture whose code is fetched at the first touch (`atTouch`). From now on `data-awaited` says that its place and its
 * tools wait for code, and what is done there is kept (`ui/site/first-presses.inline.ts`), until `data-ready` says that
 * the code has come.
 *
 * @param tools of the picture, outside its place or inside it
 */
export function pictureAtTouch(
  host: HTMLElement,
  place: HTMLElement | SVGElement,
  signal: AbortSignal,
  load: () => Promise<Picture>,
  when: When = 'at touch',
  ...tools: readonly HTMLElement[]
): Picture {
  const places = [place, ...tools];
  for (const each of places) each.dataset['awaited'] = '';
  return atTouch(host, load, signal, when, () => {
    for (const each of places) each.dataset['ready'] = '';
  });
}
