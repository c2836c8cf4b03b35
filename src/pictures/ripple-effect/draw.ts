/**
 * Draws a Ripple Effect grid into an svg element, and again for another view, of this puzzle or of
 * another: what is there is kept, so the browser adopts what was drawn at build time.
 */
import { select } from 'd3-selection';
import { joined, layers, only } from '../kit/joined.ts';
import { namePicture } from '../kit/name-picture.ts';
import { describeCell, describeGrid } from './describe.ts';
import { drawArms } from './draw-arms.ts';
import { drawRegions } from './draw-regions.ts';
import { drawSigns } from './draw-signs.ts';
import { CELL, corner, gridSize, RULER, centreOf, markOffset, slotOffset } from './layout.ts';
import { gridLines, square } from './lines.ts';
import type { GridView } from './view.ts';
import type { GridMark, GridNumber } from './parts.ts';

/** On a phone the letters of a grid with more cells than this on a side would be too small to read. */
const LARGE = 9;
/** The largest width of a cell, in pixels, in a grid among words and other pictures. */
const CELL_IN_TEXT = 60;

export interface GridOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Which small numbers are shown: all that can still be chosen, those branched on, or none. */
  readonly marks?: 'all' | 'branch' | 'none';
  /** The role of the cells when they take the focus; `plain` when they do not. */
  readonly cells?: 'plain' | 'img' | 'button';
  /** The name of a cell that takes the focus; without this its place, its room and what stands in it. */
  readonly cellWords?: (cell: number) => string;
  /** The cell that the Tab key reaches; without this the first one, until the reader moves about. */
  readonly tabCell?: number;
  /** Further classes of a cell and of a number, each with whether it has it. */
  readonly cellClasses?: (cell: number) => Classes;
  readonly numberClasses?: (number: GridNumber) => Classes;
  /** What the picture shows, in words; without this what is said of any grid. */
  readonly words?: string;
  /** False when nothing beside the picture answers to its numbers. Default: true. */
  readonly isLinked?: boolean;
  /** Whether a room of one cell has its letter too: on a grid to draw on there may be hundreds. */
  readonly letters?: 'all' | 'shared';
  /** The most room for a grid that a page is about: a cell in pixels, and the grid in hundredths of the screen's height. */
  readonly most?: { readonly cell: number; readonly height: number };
}

type Classes = Readonly<Record<string, boolean>>;

/** Draws the grid; `svg` may be in a page or in a document made at build time. */
export function drawGrid(svg: SVGSVGElement, view: GridView, options: GridOptions): void {
  const { puzzle } = view;
  const { cells = 'plain', marks = 'all', letters = 'all', most, words = describeGrid(view) } = options;
  const { viewBox, width, height } = gridSize(puzzle);
  const wide = (width * (most?.cell ?? CELL_IN_TEXT)) / CELL;
  svg.setAttribute('viewBox', viewBox);
  select(svg)
    .classed('ripple-grid', true)
    .classed('is-solved', view.isSolved)
    .classed('is-large', Math.max(puzzle.width, puzzle.height) > LARGE)
    .style(
      'max-width',
      most ? `min(${Math.round(wide)}px, ${Math.round((most.height * width) / height)}svh)` : `${wide}px`,
    );
  namePicture(svg, options, words, cells === 'plain' ? 'img' : 'group');

  const layer = layers(svg, [
    'rulers',
    'cells',
    'lines',
    'arms',
    'walls',
    'marks',
    'numbers',
    'regions',
    'letters',
    'signs',
  ]);
  for (const [name, group] of Object.entries(layer)) {
    if (name !== 'cells') group.setAttribute('aria-hidden', 'true');
  }
  drawRulers(layer.rulers, view);
  drawCells(layer.cells, view, options);
  only(layer.lines, 'path', 'inner').attr('d', gridLines(puzzle, 'inner'));
  drawArms(layer.arms, view);
  only(layer.walls, 'path', 'wall').attr('d', gridLines(puzzle, 'walls'));
  drawMarks(layer.marks, view, marks, options);
  drawNumbers(layer.numbers, view, options);
  drawRegions(layer.regions, view);
  drawLetters(layer.letters, view, letters);
  drawSigns(layer.signs, view);
}

/** Numbers along the left and upper side, so that "2 across, 5 down" can be found. */
function drawRulers(layer: SVGGElement, { puzzle }: GridView): void {
  const across = Array.from({ length: puzzle.width }, (_, index) => ({
    id: `across-${index + 1}`,
    text: index + 1,
    x: corner(index, 0).x + CELL / 2,
    y: RULER - 8,
  }));
  const down = Array.from({ length: puzzle.height }, (_, index) => ({
    id: `down-${index + 1}`,
    text: index + 1,
    x: RULER - 12,
    y: corner(0, index).y + CELL / 2 + 4,
  }));
  joined(layer, 'text', [...across, ...down])
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
}

function drawCells(layer: SVGGElement, view: GridView, options: GridOptions): void {
  const { puzzle, pointed, pointedCell } = view;
  const { cells: role = 'plain', cellWords = (cell) => describeCell(view, cell), cellClasses, tabCell } = options;
  const data = puzzle.roomOf.map((_, cell) => ({ id: `cell-${cell}`, cell }));
  const at = ({ cell }: { cell: number }) => square(puzzle.width, cell, 0);
  // A cell of another puzzle has the same number and lies elsewhere, so its place is set each time.
  const rects = joined(layer, 'rect', data)
    .attr('x', (datum) => at(datum).x)
    .attr('y', (datum) => at(datum).y)
    .attr('width', CELL)
    .attr('height', CELL)
    .attr('data-x', ({ cell }) => cell % puzzle.width)
    .attr('data-y', ({ cell }) => Math.floor(cell / puzzle.width))
    // The columns of the cells are the first of the matrix, in the order of the cells.
    .attr('data-column', ({ cell }) => cell)
    .attr('class', 'cell')
    .classed('is-given', ({ cell }) => (puzzle.givens[cell] ?? 0) > 0)
    .classed('is-pointed', ({ cell }) => pointed?.cells.includes(cell) ?? cell === pointedCell)
    .each(function ({ cell }) {
      addClasses(this, cellClasses?.(cell));
    });
  if (role === 'plain') return;
  rects
    .attr('role', role)
    .attr('aria-label', ({ cell }) => cellWords(cell))
    .each(function ({ cell }) {
      // Without `tabCell` it changes as the reader moves about: set it once.
      if (tabCell !== undefined) this.setAttribute('tabindex', cell === tabCell ? '0' : '-1');
      else if (!this.hasAttribute('tabindex')) this.setAttribute('tabindex', cell === 0 ? '0' : '-1');
    });
  // The cell that had it may have gone with a larger puzzle.
  if (layer.querySelector('[tabindex="0"]') === null) rects.filter(':first-child').attr('tabindex', 0);
}

/**
 * The letter of each room, as the columns' names have it, in the corner of its first cell: over the
 * arms and the outlines, on a ground of its own.
 */
function drawLetters(layer: SVGGElement, { puzzle }: GridView, which: 'all' | 'shared'): void {
  const letters = puzzle.rooms.map(({ name, cells }, room) => {
    const cell = cells[0] ?? 0;
    const isGiven = (puzzle.givens[cell] ?? 0) > 0;
    const isLone = cells.length === 1;
    return { id: `room-${room}`, name, isGiven, isLone, ...square(puzzle.width, cell, 0) };
  });
  const shown = letters.filter(({ isLone }) => which === 'all' || !isLone);
  joined(layer, 'text', shown)
    .attr('class', 'room-letter')
    .classed('is-given', ({ isGiven }) => isGiven)
    .attr('x', ({ x }) => x + 7.5)
    .attr('y', ({ y }) => y + 11.5)
    .text(({ name }) => name);
}

function drawNumbers(layer: SVGGElement, { numbers, puzzle }: GridView, options: GridOptions): void {
  const { isLinked = true, numberClasses } = options;
  joined(layer, 'text', numbers)
    .attr('class', ({ isGiven, state }) => `number ${isGiven ? 'given' : 'found'} is-${state}`)
    .classed('is-lit', ({ isLit }) => isLit)
    .classed('is-crowded', ({ slots }) => slots > 1)
    .each(function (number) {
      addClasses(this, numberClasses?.(number));
    })
    .attr('data-row', ({ row }) => (isLinked ? row : null))
    .attr('x', ({ cell, slot, slots }) => centreOf(puzzle, cell).x + slotOffset(slot, slots).x)
    .attr('y', ({ cell, slot, slots }) => centreOf(puzzle, cell).y + slotOffset(slot, slots).y)
    .attr('dy', '0.345em')
    .text(({ value }) => value);
}

function drawMarks(
  layer: SVGGElement,
  { marks, puzzle }: GridView,
  which: 'all' | 'branch' | 'none',
  { isLinked = true }: GridOptions,
): void {
  const most = Math.max(...puzzle.rooms.map(({ cells }) => cells.length));
  const offset = ({ value }: GridMark) => markOffset(value, most);
  const shown =
    which === 'none' ? [] : marks.filter(({ state, isLit }) => which === 'all' || state !== 'free' || isLit);
  joined(layer, 'text', shown)
    .attr('class', ({ state }) => `mark is-${state}`)
    .classed('is-lit', ({ isLit }) => isLit)
    .attr('data-row', ({ row }) => (isLinked ? row : null))
    .attr('x', (mark) => centreOf(puzzle, mark.cell).x + offset(mark).x)
    .attr('y', (mark) => centreOf(puzzle, mark.cell).y + offset(mark).y)
    .attr('dy', '0.345em')
    .text(({ value }) => value);
}

function addClasses(element: Element, classes: Classes = {}): void {
  for (const [name, isOn] of Object.entries(classes)) element.classList.toggle(name, isOn);
}
