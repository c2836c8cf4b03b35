import type { Scenario } from '#scenarios/scenario.ts';
import { atTouch } from '#ui/figure/at-touch.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';

/** Returns the pictures of a written problem: the usual ones, and the optional ones, fetched at the first touch. */
export function userProblemPictures(
  scenario: Scenario,
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): readonly Picture[] {
  return [
    ...usualPictures(scenario)(host, figure, signal),
    atTouch(
      host,
      async () =>
        (await fetchPart(host, 'links, tree and text', () => import('./on-request.ts'), signal)).onRequest(
          host,
          figure,
          signal,
        ),
      signal,
      'at touch',
      () => (host.dataset['onRequest'] = ''),
    ),
  ];
}
