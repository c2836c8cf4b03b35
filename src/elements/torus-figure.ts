import { lazyCode } from './lazy-code.ts';
import { lazyPicture } from './lazy-picture.ts';
import { part } from './parts.ts';
import { defineFigure } from './figure-element.ts';
import { ownMatrix } from './scenarios/own-matrix.ts';
import { torus } from './torus-picture.ts';

defineFigure('torus-figure', {
  scenario: ownMatrix,
  pictures: (host, figure, signal) => [
    torus(host, figure, signal),
    lazyPicture(
      host,
      part(host, 'matrix', SVGSVGElement),
      async () => (await import('./editable-matrix.ts')).editableMatrix(host, figure, signal),
      signal,
    ),
    lazyCode(host, figure, signal),
  ],
});
