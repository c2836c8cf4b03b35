import { mountGridKeys } from '#ui/kit/grid-keys.ts';
import { type FigureOptions, mountFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import { explainedPictures } from '#ui/explore/explained-pictures.ts';
import { drawFine, eleven, faultAt } from '#scenarios/eleven.ts';
import { type RunMoment, momentOf } from '#pictures/kit/moment.ts';
import type { GridProblem } from '#puzzles/tetrasticks/eleven/encode.ts';

/** The board and its fine grid, drawn from one frame of one search. */
export function mountEleven(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const grid = part(host, 'grid', SVGSVGElement);
  mountGridKeys(grid, signal);
  const options: FigureOptions = {
    scenario: eleven,
    pictures: (_, figure, ending) => [
      ...explainedPictures(eleven)(host, figure, ending),
      (moment) => {
        drawFine(grid, moment as RunMoment<GridProblem>, { id: host.id, interactive: true });
      },
    ],
    answer: ({ problem, player }, counts) =>
      `${counts} ${faultAt(momentOf(problem as GridProblem, player.frame))}`.trim(),
  };
  return mountFigure(host, signal, options);
}
