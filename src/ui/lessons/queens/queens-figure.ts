import { defineFigure } from '#ui/figure/figure-element.ts';
import { queens } from '#scenarios/queens.ts';
import { explainedPictures } from '#ui/explore/explained-pictures.ts';

defineFigure('queens-figure', { scenario: queens, pictures: explainedPictures(queens) });
