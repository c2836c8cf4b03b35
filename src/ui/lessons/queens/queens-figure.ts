import { defineFigure } from '#ui/figure/figure-element.ts';
import { queens } from '#scenarios/queens.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';

defineFigure('queens-figure', { scenario: queens, pictures: usualPictures(queens) });
