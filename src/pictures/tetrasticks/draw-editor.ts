/** The board as a thing to build: each edge of its rectangle can be taken out and put back. */
import { inFigures } from '#english/english.ts';
import { type Edge, type Point, edgeName, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Obstacle } from '#puzzles/tetrasticks/obstacle.ts';
import { type CustomBoard, crossroads, edgesOfRectangle, piecesIn } from '#puzzles/tetrasticks/custom-board.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { drawDisc, moveTo } from './draw-stick.ts';
import { boardLayout, edgeLine, middleOf, toPixels } from './layout.ts';
import { EDGE, INSET, JUNCTION, POINT } from './measures.ts';

interface EditorOptions extends PictureName {
  /** The letters of the pieces in play under the board, as `drawBoard` has them. Default: false. */
  readonly rack?: boolean;
}

/** How far a finger may be from the middle of an edge, along it and across, in units of the picture. */
const REACH = EDGE / 2 - 3;

/**
 * Draws the board to be built, or brings one drawn before up to this one. Every edge of the
 * rectangle is a `checkbox` with `data-edge`, checked while the board has it; all of them together
 * are one tab stop (`ui/tools/tetrastick-boards/edge-keys.ts`). An edge that an obstacle is about is crossed out.
 */
export function drawEditor(
  svg: SVGSVGElement,
  board: CustomBoard,
  obstacles: readonly Obstacle[],
  options: EditorOptions,
): void {
  const letters = options.rack === true ? piecesIn(board) : [];
  const { viewBox, numbers, rackPlace } = boardLayout(board, {
    letters: letters.length,
    numbers: true,
  });
  svg.setAttribute('viewBox', viewBox.join(' '));
  svg.style.setProperty('--natural-width', `${viewBox[2]}px`);
  svg.classList.add('board-editor');
  const all = edgesOfRectangle(board).map((edge) => ({ id: edgeName(edge), edge }));
  const here = all.filter(({ id }) => !board.missing.has(id));
  namePicture(svg, options, editorWords(board, here.length), 'group');
  const groups = layers(svg, ['numbers', 'edges', 'points', 'faults', 'rack']);
  joined(groups.numbers, 'text', numbers, (text, { text: words, at }) => {
    text.textContent = words;
    setAll(text, { class: 'line-number', x: at.x, y: at.y, dy: '0.36em' });
  });

  const faulty = new Set(obstacles.flatMap(({ edges }) => edges.map(edgeName)));
  joined(groups.edges, 'g', all, drawEdge)
    .attr('class', ({ id }) =>
      ['built-edge', board.missing.has(id) ? 'is-missing' : 'is-there', faulty.has(id) ? 'is-faulty' : ''].join(' '),
    )
    .attr('aria-checked', ({ id }) => String(!board.missing.has(id)))
    .attr('aria-label', ({ id, edge }) => edgeWords(edge, faulty.has(id)))
    .attr('tabindex', function () {
      return this.getAttribute('tabindex') ?? '-1';
    });

  const crossing = crossroads(board).map((point) => ({ id: `I${point.x}${point.y}`, ...point }));
  const open = new Set(crossing.map(pointText));
  const used = new Set(here.flatMap(({ edge }) => endsOf(edge).map(pointText)));
  const ends = pointsOf(board).filter((point) => used.has(pointText(point)) && !open.has(pointText(point)));
  const dots = [
    ...ends.map((point) => ({ ...point, name: 'point', r: POINT + 2 })),
    ...crossing.map((point) => ({ ...point, name: 'junction is-secondary', r: JUNCTION })),
  ].map(({ x, y, name, r }) => ({ id: `${x}${y}`, name, r, at: toPixels({ x, y }) }));
  joined(groups.points, 'circle', dots, (circle, { at }) => setAll(circle, { cx: at.x, cy: at.y }))
    .attr('class', ({ name }) => name)
    .attr('r', ({ r }) => r);

  const marks = here.filter(({ id }) => faulty.has(id));
  joined(groups.faults, 'path', marks, (path, { edge }) => {
    const { x, y } = middleOf(edge);
    setAll(path, { class: 'dead-end-cross', d: `M${x - 12},${y - 12}l24,24m0,-24l-24,24` });
  });

  const rack = letters.map((piece, index) => ({ id: `${index}${piece}`, piece }));
  joined(groups.rack, 'g', rack, (group, { piece }) => drawDisc(group, piece))
    .attr('class', 'rack-letter')
    .attr('data-piece', ({ piece }) => piece)
    .each(function (_, index) {
      moveTo(this, rackPlace(index));
    });
}

function drawEdge(group: SVGGElement, { id, edge }: { id: string; edge: Edge }): void {
  setAll(group, { role: 'checkbox', 'data-edge': id });
  const { x, y } = middleOf(edge);
  const r = REACH;
  const parts: [name: string, d: string][] = [
    ['reach', `M${x},${y - r}l${r},${r}l${-r},${r}l${-r},${-r}Z`],
    ['ring', edgeLine(edge, INSET)],
    ['line', edgeLine(edge, INSET)],
  ];
  for (const [name, d] of parts) {
    const path = group.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path');
    setAll(path, { class: name, d, ...(name === 'reach' && { fill: 'transparent' }) });
    group.append(path);
  }
}

function edgeWords(edge: Edge, isFaulty: boolean): string {
  const [a, b] = endsOf(edge).map(pointText);
  return `Edge ${edgeName(edge)}, ${a ?? ''} to ${b ?? ''}${isFaulty ? ', cannot be filled' : ''}`;
}

function editorWords({ width, height, missing }: CustomBoard, edges: number): string {
  const gone = missing.size === 0 ? 'None is taken out.' : `Taken out: ${[...missing].sort().join(', ')}.`;
  return `A rectangle of ${width} by ${height}, with ${inFigures(edges, 'edge')}. ${gone}`;
}

function pointsOf({ width, height }: CustomBoard): Point[] {
  return Array.from({ length: (width + 1) * (height + 1) }, (_, index) => ({
    x: index % (width + 1),
    y: Math.floor(index / (width + 1)),
  }));
}

function setAll(element: SVGElement, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
