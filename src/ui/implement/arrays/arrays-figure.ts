import { knuthLinks } from '#scenarios/knuth-links.ts';
import { defineFigure } from '#ui/figure/figure-element.ts';
import { lazyPicture } from '#ui/figure/lazy-picture.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';

defineFigure('arrays-figure', {
  scenario: knuthLinks,
  pictures: (host, figure, signal) => [
    lazyPicture(host, part(host, 'torus', SVGSVGElement), signal, async () =>
      (await fetchPart(host, 'the torus', () => import('#ui/explore/torus/torus-picture.ts'), signal)).torus(
        host,
        figure,
        signal,
      ),
    ),
    lazyPicture(
      host,
      part(host, 'arrays', HTMLTableElement),
      signal,
      async () =>
        (await fetchPart(host, 'the arrays', () => import('./arrays-and-trace.ts'), signal)).arraysAndTrace(
          host,
          figure,
          signal,
        ),
      'at first touch',
      part(host, 'trace-box', HTMLElement),
    ),
  ],
});
