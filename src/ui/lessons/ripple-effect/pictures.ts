import { fetchBoard } from '#ui/figure/pictures.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { FigureOptions } from '#ui/figure/mount-figure.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';

/** The pictures of a puzzle that the search solves, and the number picker on its grid. */
export const ripplePictures =
  (scenario: Scenario): FigureOptions['pictures'] =>
  (host, figure, signal) => [
    ...usualPictures(scenario)(host, figure, signal),
    // The picker needs a press on the grid, so it is fetched at the first touch.
    pictureAtTouch(host, part(host, 'board', SVGSVGElement), signal, async () => {
      // The picker needs the interactive cells of the grid, which the board's code draws.
      if (scenario.board) await fetchBoard(host, scenario.board, signal);
      const { mountNumberPicker } = await fetchPart(
        host,
        'the choice of numbers',
        () => import('./number-picker.ts'),
        signal,
      );
      const picker = mountNumberPicker(host, figure, signal);
      return ({ highlight }) => picker.update(highlight);
    }),
  ];
