import type { Moment } from '#pictures/kit/moment.ts';
import { drawWritten } from '#pictures/written/draw.ts';
import { writtenView } from '#pictures/written/view.ts';
import type { WrittenBoardProblem } from '#puzzles/written/encode.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the board of a written problem, or the list of its chosen rows. */
export function draw(svg: SVGSVGElement, moment: Moment<WrittenBoardProblem>, { id }: BoardPlace): void {
  const { title, board } = moment.problem.written;
  const name = title ?? (board ? 'The board' : 'The chosen rows');
  drawWritten(svg, writtenView(moment), { id: `${id}-board`, title: name });
}
