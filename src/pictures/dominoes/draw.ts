/** Draws a board of cells with dominoes on it: at build time into a linkedom svg, then over it. */
import { select } from 'd3';
import type { Cell } from '../../puzzles/dominoes/encode.ts';
import type { Hand } from '../../puzzles/dominoes/hand.ts';
import { inFigures, listed } from '../../words/english.ts';
import { joined, layers } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { isDark } from './colours.ts';

export interface DominoView extends Hand {
  /** The cells of the board. */
  readonly cells: readonly Cell[];
  readonly isColoured: boolean;
  /** Whether the cells are buttons, one stop of the Tab key together. */
  readonly isLive?: boolean;
}

const CELL = 30;
const EDGE = 4;
/** How far a domino stays from the edges of its cells. */
const INSET = 5;

export function drawDominoes(svg: SVGSVGElement, view: DominoView, options: PictureName): void {
  const { cells, dominoes, picked, isColoured, isLive = false } = view;
  const width = Math.max(...cells.map(({ x }) => x)) + 1;
  const height = Math.max(...cells.map(({ y }) => y)) + 1;
  select(svg)
    .classed('domino-board', true)
    .attr('viewBox', `0 0 ${width * CELL + 2 * EDGE} ${height * CELL + 2 * EDGE}`);
  namePicture(svg, options, describeDominoes(view), isLive ? 'group' : 'img');
  const layer = layers(svg, ['domino-cells', 'domino-pieces', 'domino-rings']);
  const under = new Set(dominoes.flat().map(nameOf));
  const wanted = picked ? nameOf(picked) : null;
  // Where the keyboard is stays where it is; at first it is the first cell.
  const stop = svg.querySelector('[tabindex="0"]')?.getAttribute('data-cell') ?? nameOf(cells[0]!);
  joined(
    layer['domino-cells'],
    'rect',
    cells.map((cell) => ({ ...cell, id: nameOf(cell) })),
  )
    .attr('class', (cell) => {
      const colour = isColoured ? (isDark(cell) ? ' is-dark' : ' is-light') : '';
      return `domino-cell${colour}${cell.id === wanted ? ' is-picked' : ''}`;
    })
    .attr('x', ({ x }) => EDGE + x * CELL)
    .attr('y', ({ y }) => EDGE + y * CELL)
    .attr('width', CELL)
    .attr('height', CELL)
    .attr('data-cell', isLive ? ({ id }) => id : null)
    .attr('role', isLive ? 'button' : null)
    .attr('tabindex', isLive ? ({ id }) => (id === stop ? 0 : -1) : null)
    .attr('aria-pressed', isLive ? ({ id }) => String(id === wanted || under.has(id)) : null)
    .attr('aria-label', isLive ? (cell) => cellWords(cell, view, under.has(cell.id)) : null);
  // Each with a pale edge around its own, so that it stands out from dark cells and light ones.
  joined(
    layer['domino-pieces'],
    'rect',
    dominoes.flatMap(([one, other]) =>
      ['domino-edge', 'domino'].map((kind) => ({ id: `${kind}-${nameOf(one)}`, kind, one, other })),
    ),
  )
    .attr('class', ({ kind }) => kind)
    .attr('x', ({ one }) => EDGE + one.x * CELL + INSET)
    .attr('y', ({ one }) => EDGE + one.y * CELL + INSET)
    .attr('width', ({ one, other }) => (other.x - one.x + 1) * CELL - 2 * INSET)
    .attr('height', ({ one, other }) => (other.y - one.y + 1) * CELL - 2 * INSET)
    .attr('rx', 7);
  // Over all cells, so that no neighbour covers a part of them; the sheet shows the focus where it is.
  const rings = [
    { id: 'picked', at: picked },
    { id: 'focus', at: cells.find((cell) => nameOf(cell) === stop) ?? null },
  ];
  joined(
    layer['domino-rings'],
    'rect',
    isLive ? rings.flatMap(({ id, at }) => (at ? [{ ...at, id }] : [])) : [],
  )
    .attr('class', ({ id }) => `domino-ring is-${id}`)
    .attr('x', ({ x }) => EDGE + x * CELL)
    .attr('y', ({ y }) => EDGE + y * CELL)
    .attr('width', CELL)
    .attr('height', CELL);
}

function nameOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

function cellWords(cell: Cell, { picked, isColoured }: DominoView, isUnder: boolean): string {
  const colour = isColoured ? (isDark(cell) ? ', dark' : ', light') : '';
  const isPicked = picked?.x === cell.x && picked.y === cell.y;
  const state = isUnder ? 'under a domino' : isPicked ? 'picked' : 'free';
  return `Column ${cell.x + 1}, line ${cell.y + 1}${colour}: ${state}`;
}

function describeDominoes({ cells, dominoes, isColoured }: DominoView): string {
  const dark = cells.filter(isDark).length;
  const colours = isColoured ? ` ${dark} of them are dark, ${cells.length - dark} are light.` : '';
  const places = dominoes.map(
    ([one, other]) => `${one.x + 1},${one.y + 1} with ${other.x + 1},${other.y + 1}`,
  );
  const laid =
    dominoes.length === 0
      ? ' No domino is laid.'
      : ` ${inFigures(dominoes.length, 'domino', 'dominoes')}, by column and line from the upper left: ${listed(places)}.`;
  return `A board of ${cells.length} cells.${colours}${laid}`;
}
