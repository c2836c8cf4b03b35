/** Draws the grid of a game: the grid of the lessons, in the words of somebody who plays. */
import { select } from 'd3';
import { drawGrid } from './draw.ts';
import { describeGame, describeGameCell } from './game-words.ts';
import type { GridView } from './view.ts';

export interface GameOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The cell that the next number goes into, or -1. It is the one that the Tab key reaches. */
  readonly picked?: number;
  /** True when the cells take the focus. */
  readonly isLive?: boolean;
}

/** Draws the game, and again for another moment or another puzzle: what is there is kept. */
export function drawGame(svg: SVGSVGElement, view: GridView, options: GameOptions): void {
  const { id, title, picked = -1, isLive = false } = options;
  drawGrid(svg, view, { id, title, marks: 'all', cells: isLive ? 'button' : 'plain' });
  select(svg).classed('is-game', true).select('desc.words').text(describeGame(view));
  const cells = select(svg).selectAll<SVGRectElement, { readonly cell: number }>('.cell');
  cells.classed('is-picked', ({ cell }) => cell === picked);
  // Nothing here is linked to a row or to a column.
  for (const mark of svg.querySelectorAll('[data-row]')) mark.removeAttribute('data-row');
  if (!isLive) return;
  cells
    .attr('aria-label', ({ cell }) => describeGameCell(view, cell))
    .attr('tabindex', ({ cell }) => (cell === Math.max(0, picked) ? 0 : -1));
}
