import type { Scenario } from '#scenarios/scenario.ts';
import type { FigureOptions } from '#ui/figure/mount-figure.ts';
import { whyNone } from '#ui/figure/why-none.ts';
import { usualPictures } from './usual-pictures.ts';

/** The usual pictures of a scenario, and the question why there is none; its figure has `explains`. */
export function explainedPictures(scenario: Scenario, boardComes?: 'at once'): FigureOptions['pictures'] {
  return (host, figure, signal) => [
    ...usualPictures(scenario, boardComes)(host, figure, signal),
    whyNone(host, figure, signal),
  ];
}
