import { lazyCode } from './lazy-code.ts';
import { defineFigure } from './figure-element.ts';
import { knuth } from './scenarios/knuth.ts';
import { smallMatrix } from './small-matrix.ts';
import { smallTree } from './tree-picture.ts';
import { whatIf } from './what-if.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: (host, figure, signal) => [
    smallMatrix(host, figure, signal),
    smallTree(host, figure, signal),
    lazyCode(host, figure, signal),
    whatIf(host, figure, signal),
  ],
});
