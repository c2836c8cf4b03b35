import { purified } from '../../../scenarios/purified.ts';
import choice from '../../code/code-choice.css?inline';
import { codePicture } from '../../code/code-picture.ts';
import values from '../../code/code-values.css?inline';
import code from '../../code/code.css?inline';
import { mountFigure } from '../../figure/mount-figure.ts';
import { smallMatrix } from '../../matrix/small-matrix.ts';
import { adoptStyles } from '../../page/adopt-styles.ts';
import { torus } from '../../torus/torus-picture.ts';

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
