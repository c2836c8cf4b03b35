import { defineFigure } from '#ui/figure/figure-element.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { tetrastickPictures } from './tetrastick-pictures.ts';

defineFigure('tetrastick-figure', {
  scenario: tetrasticks,
  pictures: tetrastickPictures(tetrasticks),
});
