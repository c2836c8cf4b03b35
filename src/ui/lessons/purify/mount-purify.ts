import { purified } from '#scenarios/purified.ts';
import choice from '#ui/explore/code/code-choice.css?inline';
import { codePicture } from '#ui/explore/code/code-picture.ts';
import values from '#ui/explore/code/code-values.css?inline';
import code from '#ui/explore/code/code.css?inline';
import { mountFigure } from '#ui/figure/mount-figure.ts';
import { smallMatrix } from '#ui/explore/matrix/small-matrix.ts';
import { adoptStyles } from '#ui/kit/adopt-styles.ts';
import { torus } from '#ui/explore/torus/torus-picture.ts';

/** Wires a small matrix with colours, its links and its code, with the sheets of the code. */
export function mountPurify(host: HTMLElement, signal: AbortSignal): void {
  for (const styles of [choice, values, code]) adoptStyles(styles);
  mountFigure(
    host,
    {
      scenario: purified,
      pictures: (place, figure, until) => [
        smallMatrix(place, figure, until),
        torus(place, figure, until),
        codePicture(place, figure, until),
      ],
    },
    signal,
  );
}
