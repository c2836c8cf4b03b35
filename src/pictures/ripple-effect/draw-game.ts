/** Draws the grid of a game: the grid of the lessons, in the words of somebody who plays. */
import { select } from 'd3-selection';
import { drawGrid } from './draw.ts';
import { describeGame, describeGameCell } from './game-words.ts';
import { gridSize } from './layout.ts';
import type { GridView } from './view.ts';

interface GameOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The cell that the next number goes into, or -1. It is the one that the Tab key reaches. */
  readonly picked?: number;
  /** True when the cells take the focus. */
  readonly isLive?: boolean;
  /** True when words beside the picture call a room by its letter. */
  readonly hasLetters?: boolean;
}

/** Draws the game, and again for another moment or another puzzle: what is there is kept. */
export function drawGame(svg: SVGSVGElement, view: GridView, options: GameOptions): void {
  const { id, title, picked = -1, isLive = false, hasLetters = false } = options;
  const most = { cell: 88, height: 88 };
  const valueIn = (cell: number): number => view.numbers.find((one) => one.cell === cell)?.value ?? 0;
  const value = valueIn(picked);
  const framed = view.branch?.cells;
  drawGrid(svg, view, {
    id,
    title,
    words: describeGame(view),
    cells: isLive ? 'button' : 'plain',
    cellWords: (cell) => describeGameCell(view, cell),
    tabCell: Math.max(0, picked),
    cellClasses: (cell) => ({
      'is-picked': cell === picked,
      'is-framed': framed?.length === 1 && framed[0] === cell,
      'is-equal': value > 0 && cell !== picked && valueIn(cell) === value,
    }),
    isLinked: false,
    most,
  });
  select(svg)
    .classed('is-game', true)
    .classed('has-letters', hasLetters)
    .classed('has-hint', view.branch !== null)
    .style('--units', String(gridSize(view.puzzle).width));
}
