import { defineFigure } from '../../figure/figure-element.ts';
import { board } from '../../figure/pictures.ts';
import { smallTetrasticks } from '../../../scenarios/small-tetrasticks.ts';

defineFigure('small-tetrastick-figure', {
  scenario: smallTetrasticks,
  pictures: (host) => [board(host, smallTetrasticks)],
});
