import type { Scenario } from '#scenarios/scenario.ts';
import type { FigureOptions } from '#ui/figure/mount-figure.ts';
import { board } from '#ui/figure/pictures.ts';
import { whatIf } from '#ui/figure/what-if.ts';
import { largeMatrix } from './matrix/large-matrix.ts';
import { smallMatrix } from './matrix/small-matrix.ts';

/**
 * The usual pictures of a scenario, canvases first: matrix, board, What if?
 *
 * @param boardComes `at once` where other code works on the marks of the board; otherwise at the first touch
 */
export function usualPictures(scenario: Scenario, boardComes?: 'at once'): FigureOptions['pictures'] {
  return (host, figure, signal) => [
    ...(scenario.matrix === 'large' ? [largeMatrix(host, figure, signal, scenario)] : []),
    ...(scenario.board ? [board(host, scenario.board, signal, boardComes)] : []),
    ...(scenario.matrix === 'small' ? [smallMatrix(host, figure, signal)] : []),
    ...(scenario.whatIf ? [whatIf(host, figure, signal, scenario.walk)] : []),
  ];
}
