import { defineFigure } from '../../figure/figure-element.ts';
import { board } from '../../figure/pictures.ts';
import { queens } from '../../../scenarios/queens.ts';
import { smallMatrix } from '../../matrix/small-matrix.ts';
import { whatIf } from '../../figure/what-if.ts';

defineFigure('queens-figure', {
  scenario: queens,
  pictures: (host, figure, signal) => [
    board(host, queens),
    smallMatrix(host, figure, signal),
    whatIf(host, figure, signal),
  ],
});
