import { defineFigure } from '../../figure/figure-element.ts';
import { knuth } from '../../../scenarios/knuth.ts';
import { smallMatrix } from '../../matrix/small-matrix.ts';
import { usualPictures } from '../usual-pictures.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: usualPictures(knuth, smallMatrix),
});
