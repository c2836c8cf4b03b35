import { pointText } from '../../../../puzzles/tetrasticks/lattice.ts';
import { mountJunctionKeys } from './junction-keys.ts';
import type { FigureOptions } from '../../../figure/mount-figure.ts';
import { mountFigure } from '../../../figure/mount-figure.ts';
import { part, setText } from '../../../page/parts.ts';
import type { RunMoment } from '../../../../pictures/kit/moment.ts';
import { momentOf } from '../../../../pictures/kit/moment.ts';
import type { TetrastickProblem } from '../../../../puzzles/tetrasticks/encode.ts';
import { crossings, crossingsAt } from '../../../../scenarios/crossings.ts';
import { tetrastickPictures } from '../tetrastick-pictures.ts';

/** The 5×5 board with its junctions as switches, and a line on who crosses whom. */
export function mountCrossings(host: HTMLElement, signal: AbortSignal): void {
  const line = part(host, 'crossings', HTMLElement);
  /** The junction that was switched last, until it has been said. */
  let switched = '';

  const options: FigureOptions = {
    scenario: crossings,
    pictures(_, mounted, ending) {
      const press = (column: number): void => {
        const { problem, switchColumn } = mounted();
        const isOff = problem.matrix.columns[column]?.kind === 'off';
        const meaning = (problem as TetrastickProblem).meanings[column];
        if (meaning?.kind === 'junction') {
          switched = `${pointText(meaning.point)} ${isOff ? 'on' : 'off'}. `;
        }
        switchColumn(column, isOff ? 'secondary' : 'off');
      };
      mountJunctionKeys(part(host, 'board', SVGSVGElement), press, ending);
      return [
        ...tetrastickPictures(crossings, 'at once')(host, mounted, ending),
        (moment) => setText(line, crossingsAt(moment as RunMoment<TetrastickProblem>)),
      ];
    },
    answer({ problem, player: { recording } }, counts) {
      const first = recording.totals.solutions > 0 ? recording.solutionStep(1) : null;
      const what =
        first === null
          ? counts
          : `First cover: ${crossingsAt(momentOf(problem as TetrastickProblem, recording.seek(first)))}`;
      const words = switched + what;
      switched = '';
      return words;
    },
  };
  mountFigure(host, options, signal);
}
