import { defineFigure } from './figure-element.ts';
import { board } from './pictures.ts';
import { queens } from './scenarios/queens.ts';
import { smallMatrix } from './small-matrix.ts';
import { whatIf } from './what-if.ts';

defineFigure('queens-figure', {
  scenario: queens,
  pictures: (host, figure, signal) => [
    board(host),
    smallMatrix(host, figure, signal),
    whatIf(host, figure, signal),
  ],
});
