import { purified } from '#scenarios/purified.ts';
import { codeAtTouch } from '#ui/explore/code/code-at-touch.ts';
import { mountFigure } from '#ui/figure/mount-figure.ts';
import { smallMatrix } from '#ui/explore/matrix/small-matrix.ts';
import { torus } from '#ui/explore/torus/torus-picture.ts';

/** Wires a small matrix with colours, its links and its code, and brings the stylesheets of the code. */
export function mountPurify(host: HTMLElement, signal: AbortSignal): Promise<void> {
  return mountFigure(host, signal, {
    scenario: purified,
    pictures: (place, figure, until) => [
      smallMatrix(place, figure, until),
      torus(place, figure, until),
      codeAtTouch(place, figure, until),
    ],
  });
}
