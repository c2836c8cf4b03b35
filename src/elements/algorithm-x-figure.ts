import { lazyCode } from './lazy-code.ts';
import { defineFigure } from './figure-element.ts';
import { lazyPicture } from './lazy-picture.ts';
import { part } from './parts.ts';
import { knuth } from './scenarios/knuth.ts';
import { smallMatrix } from './small-matrix.ts';
import { whatIf } from './what-if.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: (host, figure, signal) => [
    smallMatrix(host, figure, signal),
    lazyPicture(
      host,
      part(host, 'tree', SVGSVGElement),
      async () => (await import('./tree-picture.ts')).smallTree(host, figure, signal),
      signal,
    ),
    lazyCode(host, figure, signal),
    whatIf(host, figure, signal),
  ],
});
