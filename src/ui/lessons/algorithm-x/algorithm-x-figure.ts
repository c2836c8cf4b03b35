import { codeAtTouch } from '#ui/explore/code/code-at-touch.ts';
import { defineFigure } from '#ui/figure/figure-element.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import { knuth } from '#scenarios/knuth.ts';
import { explainedPictures } from '#ui/explore/explained-pictures.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: (host, figure, signal) => [
    ...explainedPictures(knuth)(host, figure, signal),
    pictureAtTouch(host, part(host, 'tree', SVGSVGElement), signal, async () =>
      (await fetchPart(host, 'the search tree', () => import('#ui/explore/tree/tree-picture.ts'), signal)).smallTree(
        host,
        figure,
        signal,
      ),
    ),
    codeAtTouch(host, figure, signal),
  ],
});
