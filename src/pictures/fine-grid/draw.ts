/**
 * Draws the fine grid into an svg, and again for another moment or another board. Its marks carry
 * `data-row` and `data-column` as the board's do; styles are in ui/lessons/eleven/fine-grid.css.
 */
import { gridSize } from '#puzzles/tetrasticks/eleven/grid.ts';
import { joined, layers, only } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { EDGE } from '../tetrasticks/measures.ts';
import { stickPath } from '../tetrasticks/stick-path.ts';
import { describeFineCell, describeFineGrid } from './describe.ts';
import { CELL, cellPlace, cellSquare, gridBox } from './layout.ts';
import type { CellMark, FineGridView, TakenMark } from './view.ts';

interface GridDrawing extends PictureName {
  /** Whether the keyboard can walk over the cells: one tab stop for all. Default: false. */
  readonly focusable?: boolean;
  /** The numbers of the cells along the grid. Default: true. */
  readonly numbers?: boolean;
}

const LAYERS = [
  ...(['frame', 'numbers', 'lattice', 'ground', 'sticks', 'taken', 'signs'] as const),
  ...(['crossings', 'hits'] as const),
] as const;

type Groups = Record<(typeof LAYERS)[number], SVGGElement>;

/** Draws the grid of `view`, or brings an svg drawn before, here or at build time, up to it. */
export function drawFineGrid(svg: SVGSVGElement, view: FineGridView, options: GridDrawing): void {
  const { focusable = false, numbers = true } = options;
  const box = gridBox(view.board, numbers ? undefined : CELL * 0.7);
  svg.setAttribute('viewBox', box.join(' '));
  svg.style.setProperty('--natural-width', `${box[2]}px`);
  svg.classList.add('fine-grid');
  svg.classList.toggle('is-pointed-at', view.isPointedAt);
  svg.classList.toggle('is-solved', view.solved);
  svg.classList.toggle('is-broken', view.isBroken);
  namePicture(svg, options, describeFineGrid(view), focusable ? 'group' : 'img');
  const groups = layers(svg, LAYERS);
  for (const name of LAYERS) {
    if (name !== 'hits') groups[name].setAttribute('aria-hidden', 'true');
  }
  const { shown } = view;
  drawFrame(groups, view, numbers && (shown?.includes('face') ?? true));
  drawLattice(groups.lattice, view);
  joined(groups.ground, 'rect', view.cells, (rect, { cell }) => setSquare(rect, cellSquare(cell)))
    .attr('class', (mark) => cellClass(mark, view))
    .attr('rx', 3);
  drawTaken(groups.taken, view);
  joined(groups.sticks, 'path', view.sticks ?? [])
    .attr('class', 'under-stick')
    .attr('data-piece', ({ piece }) => piece)
    .attr('d', ({ edges }) => stickPath(edges));
  drawSigns(groups, view);
  drawHits(groups.hits, view, focusable);
}

function drawFrame(groups: Groups, { board }: FineGridView, numbers: boolean): void {
  const { width, height } = gridSize(board);
  const room = 4;
  const left = -CELL / 2 - room;
  const top = -(height - 0.5) * CELL - room;
  only(groups.frame, 'rect', 'board-frame')
    .attr('x', left)
    .attr('y', top)
    .attr('width', width * CELL + 2 * room)
    .attr('height', height * CELL + 2 * room)
    .attr('rx', 6);
  const middle = left + (width * CELL) / 2 + room;
  only(groups.frame, 'path', 'solution-sign').attr('d', `M${middle},${top - 9}l9,9l-9,9l-9,-9Z`);
  const away = CELL * 0.86;
  const across = Array.from({ length: width }, (_, x) => ({
    id: `x${x}`,
    text: x,
    x: x * CELL,
    y: away,
  }));
  const up = Array.from({ length: height }, (_, y) => ({
    id: `y${y}`,
    text: y,
    x: -away,
    y: -y * CELL,
  }));
  joined(groups.numbers, 'text', numbers ? [...across, ...up] : [])
    .attr('class', 'line-number')
    .attr('dy', '0.36em')
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
}

/** The lines of the board under the cells, while the grid is being built over them. */
function drawLattice(layer: SVGGElement, { board, shown }: FineGridView): void {
  const { width, height } = board;
  const across = Array.from({ length: height + 1 }, (_, y) => `M0,${-y * EDGE}h${width * EDGE}`);
  const upright = Array.from({ length: width + 1 }, (_, x) => `M${x * EDGE},0v${-height * EDGE}`);
  only(layer, 'path', 'lattice-lines').attr('d', shown === undefined ? null : [...across, ...upright].join(''));
}

/** Cells of pieces: a letter on each edge cell, a bead on each joint that is claimed. */
function drawTaken(layer: SVGGElement, { taken }: FineGridView): void {
  joined(layer, 'g', taken, (group, mark) => {
    for (const [part, inside] of [
      ['outline', -1],
      ['square', 3],
    ] as const) {
      setSquare(only(group, 'rect', part).attr('rx', 5).node(), cellSquare(mark.cell, inside));
    }
    const { x, y } = cellPlace(mark.cell);
    if (mark.part === 'joint') {
      only(group, 'circle', 'bead').attr('cx', x).attr('cy', y).attr('r', 6);
      return;
    }
    only(group, 'text', 'letter').attr('x', x).attr('y', y).attr('dy', '0.36em').text(mark.piece);
  })
    .attr('class', takenClass)
    .attr('data-piece', ({ piece }) => piece);
}

function drawSigns(groups: Groups, view: FineGridView): void {
  const clash = new Set(view.clashes.map(({ id }) => id));
  const signed = view.cells
    .map((mark) => ({ ...mark, search: clash.has(mark.id) ? 'dead end' : mark.search }))
    .filter(({ search, lit }) => search !== 'none' || lit);
  joined(groups.signs, 'g', signed, (group, { cell }) => {
    setSquare(only(group, 'rect', 'outer').attr('rx', 5).node(), cellSquare(cell, 1));
    setSquare(only(group, 'rect', 'inner').attr('rx', 3).node(), cellSquare(cell, 8));
    const { x, y } = cellPlace(cell);
    only(group, 'path', 'cross').attr('d', `M${x - 11},${y - 11}l22,22m0,-22l-22,22`);
  }).attr('class', ({ search, lit }) => {
    const sign = search === 'none' ? '' : ` is-${search.replace(' ', '-')}`;
    return `cell-sign${sign}${lit ? ' is-lit' : ''}`;
  });
  joined(groups.crossings, 'circle', view.crossings)
    .attr('class', 'crossing')
    .attr('cx', ({ cell }) => cellPlace(cell).x)
    .attr('cy', ({ cell }) => cellPlace(cell).y)
    .attr('r', CELL * 0.42);
}

/** What a pointer meets, and the focus: one square for each cell. */
function drawHits(layer: SVGGElement, view: FineGridView, focusable: boolean): void {
  const rects = joined(layer, 'rect', view.cells, (rect, { cell }) => {
    setSquare(rect, cellSquare(cell, 0));
    rect.setAttribute('class', 'hit-cell');
    rect.setAttribute('data-cell', `${cell.x},${cell.y}`);
  })
    .attr('data-column', ({ column }) => (column < 0 ? null : column))
    .attr('data-row', ({ row }) => (row < 0 ? null : row));
  if (!focusable) return;
  // While the grid is being built only the cells that are there yet can be reached.
  const isThere = ({ role }: CellMark): boolean => view.shown?.includes(role) ?? true;
  rects
    .attr('role', (mark) => (isThere(mark) ? 'img' : null))
    .attr('aria-label', (mark) => (isThere(mark) ? describeFineCell(mark, view) : null))
    .each(function (mark) {
      // Which cell the Tab key reaches changes as the reader moves about.
      if (!isThere(mark)) this.removeAttribute('tabindex');
      else if (!this.hasAttribute('tabindex')) this.setAttribute('tabindex', '-1');
    });
  if (layer.querySelector('[tabindex="0"]') === null) {
    const second = layer.querySelector(':nth-child(2)[tabindex]');
    (second ?? layer.querySelector('[tabindex]'))?.setAttribute('tabindex', '0');
  }
}

function cellClass({ role, kind, lit }: CellMark, { shown, fresh }: FineGridView): string {
  const classes = ['cell', `is-${role}`];
  // While the grid is being built a cell asks for nothing yet.
  if (shown !== undefined) classes.push(shown.includes(role) ? 'is-plain' : 'is-hidden');
  else if (role === 'junction') classes.push(`is-${kind}`);
  if (fresh?.includes(role)) classes.push('is-new');
  if (lit) classes.push('is-lit');
  return classes.join(' ');
}

function takenClass({ part, state, lit, isStranger }: TakenMark): string {
  return `taken is-${part} is-${state}${isStranger ? ' is-stranger' : ''}${lit ? ' is-lit' : ''}`;
}

function setSquare(rect: SVGRectElement | null, square: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(square)) rect?.setAttribute(name, String(value));
}
