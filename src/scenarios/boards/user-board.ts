import type { Moment } from '#pictures/kit/moment.ts';
import { boardTiles, drawBoardTiles } from '#pictures/why/board-tiles.ts';
import { drawUserBoard } from '#pictures/user-board/draw.ts';
import { userBoardView } from '#pictures/user-board/view.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the board of a problem from the marks of its rows, or the list of its chosen rows. */
export function draw(svg: SVGSVGElement, moment: Moment, { id }: BoardPlace): void {
  const { problem, marks } = moment;
  const { title, board } = problem;
  const name = title ?? (board ? 'The board' : 'The chosen rows');
  const over = marks && board ? (['tiles'] as const) : [];
  const layers = drawUserBoard<'tiles'>(
    svg,
    userBoardView(moment),
    { id: `${id}-board`, title: name },
    { flags: {}, over },
  );
  if (!marks || !board) return;
  layers.tiles.setAttribute('pointer-events', 'none');
  drawBoardTiles(layers.tiles, problem, boardTiles(problem, marks).tiles);
}
