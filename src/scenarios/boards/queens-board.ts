import type { Moment } from '#pictures/kit/moment.ts';
import { drawQueens } from '#pictures/queens/draw.ts';
import { queensView } from '#pictures/queens/view.ts';
import type { QueensProblem } from '#puzzles/queens/encode.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the chessboard of n queens. */
export function draw(svg: SVGSVGElement, moment: Moment<QueensProblem>, { id }: BoardPlace): void {
  drawQueens(svg, queensView(moment), { id: `${id}-board`, title: 'The chessboard' });
}
