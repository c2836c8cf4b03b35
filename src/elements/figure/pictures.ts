import type { RunMoment } from '../../pictures/kit/moment.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { part } from '../page/parts.ts';

/** A picture of a figure: it draws a moment, as often as it is asked to. */
export type Picture = (moment: RunMoment) => void;

/** The puzzle's own picture: a board, a grid, a chessboard. */
export function board(host: HTMLElement, scenario: Scenario): Picture {
  const svg = part(host, 'board', SVGSVGElement);
  return (moment) => scenario.drawBoard?.(svg, moment, { id: host.id, interactive: true });
}
