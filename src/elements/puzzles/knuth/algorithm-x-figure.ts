import { lazyCode } from '../../code/lazy-code.ts';
import { defineFigure } from '../../figure/figure-element.ts';
import { lazyPicture } from '../../figure/lazy-picture.ts';
import { fetchPart } from '../../page/fetch-part.ts';
import { part } from '../../page/parts.ts';
import { knuth } from '../../../scenarios/knuth.ts';
import { usualPictures } from '../usual-pictures.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: (host, figure, signal) => [
    ...usualPictures(knuth)(host, figure, signal),
    lazyPicture(
      host,
      part(host, 'tree', SVGSVGElement),
      async () =>
        (await fetchPart(host, 'the search tree', () => import('../../tree/tree-picture.ts'), signal)).smallTree(
          host,
          figure,
          signal,
        ),
      signal,
    ),
    lazyCode(host, figure, signal),
  ],
});
