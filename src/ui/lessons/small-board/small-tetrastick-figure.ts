import { defineFigure } from '#ui/figure/figure-element.ts';
import { explainedPictures } from '#ui/explore/explained-pictures.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';

defineFigure('small-tetrastick-figure', {
  scenario: smallTetrasticks,
  pictures: explainedPictures(smallTetrasticks),
});
