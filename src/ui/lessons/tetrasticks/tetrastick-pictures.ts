import type { Scenario } from '#scenarios/scenario.ts';
import type { FigureOptions } from '#ui/figure/mount-figure.ts';
import { treeDoor } from '#ui/explore/tree/tree-door.ts';
import { levelsPicture } from '#ui/explore/tree/levels-picture.ts';
import { explainedPictures } from '#ui/explore/explained-pictures.ts';

/** The pictures of a figure on the 5×5 board: the usual ones, its tree and the charts. */
export const tetrastickPictures =
  (scenario: Scenario, boardComes?: 'at once'): FigureOptions['pictures'] =>
  (host, figure, signal) => [
    treeDoor(host, figure, signal),
    ...explainedPictures(scenario, boardComes)(host, figure, signal),
    levelsPicture(host, figure, signal),
  ];
