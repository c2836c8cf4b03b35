import { joined, layers } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { drawGround } from './draw-ground.ts';
import { drawList, listBox } from './draw-list.ts';
import { drawMarks } from './draw-marks.ts';
import { drawRegions } from './draw-regions.ts';
import { CAPTION_ROOM, CHARACTER, gridOf, headingRoom, LINE, MARGIN } from './layout.ts';
import type { UserBoardView } from './view.ts';

/** From the lowest to the highest: what parts cells is seen over what fills them. */
const GROUND = ['frame', 'cells', 'lines', 'standing'] as const;
const MARKS = ['rows', 'corners', 'walls', 'regions', 'heads', 'captions'] as const;

/** What lies over cells and rows, and lets the pointer through to them. */
const UNTOUCHED = ['corners', 'walls', 'regions', 'heads', 'captions'] as const;

type Layer = (typeof GROUND)[number] | (typeof MARKS)[number];

/** What a board of the site's own puzzles shows besides: what no row adds to it. */
interface OwnBoard<Own extends string> {
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
  const { board, captions, hasGivens = false, isSolved, isBroken } = view;
  const { left: x, top: y, right, bottom } = board ? gridOf(board).box : listBox(view.most ?? 0);
  const [width, height] = [Math.max(right - x, widest(captions)), bottom - y + heightOf(captions)];
  const [left, top] = board ? headingRoom(board) : [0, 0];
  const box = [x - room - left, y - room - top, width + left + 2 * room, height + top + 2 * room];
  svg.setAttribute('viewBox', box.join(' '));
  setFlags(svg, {
    'user-board': true,
    'is-small': board !== null && left + top === 0 && Math.max(board.width, board.height) < 6,
    'is-list': board === null,
    'is-tiled': board?.kind === 'triangles' || board?.kind === 'hexagons',
    'has-givens': hasGivens,
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
  const { left, bottom } = view.board ? gridOf(view.board).box : listBox(view.most ?? 0);
  joined(
    parent,
    'text',
    view.captions.map((text, index) => ({ id: String(index), text, index })),
  )
    .attr('class', 'caption')
    .attr('x', left)
    .attr('y', ({ index }) => bottom + CAPTION_ROOM + index * LINE + 16)
    .text(({ text }) => text);
}
