import { only } from '#pictures/kit/joined.ts';
import type { Moment } from '#pictures/kit/moment.ts';
import { drawQueens } from '#pictures/queens/draw.ts';
import { queensView } from '#pictures/queens/view.ts';
import { drawTiles } from '#pictures/why/draw-tiles.ts';
import { queensTiles } from '#pictures/why/queens-tiles.ts';
import type { QueensProblem } from '#puzzles/queens/encode.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the chessboard of n queens. */
export function draw(svg: SVGSVGElement, moment: Moment<QueensProblem>, { id }: BoardPlace): void {
  const view = queensView(moment);
  drawQueens(svg, view, { id: `${id}-board`, title: 'The chessboard' });
  if (!moment.marks) return;
  const tiles = only(svg, 'g', 'tiles').attr('pointer-events', 'none').node();
  if (tiles) drawTiles(tiles, queensTiles(view, moment.marks));
}
