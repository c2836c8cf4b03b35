import { lazyCode } from '../code/lazy-code.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { lazyPicture } from '../figure/lazy-picture.ts';
import { part } from '../page/parts.ts';
import { defineFigure } from '../figure/figure-element.ts';
import { ownMatrix } from '../../scenarios/own-matrix.ts';

defineFigure('torus-figure', {
  scenario: ownMatrix,
  pictures: (host, figure, signal) => [
    lazyPicture(
      host,
      part(host, 'torus', SVGSVGElement),
      async () => (await fetchPart(host, 'the torus', () => import('./torus-picture.ts'), signal)).torus(host, figure, signal), // prettier-ignore
      signal,
    ),
    lazyPicture(
      host,
      part(host, 'matrix', SVGSVGElement),
      async () => (await fetchPart(host, 'the matrix', () => import('./editable-matrix.ts'), signal)).editableMatrix(host, figure, signal), // prettier-ignore
      signal,
      'at first touch',
      part(host, 'matrix-edits', HTMLElement),
    ),
    lazyCode(host, figure, signal),
  ],
});
