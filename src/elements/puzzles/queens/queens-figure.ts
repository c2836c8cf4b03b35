import { defineFigure } from '../../figure/figure-element.ts';
import { queens } from '../../../scenarios/queens.ts';
import { usualPictures } from '../usual-pictures.ts';

defineFigure('queens-figure', { scenario: queens, pictures: usualPictures(queens) });
