import { defineFigure } from '#ui/figure/figure-element.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';

defineFigure('small-tetrastick-figure', {
  scenario: smallTetrasticks,
  pictures: usualPictures(smallTetrasticks),
});
