import { mountJunctionKeys } from './junction-keys.ts';
import { type FigureOptions, mountFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { crossings, crossingsAt } from '#scenarios/crossings.ts';
import { tetrastickPictures } from '../tetrasticks/tetrastick-pictures.ts';

/** The 5×5 board with its junctions as switches. */
export function mountCrossings(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const options: FigureOptions = {
    scenario: crossings,
    pictures(_, mounted, ending) {
      const press = (column: number): void => {
        const { problem, pressColumn, switchColumn } = mounted();
        const isOff = problem.matrix.columns[column]?.kind === 'off';
        pressColumn(column, () => switchColumn(column, isOff ? 'secondary' : 'off'));
      };
      mountJunctionKeys(part(host, 'board', SVGSVGElement), ending, press);
      return tetrastickPictures(crossings, 'at once')(host, mounted, ending);
    },
    // A screen reader has already read the state of the switch, so the answer is the cover.
    answer({ problem, player: { recording }, reveal }, counts) {
      if (recording.totals.solutions === 0 || reveal === 'past') return counts;
      const first = momentOf(problem as TetrastickProblem, recording.seek(recording.solutionStep(1)));
      return `First cover: ${crossingsAt(first)}`;
    },
  };
  return mountFigure(host, signal, options);
}
