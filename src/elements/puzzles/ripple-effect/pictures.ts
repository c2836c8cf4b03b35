import { largeMatrix } from '../../matrix/large-matrix.ts';
import { lazyPicture } from '../../figure/lazy-picture.ts';
import type { FigureOptions } from '../../figure/mount-figure.ts';
import { fetchPart } from '../../page/fetch-part.ts';
import { part } from '../../page/parts.ts';
import { board } from '../../figure/pictures.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import { whatIf } from '../../figure/what-if.ts';

/** The pictures of a puzzle that is solved: its matrix, its grid with the number picker, What if? */
export const ripplePictures =
  (scenario: Scenario): FigureOptions['pictures'] =>
  (host, figure, signal) => [
    largeMatrix(host, figure, signal, { examples: 'column, like c3,4' }),
    board(host, scenario),
    // A press on the grid is what the picker waits for, so it comes with the first touch.
    lazyPicture(
      host,
      part(host, 'board', SVGSVGElement),
      async () => {
        const { mountNumberPicker } = await fetchPart(host, 'the picker', () => import('./number-picker.ts'), signal); // prettier-ignore
        const picker = mountNumberPicker(host, figure, signal);
        return ({ highlight }) => picker.update(highlight);
      },
      signal,
    ),
    whatIf(host, figure, signal),
  ];
