import { joined, layers } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { drawGround } from './draw-ground.ts';
import { drawMarks } from './draw-marks.ts';
import { CAPTION_ROOM, CELL, CHARACTER, gridOf, headingRoom, LINE, MARGIN, placeNamed } from './layout.ts';
import type { UserBoardView, ShownRow } from './view.ts';
import type { ProblemBoard } from '#puzzles/board.ts';
import type { ShownRegion } from './regions.ts';
import { shortened } from '#english/english.ts';

/** From the lowest to the highest: what parts cells is seen over what fills them. */
const GROUND = ['frame', 'cells', 'lines', 'standing'] as const;
const MARKS = ['rows', 'corners', 'walls', 'regions', 'heads', 'captions'] as const;

/** What lies over cells and rows, and lets the pointer through to them. */
const UNTOUCHED = ['corners', 'walls', 'regions', 'heads', 'captions'] as const;

type Layer = (typeof GROUND)[number] | (typeof MARKS)[number];

/** What a board of the site's own puzzles shows besides: what no row adds to it. */
export interface OwnBoard<Own extends string> {
  /** Classes of the svg, each with whether it has it. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Layers of its own, under the marks of rows and over everything, from the lowest to the highest. */
  readonly under?: readonly Own[];
  readonly over?: readonly Own[];
  /** Room around the board. */
  readonly room?: number;
  /** `group` for a board on which something takes the focus. */
  readonly role?: 'img' | 'group';
}

/**
 * Draws the board of `view` into `svg`, or brings an svg drawn before, here or at build time, up to
 * it. The marks of a row carry `data-row`; a cell or an edge that a column is about carries
 * `data-column`. The styles are in ui/explore/boards/user-board.css. Gives back its layers.
 */
export function drawUserBoard<Own extends string = never>(
  svg: SVGSVGElement,
  view: UserBoardView,
  name: PictureName,
  { flags, under = [], over = [], room = MARGIN, role = 'img' }: OwnBoard<Own> = { flags: {} },
): Record<Layer | Own, SVGGElement> {
  const { board, captions, isSolved, isBroken } = view;
  const [width, height] = board
    ? [Math.max(board.width * gridOf(board).wide, widest(captions)), board.height * CELL + heightOf(captions)]
    : [LIST_WIDTH, LIST_HEIGHT];
  const [left, top] = board ? headingRoom(board) : [0, 0];
  const box = [-room - left, -room - top, width + left + 2 * room, height + top + 2 * room];
  svg.setAttribute('viewBox', box.join(' '));
  setFlags(svg, {
    'user-board': true,
    'is-small': board !== null && left + top === 0 && Math.max(board.width, board.height) < 6,
    'is-list': board === null,
    'is-solved': isSolved,
    'is-broken': isBroken,
    ...flags,
  });
  namePicture(svg, name, view.words, role);
  const groups = layers<Layer | Own>(svg, [...GROUND, ...under, ...MARKS, ...over]);
  for (const layer of UNTOUCHED) groups[layer].setAttribute('pointer-events', 'none');
  if (board) {
    drawGround(groups, board, view);
    const marks = board.marks.filter(({ mark }) => mark !== 'wall' && mark !== 'corner');
    drawMarks(groups.standing, board, [{ id: 'standing', marks }]);
    // What fills a cell does not hide what stands in its corner.
    const corners = board.marks.filter(({ mark }) => mark === 'corner');
    drawMarks(groups.corners, board, corners.length > 0 ? [{ id: 'corners', marks: corners }] : []);
    drawMarks(groups.rows, board, view.rows);
    drawRegions(groups.regions, board, view.regions);
  } else {
    for (const layer of [...GROUND, ...MARKS]) if (layer !== 'rows') groups[layer].replaceChildren();
    drawList(groups.rows, view.rows);
  }
  drawCaptions(groups.captions, view);
  return groups;
}

/** Always in one order, so that a picture is the same whatever was there before. */
function setFlags({ classList }: SVGSVGElement, flags: Readonly<Record<string, boolean>>): void {
  classList.remove(...Object.keys(flags));
  classList.add(...Object.keys(flags).filter((flag) => flags[flag]));
}

function heightOf({ length }: readonly string[]): number {
  return length === 0 ? 0 : CAPTION_ROOM + length * LINE;
}

/** A word may be longer than a small board is wide: the picture is then as wide as the words. */
function widest(captions: readonly string[]): number {
  return Math.max(0, ...captions.map(({ length }) => length * CHARACTER));
}

function drawCaptions(parent: SVGElement, view: UserBoardView): void {
  const top = (view.board?.height ?? 0) * CELL;
  joined(
    parent,
    'text',
    view.captions.map((text, index) => ({ id: String(index), text, index })),
  )
    .attr('class', 'caption')
    .attr('x', 0)
    .attr('y', ({ index }) => top + CAPTION_ROOM + index * LINE + 16)
    .text(({ text }) => text);
}

/** Outlines what a column is about, or where a rule is broken; the column branched on has its double outline. */
function drawRegions(parent: SVGElement, board: ProblemBoard, shown: readonly ShownRegion[]): void {
  const { wide, edgePath, middleOf, outlineOf } = gridOf(board);
  const data = shown.flatMap(({ id, kind: about, places, crossed = [] }) => {
    const marks = places.map(placeNamed);
    const cells = marks.filter(({ kind }) => kind === 'c').map(({ at }) => at);
    // Where there are cells their outline says it, and the edges that rows have given them stay in sight.
    const edges = marks.flatMap(({ kind, at }) =>
      (kind === 'h' || kind === 'v') && cells.length === 0 ? [edgePath({ way: kind, at })] : [],
    );
    const points = marks.flatMap(({ kind, at: [x, y] }) =>
      kind === 'p' ? [`M${x * wide - 9},${y * CELL}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0`] : [],
    );
    const crosses = crossed.map((place) => {
      const [x, y] = middleOf(placeNamed(place).at);
      return `M${x - 9},${y - 9}l18,18m0,-18l-18,18`;
    });
    const isAsked = about === 'branch' || about === 'dead end';
    const kind = about.replace(' ', '-');
    return [
      { id: `${id} outer`, kind: `outer is-${kind}`, d: outlineOf(cells) },
      { id: `${id} inner`, kind: `inner is-${kind}`, d: isAsked ? outlineOf(cells) : '' },
      { id: `${id} edges`, kind: `edges is-${kind}`, d: [...edges, ...points].join('') },
      { id: `${id} cross`, kind: `cross is-${kind}`, d: crosses.join('') },
    ].filter(({ d }) => d !== '');
  });
  joined(parent, 'path', data)
    .attr('class', ({ kind }) => `region ${kind}`)
    .attr('d', ({ d }) => d);
}

/** So many lines there are; with more rows the first ones are counted. */
const LINES = 12;
const LONGEST = 34;

const LIST_WIDTH = 460;
const LIST_HEIGHT = LINES * LINE;

const SIGNS = { chosen: '', trying: '?', undone: '×', pointed: '·', tried: '×', waiting: '' };

/** Lists the rows chosen where there is no board; the line of a row carries `data-row`. */
function drawList(parent: SVGElement, rows: readonly ShownRow[]): void {
  const more = rows.length > LINES ? rows.length - LINES + 1 : 0;
  const lines = [
    ...(more > 0 ? [{ id: 'more', kind: 'more', row: null, text: `${more} rows before` }] : []),
    ...rows.slice(more).map(({ id, row, name = '', state, order, isLit }) => ({
      ...{ id, row, kind: `entry is-${state}${isLit ? ' is-lit' : ''}` },
      text: `${order || ''}${SIGNS[state]} ${shortened(name, LONGEST)}`.trim(),
    })),
  ];
  const empty = { id: 'more', kind: 'more', row: null, text: 'No row is chosen.' };
  // Each line is a group, as the marks of a row on a board are.
  joined(parent, 'g', lines.length === 0 ? [empty] : lines)
    .attr('class', ({ kind }) => kind)
    .attr('data-row', ({ row }) => row)
    .each(function ({ text }, index) {
      joined(this, 'path', []);
      joined(this, 'circle', []);
      joined(this, 'text', [{ id: 'name', text }])
        .attr('class', 'name')
        .attr('x', 0)
        .attr('y', index * LINE + 20)
        .text((line) => line.text);
    });
}
