import { codePicture } from './code-picture.ts';
import { defineFigure } from './figure-element.ts';
import { smallMatrix } from './pictures.ts';
import { knuth } from './scenarios/knuth.ts';
import { smallTree } from './tree-picture.ts';
import { whatIf } from './what-if.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: (host, figure, signal) => [
    smallMatrix(host, figure, signal),
    smallTree(host, figure, signal),
    codePicture(host, figure, signal),
    whatIf(host, figure, signal),
  ],
});
