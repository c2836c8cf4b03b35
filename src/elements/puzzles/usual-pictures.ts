import type { Scenario } from '../../scenarios/scenario.ts';
import type { FigureOptions } from '../figure/mount-figure.ts';
import { board } from '../figure/pictures.ts';
import { whatIf } from '../figure/what-if.ts';
import { largeMatrix } from '../matrix/large-matrix.ts';
import type { smallMatrix as small } from '../matrix/small-matrix.ts';

/**
 * The pictures that a scenario says a figure has, canvases first: matrix, board, What if?
 *
 * @param smallMatrix for a scenario with a small matrix, whose headers take the focus from the start; a
 *   page with a large one need not have its code
 */
export function usualPictures(
  scenario: Scenario,
  smallMatrix?: typeof small,
): FigureOptions['pictures'] {
  return (host, figure, signal) => [
    ...(scenario.matrix === 'large' ? [largeMatrix(host, figure, signal, scenario)] : []),
    ...(scenario.drawBoard ? [board(host, scenario)] : []),
    ...(smallMatrix ? [smallMatrix(host, figure, signal)] : []),
    ...(scenario.whatIf ? [whatIf(host, figure, signal)] : []),
  ];
}
