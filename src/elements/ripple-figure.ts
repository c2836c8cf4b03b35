import { defineFigure } from './figure-element.ts';
import { mountNumberPicker } from './number-picker.ts';
import { largeMatrix } from './large-matrix.ts';
import { board } from './pictures.ts';
import { rippleEffect } from './scenarios/ripple-effect.ts';
import { whatIf } from './what-if.ts';

defineFigure('ripple-figure', {
  scenario: rippleEffect,
  pictures: (host, figure, signal) => {
    const picker = mountNumberPicker(host, figure, signal);
    return [
      largeMatrix(host, figure, signal, { examples: 'c3,4, B=2, 2U3,4' }),
      board(host),
      () => picker.update(),
      whatIf(host, figure, signal),
    ];
  },
});
