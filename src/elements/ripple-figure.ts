import { defineFigure } from './figure-element.ts';
import { largeMatrix } from './large-matrix.ts';
import { lazyPicture } from './lazy-picture.ts';
import { part } from './parts.ts';
import { board } from './pictures.ts';
import { rippleEffect } from './scenarios/ripple-effect.ts';
import { whatIf } from './what-if.ts';

defineFigure('ripple-figure', {
  scenario: rippleEffect,
  pictures: (host, figure, signal) => [
    largeMatrix(host, figure, signal, { examples: 'c3,4, B=2, 2U3,4' }),
    board(host),
    // A press on the grid is what the picker waits for, so it comes with the first touch.
    lazyPicture(
      host,
      part(host, 'board', SVGSVGElement),
      async () => {
        const { mountNumberPicker } = await import('./number-picker.ts');
        const picker = mountNumberPicker(host, figure, signal);
        return () => picker.update();
      },
      signal,
    ),
    whatIf(host, figure, signal),
  ],
});
