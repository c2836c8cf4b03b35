import { pointText } from '../../../../puzzles/tetrasticks/lattice.ts';
import { mountJunctionKeys } from './junction-keys.ts';
import { mountFigure } from '../../../figure/mount-figure.ts';
import { part, setText } from '../../../page/parts.ts';
import type { CrossingsScene } from '../../../../scenarios/crossings.ts';
import { crossings } from '../../../../scenarios/crossings.ts';
import { tetrastickPictures } from '../tetrastick-pictures.ts';

/** The 5×5 board with its junctions as switches, and a line on who crosses whom. */
export function mountCrossings(host: HTMLElement, signal: AbortSignal): void {
  const line = part(host, 'crossings', HTMLElement);
  /** The junction that was switched last, until it has been said. */
  let switched = '';

  const figure = mountFigure(host, {
    scenario: crossings,
    pictures(_, mounted, ending) {
      const press = (column: number): void => {
        const { scene, switchColumn } = mounted();
        const isOff = scene.problem.matrix.columns[column]?.kind === 'off';
        const meaning = (scene as CrossingsScene).problem.meanings[column];
        if (meaning?.kind === 'junction') {
          switched = `${pointText(meaning.point)} ${isOff ? 'on' : 'off'}. `;
        }
        switchColumn(column, isOff ? 'secondary' : 'off');
      };
      mountJunctionKeys(part(host, 'board', SVGSVGElement), press, ending);
      return [
        ...tetrastickPictures(host, mounted, ending),
        (scene, frame) => setText(line, (scene as CrossingsScene).crossingsAt(frame)),
      ];
    },
    answer({ scene, player: { recording } }, counts) {
      const first = recording.totals.solutions > 0 ? recording.solutionStep(1) : null;
      const what =
        first === null
          ? counts
          : `First cover: ${(scene as CrossingsScene).crossingsAt(recording.seek(first))}`;
      const words = switched + what;
      switched = '';
      return words;
    },
  });
  signal.addEventListener('abort', () => figure.destroy());
}
