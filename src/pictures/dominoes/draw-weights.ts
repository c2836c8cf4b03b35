/** Draws a board of cells, each with its weight: at build time into a linkedom svg, then over it. */
import type { Cell } from '#puzzles/dominoes/encode.ts';
import { listed } from '#english/english.ts';
import { joined } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { drawUserBoard } from '../user-board/draw.ts';
import { cellName, gridOf, placeNamed } from '../user-board/layout.ts';
import { boardOf, nameOf } from './draw.ts';

export interface WeightsView {
  /** The cells of the board. */
  readonly cells: readonly Cell[];
  /** For each cell 1, −1 or 0. */
  readonly weights: readonly number[];
  /** The cells of a piece with a ring around it. */
  readonly ringed?: readonly Cell[];
  /** Whether the cells are buttons, one stop of the Tab key together. */
  readonly isLive?: boolean;
}

/** Draws the board into `svg`, or brings an svg drawn before, here or at build time, up to it. */
export function drawWeights(svg: SVGSVGElement, view: WeightsView, options: PictureName): void {
  const { cells, weights, ringed = [], isLive = false } = view;
  const board = boardOf(cells);
  const grid = gridOf(board);
  const kinds = new Map(cells.map((cell, at) => [nameOf(cell), ['is-minus', '', 'is-plus'][1 + (weights[at] ?? 0)]]));
  const groups = drawUserBoard(
    svg,
    {
      board,
      rows: [],
      regions: [],
      captions: [],
      isSolved: false,
      isBroken: false,
      columnAt: () => undefined,
      cellAt: (place) => ({ kind: kinds.get(placeNamed(place).at.join(',')) ?? '' }),
      words: describeWeights(view),
    },
    options,
    {
      flags: { 'hand-board': true, 'weights-picture': true },
      over: ['signs', 'rings'],
      role: isLive ? 'group' : 'img',
    },
  );
  const shown = cells.map((cell, at) => ({
    ...cell,
    id: cellName([cell.x, cell.y]),
    weight: weights[at] ?? 0,
    middle: grid.middleOf([cell.x, cell.y]),
  }));
  joined(
    groups.signs,
    'text',
    shown.filter(({ weight }) => weight !== 0),
  )
    .attr('class', ({ weight }) => `weight-sign ${weight > 0 ? 'is-plus' : 'is-minus'}`)
    .attr('x', ({ middle: [x] }) => x)
    .attr('y', ({ middle: [, y] }) => y)
    .attr('dy', '0.34em')
    .text(({ weight }) => (weight > 0 ? '+' : '−'));
  // The first cell is where the Tab key begins; later it is where it was.
  const stop = svg.querySelector('[tabindex="0"]')?.getAttribute('data-cell');
  const at = cells.find((cell) => nameOf(cell) === stop) ?? cells[0]!;
  joined(groups.cells, 'path', shown)
    .attr('data-cell', (cell) => (isLive ? nameOf(cell) : null))
    .attr('role', isLive ? 'button' : null)
    .attr('tabindex', (cell) => (isLive ? (nameOf(cell) === nameOf(at) ? 0 : -1) : null))
    .attr('aria-label', ({ x, y, weight }) => (isLive ? `File ${x + 1}, rank ${y + 1}: ${weightWords(weight)}` : null));
  // Over all cells, so that no neighbour covers a part of them; the stylesheet shows the focus where it is.
  const rings = [
    { id: 'blamed', d: grid.outlineOf(ringed.map(({ x, y }) => [x, y])) },
    ...(isLive ? [{ id: 'focus', d: grid.cellPath([at.x, at.y]) }] : []),
  ].filter(({ d }) => d !== '');
  joined(groups.rings, 'path', rings)
    .attr('class', ({ id }) => `hand-ring is-${id}`)
    .attr('d', ({ d }) => d);
}

function weightWords(weight: number): string {
  return weight === 0 ? 'nothing' : weight > 0 ? 'plus' : 'minus';
}

/** “A board of 14 cells. Plus in 2,1 and 4,1; minus in none. Cells are counted across, then down.” */
function describeWeights({ cells, weights }: WeightsView): string {
  const told = (weight: number): string =>
    listed(cells.filter((_, at) => weights[at] === weight).map(({ x, y }) => `${x + 1},${y + 1}`)) || 'none';
  return `A board of ${cells.length} cells. Plus in ${told(1)}; minus in ${told(-1)}. Cells are counted across, then down.`;
}
