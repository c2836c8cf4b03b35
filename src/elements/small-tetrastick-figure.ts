import { defineFigure } from './figure-element.ts';
import { board } from './pictures.ts';
import { smallTetrasticks } from './scenarios/small-tetrasticks.ts';

defineFigure('small-tetrastick-figure', {
  scenario: smallTetrasticks,
  pictures: (host) => [board(host)],
});
