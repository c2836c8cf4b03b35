import { knuthLinks } from '#scenarios/knuth-links.ts';
import { defineFigure } from '#ui/figure/figure-element.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';

defineFigure('arrays-figure', {
  scenario: knuthLinks,
  pictures: (host, figure, signal) => [
    pictureAtTouch(host, part(host, 'torus', SVGSVGElement), signal, async () =>
      (await fetchPart(host, 'the torus', () => import('#ui/explore/torus/torus-picture.ts'), signal)).torus(
        host,
        figure,
        signal,
      ),
    ),
    pictureAtTouch(
      host,
      part(host, 'arrays', HTMLTableElement),
      signal,
      async () =>
        (await fetchPart(host, 'the arrays', () => import('./arrays-and-trace.ts'), signal)).arraysAndTrace(
          host,
          figure,
          signal,
        ),
      'at touch',
      part(host, 'trace-box', HTMLElement),
    ),
  ],
});
