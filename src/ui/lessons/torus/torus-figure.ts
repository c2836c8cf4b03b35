import { codeAtTouch } from '#ui/explore/code/code-at-touch.ts';
import type { FigureOptions, MountedFigure } from '#ui/figure/mount-figure.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import { part } from '#ui/kit/parts.ts';
import { defineFigure } from '#ui/figure/figure-element.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { whyNone } from '#ui/figure/why-none.ts';
import { coveredMatrix, outOfRing, ownMatrix } from '#scenarios/own-matrix.ts';

function torus(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  return pictureAtTouch(host, part(host, 'torus', SVGSVGElement), signal, async () =>
    (await fetchPart(host, 'the torus', () => import('#ui/explore/torus/torus-picture.ts'), signal)).torus(
      host,
      figure,
      signal,
    ),
  );
}

/** The torus beside its matrix, which the reader edits. */
const withMatrix = (scenario: Scenario): FigureOptions => ({
  scenario,
  pictures: (host, figure, signal) => [
    torus(host, figure, signal),
    pictureAtTouch(
      host,
      part(host, 'matrix', SVGSVGElement),
      signal,
      async () =>
        (await fetchPart(host, 'the matrix', () => import('./editable-matrix.ts'), signal)).editableMatrix(
          host,
          figure,
          signal,
        ),
      'at touch',
      part(host, 'matrix-edits', HTMLElement),
    ),
    whyNone(host, figure, signal),
  ],
});

defineFigure('torus-figure', withMatrix(ownMatrix));

defineFigure('ring-figure', withMatrix(outOfRing));

defineFigure('cover-figure', {
  scenario: coveredMatrix,
  pictures: (host, figure, signal) => [torus(host, figure, signal), codeAtTouch(host, figure, signal)],
});
