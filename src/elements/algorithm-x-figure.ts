import { defineFigure } from './figure-element.ts';
import { smallMatrix } from './pictures.ts';
import { knuth } from './scenarios/knuth.ts';

defineFigure('algorithm-x-figure', {
  scenario: knuth,
  pictures: (host, figure, signal) => [smallMatrix(host, figure, signal)],
});
