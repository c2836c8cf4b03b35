/** Draws a board of cells with dominoes on it: at build time, for it does not move. */
import { select } from 'd3';
import type { Cell } from '../../puzzles/dominoes/encode.ts';
import { counted, listed } from '../../words/english.ts';
import { joined, layers } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';

export interface DominoView {
  /** The cells of the board. */
  readonly cells: readonly Cell[];
  /** Pairs of cells. */
  readonly dominoes: readonly (readonly [Cell, Cell])[];
  /** Whether the cells are dark and light as on a chessboard. */
  readonly isColoured: boolean;
}

const CELL = 30;
const EDGE = 4;

export function drawDominoes(svg: SVGSVGElement, view: DominoView, options: PictureName): void {
  const { cells, dominoes, isColoured } = view;
  const width = Math.max(...cells.map(({ x }) => x)) + 1;
  const height = Math.max(...cells.map(({ y }) => y)) + 1;
  select(svg)
    .classed('domino-board', true)
    .attr('viewBox', `0 0 ${width * CELL + 2 * EDGE} ${height * CELL + 2 * EDGE}`);
  namePicture(svg, options, describeDominoes(view));
  const layer = layers(svg, ['domino-cells', 'domino-pieces']);
  joined(
    layer['domino-cells'],
    'rect',
    cells.map((cell) => ({ ...cell, id: `${cell.x},${cell.y}` })),
  )
    .attr('class', (cell) => (isColoured && isDark(cell) ? 'domino-cell is-dark' : 'domino-cell'))
    .attr('x', ({ x }) => EDGE + x * CELL)
    .attr('y', ({ y }) => EDGE + y * CELL)
    .attr('width', CELL)
    .attr('height', CELL);
  joined(
    layer['domino-pieces'],
    'rect',
    dominoes.map(([one, other]) => ({ id: `${one.x},${one.y}`, one, other })),
  )
    .attr('class', 'domino')
    .attr('x', ({ one }) => EDGE + one.x * CELL + 4)
    .attr('y', ({ one }) => EDGE + one.y * CELL + 4)
    .attr('width', ({ one, other }) => (other.x - one.x + 1) * CELL - 8)
    .attr('height', ({ one, other }) => (other.y - one.y + 1) * CELL - 8)
    .attr('rx', 7);
}

/** The corner at the upper left is light. */
export function isDark({ x, y }: Cell): boolean {
  return (x + y) % 2 === 1;
}

function describeDominoes({ cells, dominoes, isColoured }: DominoView): string {
  const dark = cells.filter(isDark).length;
  const colours = isColoured
    ? ` ${listed([`${dark} of them are dark`, `${cells.length - dark} are light`])}.`
    : '';
  const places = dominoes.map(
    ([one, other]) => `${one.x + 1},${one.y + 1} with ${other.x + 1},${other.y + 1}`,
  );
  const laid =
    dominoes.length === 0
      ? ' No domino is laid.'
      : ` ${counted(dominoes.length, 'domino').replace('dominos', 'dominoes')}, by column and line from the upper left: ${listed(places)}.`;
  return `A board of ${cells.length} cells.${colours}${laid}`;
}
