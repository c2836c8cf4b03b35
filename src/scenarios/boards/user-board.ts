import type { Moment } from '#pictures/kit/moment.ts';
import { drawUserBoard } from '#pictures/user-board/draw.ts';
import { userBoardView } from '#pictures/user-board/view.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the board of a problem from the marks of its rows, or the list of its chosen rows. */
export function draw(svg: SVGSVGElement, moment: Moment, { id }: BoardPlace): void {
  const { title, board } = moment.problem;
  const name = title ?? (board ? 'The board' : 'The chosen rows');
  drawUserBoard(svg, userBoardView(moment), { id: `${id}-board`, title: name });
}
