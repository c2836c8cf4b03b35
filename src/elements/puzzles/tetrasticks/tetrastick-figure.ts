import { defineFigure } from '../../figure/figure-element.ts';
import { tetrasticks } from '../../../scenarios/tetrasticks.ts';
import { usualPictures } from '../usual-pictures.ts';

defineFigure('tetrastick-figure', { scenario: tetrasticks, pictures: usualPictures(tetrasticks) });
