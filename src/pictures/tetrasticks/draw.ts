import { edgeName, pointText } from '#puzzles/tetrasticks/lattice.ts';
import { joined, layers, only } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { describeBoard } from './describe.ts';
import { drawDisc, drawLetter, drawOverpasses, drawStick, moveTo } from './draw-stick.ts';
import { junctionWords } from './junction-words.ts';
import { type BoardLayout, boardLayout, edgeLine, middleOf, toPixels } from './layout.ts';
import { BEAD, DIAMOND, EDGE, HIT_RADIUS, HIT_SHORT, HIT_WIDTH, INSET } from './measures.ts';
import { JUNCTION, JUNCTION_LIT, POINT, PRESS_RADIUS, RING, SIGN_INSET } from './measures.ts';
import type { BoardView, ColumnMark, EdgeMark, JunctionMark } from './view.ts';

export interface BoardOptions extends PictureName {
  /** The letters of the pieces in play under the board. Default: true. */
  readonly rack?: boolean;
  /** The numbers of the lines along the board. Default: true. */
  readonly numbers?: boolean;
  /** Whether the keyboard can walk over the pieces on the board. Default: false. */
  readonly focusable?: boolean;
  /**
   * What pressing a junction does: `switches` its column, which is on or off, or `chooses` it. They
   * are one tab stop (`ui/lessons/crossings/junction-keys.ts`). Default: nothing.
   */
  readonly junctions?: 'switches' | 'chooses';
  /** Whether a script serves those junctions; else they only look so. Default: true. */
  readonly pressable?: boolean;
}

const LAYERS = [
  ...(['frame', 'numbers', 'edges', 'points', 'junctions', 'signs', 'pieces', 'beads'] as const),
  ...(['crossings', 'ghost', 'inlays', 'crosses', 'hits', 'letters', 'rack'] as const),
] as const;

/**
 * Draws the board of `view` into `svg`, or brings an svg drawn before, here or at build time, up to
 * it. Marks carry `data-row` and `data-column`; the styles are in `ui/explore/boards/tetrastick-board.css`.
 * Where a mark lies follows from its id, so it is set once, when the mark is made.
 */
export function drawBoard(svg: SVGSVGElement, view: BoardView, options: BoardOptions): void {
  const { rack = true, numbers = true, focusable = false, junctions } = options;
  const { pressable = junctions !== undefined } = options;
  const layout = boardLayout(view, { letters: rack ? view.letters.length : 0, numbers });
  svg.setAttribute('viewBox', layout.viewBox.join(' '));
  svg.style.setProperty('--natural-width', `${layout.viewBox[2]}px`);
  svg.classList.add('tetrastick-board');
  svg.classList.toggle('is-pointed-at', view.ghost !== null || view.pieces.some((p) => p.lit));
  svg.classList.toggle('is-solved', view.solved);
  svg.classList.toggle('is-broken', view.isBroken);
  namePicture(svg, options, describeBoard(view), focusable || pressable ? 'group' : 'img');
  const groups = layers(svg, LAYERS);
  drawFrame(groups, view, layout);
  drawEdges(groups, view);
  drawPoints(groups, view, junctions === 'switches');
  drawCrossings(groups, view);
  drawPieces(groups, view, focusable);
  drawHits(groups.hits, view);
  if (junctions === 'switches') drawOpen(groups, view);
  if (junctions !== undefined && pressable) makePressable(groups, view, junctions);
  const letters = rack ? view.letters : [];
  joined(groups.rack, 'g', letters, (group, { piece }) => drawDisc(group, piece))
    .attr('class', (mark) => columnClass('rack-letter', mark))
    .attr('data-column', ({ column }) => column)
    .attr('data-piece', ({ piece }) => piece)
    .each(function (_, index) {
      moveTo(this, layout.rackPlace(index));
    });
}

type Groups = Record<(typeof LAYERS)[number], SVGGElement>;

function drawFrame(groups: Groups, view: BoardView, { numbers }: BoardLayout): void {
  const corner = toPixels({ x: 0, y: view.height });
  const top = corner.y - INSET;
  only(groups.frame, 'rect', 'board-frame')
    .attr('x', corner.x - INSET)
    .attr('y', top)
    .attr('width', view.width * EDGE + 2 * INSET)
    .attr('height', view.height * EDGE + 2 * INSET)
    .attr('rx', INSET);
  const middle = corner.x + (view.width * EDGE) / 2;
  only(groups.frame, 'path', 'solution-sign').attr('d', `M${middle},${top - 9}l9,9l-9,9l-9,-9Z`);
  joined(groups.numbers, 'text', numbers, (element, { text, at }) => {
    element.textContent = text;
    setAll(element, { class: 'line-number', x: at.x, y: at.y, dy: '0.36em' });
  });
}

function drawEdges(groups: Groups, view: BoardView): void {
  joined(groups.edges, 'path', view.edges, (path, { edge }) => setAll(path, { d: edgeLine(edge, INSET) }))
    .attr('class', (mark) => columnClass('edge', mark))
    .attr('data-column', ({ column }) => column);
  // A sign lies around a bare edge; on a stick that covers it the edge is inlaid instead.
  const ghostly = new Set(view.ghost?.placement.edges.map(edgeName));
  const isBuried = ({ row, id }: EdgeMark): boolean => row >= 0 || ghostly.has(id);
  const signs = view.edges.filter((mark) => mark.search !== 'none' || (mark.lit && !isBuried(mark)));
  drawOutlines(groups.signs, 'edge-sign', SIGN, signs);
  const buried = view.edges.filter((mark) => mark.lit && isBuried(mark));
  drawOutlines(groups.inlays, 'edge-inlay', INLAY, buried);
  const dead = view.edges.filter(({ search }) => search === 'dead end');
  joined(groups.crosses, 'path', dead, (path, { edge }) => {
    const { x, y } = middleOf(edge);
    setAll(path, { class: 'dead-end-cross', d: `M${x - 13},${y - 13}l26,26m0,-26l-26,26` });
  });
}

/** The parts of an outline on the ground, and of one inlaid in a stick: strokes of falling width. */
const SIGN = { lit: 44, outer: 32, gap: 27, inner: 21, ground: 16 } as const;
const INLAY = { inner: 12, ground: 6 } as const;

/** Outlines as strokes of falling width on one line, so that they follow the round ends. */
function drawOutlines(
  layer: SVGGElement,
  name: string,
  parts: Readonly<Record<string, number>>,
  marks: readonly EdgeMark[],
): void {
  joined(layer, 'g', marks, (group, { edge }) => {
    for (const [part, width] of Object.entries(parts)) {
      only(group, 'path', part).attr('d', edgeLine(edge, SIGN_INSET)).attr('stroke-width', width);
    }
  })
    .attr('class', (mark) => columnClass(name, mark))
    .attr('data-column', ({ column }) => column);
}

function drawPoints(groups: Groups, view: BoardView, areSwitches: boolean): void {
  joined(groups.points, 'circle', view.points, (circle, point) => {
    const { x, y } = toPixels(point);
    setAll(circle, { class: 'point', cx: x, cy: y, r: POINT });
  });
  // A junction is a ring on the ground, and a bead on the stick that passes straight through it. As
  // a switch it is always visible.
  const inPlay = view.junctions.filter(({ kind, lit }) => lit || kind !== 'off');
  const onTop = inPlay.filter(({ row, lit }) => areSwitches || lit || row >= 0);
  const below = inPlay.filter((mark) => !onTop.includes(mark) && !mark.shut);
  drawJunctions(groups.junctions, below);
  drawJunctions(groups.beads, onTop);
}

/** A ring round each point where pieces cross (`crossingsOf` in `puzzles/tetrasticks/decode.ts` finds them). */
function drawCrossings(groups: Groups, view: BoardView): void {
  joined(groups.crossings, 'circle', view.crossings, (circle, { point }) => {
    const { x, y } = toPixels(point);
    setAll(circle, { class: 'crossing', cx: x, cy: y, r: RING });
  }).attr('data-column', ({ column }) => (column < 0 ? null : column));
}

function drawJunctions(group: SVGGElement, marks: readonly JunctionMark[]): void {
  joined(group, 'circle', marks, (circle, { point }) => {
    const { x, y } = toPixels(point);
    setAll(circle, { cx: x, cy: y });
  })
    .attr('class', (mark) => columnClass('junction', mark))
    .attr('data-column', ({ column }) => column)
    .attr('r', ({ lit, row }) => (lit ? JUNCTION_LIT : row < 0 ? JUNCTION : BEAD));
}

function drawPieces(groups: Groups, view: BoardView, focusable: boolean): void {
  joined(groups.pieces, 'g', view.pieces, (group, { placement }) => drawStick(group, placement))
    .attr('class', ({ state, lit }) => `piece is-${state}${lit ? ' is-lit' : ''}`)
    .attr('data-piece', ({ placement }) => placement.piece)
    .attr('data-row', ({ row }) => row)
    .each(function (piece) {
      drawOverpasses(this, piece);
    });
  const ghosts = view.ghost === null ? [] : [view.ghost];
  joined(groups.ghost, 'g', ghosts, (group, { placement }) => drawStick(group, placement))
    .attr('class', 'piece is-ghost')
    .attr('data-piece', ({ placement }) => placement.piece);
  joined(groups.letters, 'g', [...view.pieces, ...ghosts], (group, { placement }) => drawLetter(group, placement))
    .attr('class', ({ state, lit }) => `piece-letter is-${state}${lit ? ' is-lit' : ''}`)
    .attr('data-piece', ({ placement }) => placement.piece)
    .attr('data-row', ({ row, state }) => (state === 'ghost' ? null : row))
    .attr('tabindex', focusable ? 0 : null)
    .attr('role', focusable ? 'img' : null)
    .attr('aria-label', ({ words }) => (focusable ? words : null));
}

/**
 * What a finger or a mouse meets: the neighbourhood of each edge and junction. It points at the
 * column, and at the piece that lies there.
 */
function drawHits(hits: SVGGElement, view: BoardView): void {
  const { edges, junctions } = layers(hits, ['edges', 'junctions']);
  joined(edges, 'path', view.edges, (path, { edge }) => {
    setAll(path, { class: 'hit-edge', d: edgeLine(edge, HIT_SHORT), 'stroke-width': HIT_WIDTH });
  })
    .attr('data-column', ({ column }) => column)
    .attr('data-row', ({ row }) => (row < 0 ? null : row));
  joined(junctions, 'circle', view.junctions, (circle, { point }) => {
    const { x, y } = toPixels(point);
    setAll(circle, { class: 'hit-junction', fill: 'transparent', cx: x, cy: y, r: HIT_RADIUS });
  })
    .attr('data-column', ({ column }) => column)
    .attr('data-row', ({ row }) => (row < 0 ? null : row));
}

/** A junction whose column is off has a diamond: here two pieces may cross. */
function drawOpen(groups: Groups, view: BoardView): void {
  const open = view.junctions.filter(({ kind }) => kind === 'off');
  joined(groups.beads, 'path', open, (path, { point }) => {
    const { x, y } = toPixels(point);
    const r = DIAMOND;
    setAll(path, { class: 'junction-open', d: `M${x},${y - r}l${r},${r}l${-r},${r}l${-r},${-r}Z` });
  });
}

/** What a finger meets at the junctions becomes a switch each, or a button. */
function makePressable(groups: Groups, view: BoardView, does: 'switches' | 'chooses'): void {
  const { junctions } = layers(groups.hits, ['edges', 'junctions']);
  joined(junctions, 'circle', view.junctions)
    .attr('r', PRESS_RADIUS)
    .attr('role', does === 'switches' ? 'switch' : 'button')
    .attr('aria-checked', ({ kind }) => (does === 'switches' ? String(kind !== 'off') : null))
    .attr('aria-label', ({ point }) =>
      does === 'chooses' ? junctionWords(view, point) : `Junction ${pointText(point)}`,
    )
    .attr('tabindex', function (_, index) {
      return this.getAttribute('tabindex') ?? (index === 0 ? '0' : '-1');
    });
}

function setAll(element: SVGElement, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** The classes of a mark that stands for a column; the styles know what each looks like. */
function columnClass(name: string, { kind, row, lit, search }: ColumnMark): string {
  const classes = [name, `is-${kind}`];
  if (row >= 0) classes.push('is-taken');
  if (lit) classes.push('is-lit');
  if (search !== 'none') classes.push(`is-${search.replace(' ', '-')}`);
  return classes.join(' ');
}
