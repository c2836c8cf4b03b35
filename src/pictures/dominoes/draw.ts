/** Draws a board of cells with dominoes on it: at build time into a linkedom svg, then over it. */
import type { Cell } from '#puzzles/dominoes/encode.ts';
import type { Hand } from '#puzzles/dominoes/hand.ts';
import { type CellBoard, cellBoard } from '#puzzles/board.ts';
import { fill, placeOf } from '#puzzles/marks.ts';
import { inFigures, listed } from '#english/english.ts';
import { joined } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { drawMarks } from '../user-board/draw-marks.ts';
import { drawUserBoard } from '../user-board/draw.ts';
import { cellName, gridOf, placeNamed } from '../user-board/layout.ts';
import { isDark } from './is-dark.ts';

interface DominoView extends Hand {
  /** The cells of the board. */
  readonly cells: readonly Cell[];
  readonly isColoured: boolean;
  /** Whether the cells are buttons, one stop of the Tab key together. */
  readonly isLive?: boolean;
}

/**
 * Draws the board into `svg`, or brings an svg drawn before, here or at build time, up to it: a board
 * of cells, whose dominoes have a pale edge to stand out from dark cells and light ones.
 */
export function drawDominoes(svg: SVGSVGElement, view: DominoView, options: PictureName): void {
  const { cells, dominoes, picked, isLive = false } = view;
  const board = boardOf(cells);
  const under = new Set(dominoes.flat().map(nameOf));
  const rows = dominoes.map((cells, row) => ({
    id: nameOf(cells[0]),
    row,
    state: 'chosen' as const,
    order: 0,
    isLit: false,
    marks: cells.map(({ x, y }) => fill(x, y)),
  }));
  const groups = drawUserBoard(
    svg,
    {
      board,
      rows,
      regions: [],
      captions: [],
      isSolved: false,
      isBroken: false,
      columnAt: () => undefined,
      cellAt: (place) => ({ kind: cellKind(place, view) }),
      words: describeDominoes(view),
    },
    options,
    {
      flags: { 'hand-board': true, 'domino-board': true },
      under: ['edges'],
      over: ['rings'],
      role: isLive ? 'group' : 'img',
    },
  );
  drawMarks(groups.edges, board, rows);
  // Where the keyboard is stays where it is; at first it is the first cell.
  const stop = svg.querySelector('[tabindex="0"]')?.getAttribute('data-cell') ?? nameOf(cells[0]!);
  const wanted = picked ? nameOf(picked) : null;
  const buttons = cells.map((cell) => ({
    ...cell,
    id: cellName([cell.x, cell.y]),
    name: nameOf(cell),
  }));
  if (isLive) {
    joined(groups.cells, 'path', buttons)
      .attr('data-cell', ({ name }) => name)
      .attr('role', 'button')
      .attr('tabindex', ({ name }) => (name === stop ? 0 : -1))
      .attr('aria-pressed', ({ name }) => String(name === wanted || under.has(name)))
      .attr('aria-label', (cell) => cellWords(cell, view, under.has(cell.name)));
  }
  // Over all cells, so that no neighbour covers a part of them; the sheet shows the focus where it is.
  const rings = [
    { id: 'picked', at: picked },
    { id: 'focus', at: cells.find((cell) => nameOf(cell) === stop) },
  ];
  joined(groups.rings, 'path', isLive ? rings.flatMap(({ id, at }) => (at ? [{ ...at, id }] : [])) : [])
    .attr('class', ({ id }) => `hand-ring is-${id}`)
    .attr('d', ({ x, y }) => gridOf(board).cellPath([x, y]));
}

/** The board of these cells. */
export function boardOf(cells: readonly Cell[]): CellBoard {
  const width = Math.max(...cells.map(({ x }) => x)) + 1;
  const height = Math.max(...cells.map(({ y }) => y)) + 1;
  const there = new Set(cells.map(nameOf));
  const missing = Array.from({ length: width * height }, (_, at) => placeOf(width, at));
  return cellBoard(width, height, { missing: missing.filter(([x, y]) => !there.has(nameOf({ x, y }))) });
}

function cellKind(place: string, { picked, isColoured }: DominoView): string {
  const [x, y] = placeNamed(place).at;
  const colour = isDark({ x, y }) ? 'is-dark' : 'is-light';
  const isPicked = picked?.x === x && picked.y === y;
  return [...(isColoured ? [colour] : []), ...(isPicked ? ['is-picked'] : [])].join(' ');
}

/** As `data-cell` has it. */
export function nameOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

function cellWords(cell: Cell, { picked, isColoured }: DominoView, isUnder: boolean): string {
  const colour = isColoured ? (isDark(cell) ? ', dark' : ', light') : '';
  const isPicked = picked?.x === cell.x && picked.y === cell.y;
  const state = isUnder ? 'under a domino' : isPicked ? 'picked' : 'free';
  return `File ${cell.x + 1}, rank ${cell.y + 1}${colour}: ${state}`;
}

function describeDominoes({ cells, dominoes, isColoured }: DominoView): string {
  const dark = cells.filter(isDark).length;
  const colours = isColoured ? ` ${dark} of them are dark, ${cells.length - dark} are light.` : '';
  const places = dominoes.map(([one, other]) => `${one.x + 1},${one.y + 1} with ${other.x + 1},${other.y + 1}`);
  const laid =
    dominoes.length === 0
      ? ' No domino is laid.'
      : ` ${inFigures(dominoes.length, 'domino', 'dominoes')}, by file and rank from the top left: ` +
        `${listed(places)}.`;
  return `A board of ${cells.length} cells.${colours}${laid}`;
}
