import { defineFigure } from '#ui/figure/figure-element.ts';
import { ripplePictures } from './pictures.ts';
import { rippleEffect } from '#scenarios/ripple-effect.ts';

defineFigure('ripple-figure', { scenario: rippleEffect, pictures: ripplePictures(rippleEffect) });
