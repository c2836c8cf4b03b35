import { defineFigure } from './figure-element.ts';
import { ripplePictures } from './ripple-pictures.ts';
import { rippleEffect } from './scenarios/ripple-effect.ts';

defineFigure('ripple-figure', { scenario: rippleEffect, pictures: ripplePictures });
