import { mountJunctionKeys } from './junction-keys.ts';
import type { FigureOptions } from './mount-figure.ts';
import { mountFigure } from './mount-figure.ts';
import { part } from './parts.ts';
import { crossings } from './scenarios/crossings.ts';
import { tetrastickPictures } from './tetrastick-pictures.ts';

const pictures: FigureOptions['pictures'] = (host, figure, signal) => {
  const press = (column: number): void => {
    const { scene, switchColumn } = figure();
    const isOff = scene.problem.matrix.columns[column]?.kind === 'off';
    switchColumn(column, isOff ? 'secondary' : 'off');
  };
  mountJunctionKeys(part(host, 'board', SVGSVGElement), press, signal);
  return tetrastickPictures(host, figure, signal);
};

/** The 5×5 board with its junctions as switches. */
export function mountCrossings(host: HTMLElement, signal: AbortSignal): void {
  const figure = mountFigure(host, { scenario: crossings, pictures });
  signal.addEventListener('abort', () => figure.destroy());
}
