/** The small board on which a reader draws a part of a board: sixty edges to press. */
import { counted, sentence } from '#english/english.ts';
import { type BoardPart, type Pen, partWords, stretchesOf } from '#puzzles/tetrasticks/board-part.ts';
import { type Edge, type Point, edgeName, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { BOARD_EDGES } from '#puzzles/tetrasticks/owners.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { setStyle } from '../kit/set-style.ts';
import { boardLayout, edgeLine, letterPlace, middleOf, toPixels } from '../tetrasticks/layout.ts';
import { EDGE, INSET, POINT } from '../tetrasticks/measures.ts';
import { stickPath } from '../tetrasticks/stick-path.ts';

const SIZE = { width: 5, height: 5 };
/** How far a finger may be from the middle of an edge, in units of the picture. */
const REACH = EDGE / 2 - 2;

const POINTS: readonly (Point & { readonly id: string })[] = Array.from({ length: 36 }, (_, index) => {
  const [x, y] = [index % 6, Math.floor(index / 6)];
  return { id: `${x}${y}`, x, y };
});

/** On how many boards a piece lies on each edge, in the order of `BOARD_EDGES`, besides the part that is drawn. */
export interface PartHeat {
  readonly piece: PieceId;
  readonly counts: ArrayLike<number>;
}

/**
 * Draws the part, or brings one drawn before up to it. Each edge is a checkbox with `data-edge`; with
 * `heat`, a bare one is the stronger the more boards have the piece there.
 */
export function drawBoardPart(
  svg: SVGSVGElement,
  part: BoardPart,
  name: PictureName,
  heat: PartHeat | null = null,
): void {
  const { viewBox } = boardLayout(SIZE, { letters: 0, numbers: false });
  svg.setAttribute('viewBox', viewBox.join(' '));
  svg.classList.add('part-board');
  namePicture(svg, name, part.size === 0 ? 'Nothing is drawn.' : sentence(partWords(part)), 'group');
  const groups = layers(svg, ['points', 'edges', 'sticks', 'letters']);
  joined(groups.points, 'circle', POINTS, (circle, point) => {
    const { x, y } = toPixels(point);
    setAll(circle, { class: 'point', cx: x, cy: y, r: POINT + 1 });
  });
  const most = heat ? Math.max(1, ...Array.from(heat.counts)) : 1;
  const edges = BOARD_EDGES.map((edge, number) => {
    const id = edgeName(edge);
    const count = heat && !part.has(id) ? (heat.counts[number] ?? 0) : null;
    return { id, edge, count };
  });
  joined(groups.edges, 'g', edges, drawEdge)
    .attr('class', ({ id, count }) => `part-edge${part.has(id) ? ' is-drawn' : ''}${count === null ? '' : ' is-warm'}`)
    .attr('data-piece', ({ count }) => (count === null ? null : (heat?.piece ?? null)))
    .each(function ({ count }) {
      setStyle(this, count === null ? null : `--share:${(count / most).toFixed(3)}`);
    })
    .attr('aria-checked', ({ id }) => String(part.has(id)))
    .attr('aria-label', ({ id, edge, count }) => {
      const words = edgeWords(edge, part.get(id));
      return heat && count !== null ? `${words}: ${heat.piece} in ${counted(count, 'board')}` : words;
    })
    .attr('tabindex', function (_, index) {
      return this.getAttribute('tabindex') ?? (index === 0 ? '0' : '-1');
    });
  const sticks = sticksOf(part);
  joined(groups.sticks, 'path', sticks, (path, { edges: own }) => path.setAttribute('d', stickPath(own)))
    .attr('class', 'stick')
    .attr('data-piece', ({ pen }) => (pen === 'any' ? null : pen));
  const letters = sticks.filter(({ pen }) => pen !== 'any');
  joined(groups.letters, 'text', letters, (text, { pen, edges: own }) => {
    const { x, y } = letterPlace(own);
    text.textContent = pen;
    setAll(text, { x, y, dy: '0.35em' });
  }).attr('data-piece', ({ pen }) => pen);
}

interface Stick {
  readonly id: string;
  readonly pen: Pen;
  readonly edges: readonly Edge[];
}

/** The edges of each piece as one line, and each stretch of `any` as another. */
function sticksOf(part: BoardPart): Stick[] {
  const pens = [...new Set(part.values())].filter((pen) => pen !== 'any');
  const named = pens.map((pen) => ({ pen, edges: BOARD_EDGES.filter((edge) => part.get(edgeName(edge)) === pen) }));
  const any = stretchesOf(part).map((stretch) => ({
    pen: 'any' as const,
    edges: stretch.flatMap((number) => BOARD_EDGES[number] ?? []),
  }));
  return [...named, ...any].map(({ pen, edges }) => ({
    id: `${pen} ${edges.map(edgeName).sort().join(' ')}`,
    pen,
    edges,
  }));
}

function drawEdge(group: SVGGElement, { id, edge }: { readonly id: string; readonly edge: Edge }): void {
  setAll(group, { role: 'checkbox', 'data-edge': id });
  const { x, y } = middleOf(edge);
  const parts = {
    reach: `M${x},${y - REACH}l${REACH},${REACH}l${-REACH},${REACH}l${-REACH},${-REACH}Z`,
    ring: edgeLine(edge, INSET),
    line: edgeLine(edge, INSET),
  };
  for (const [name, d] of Object.entries(parts)) {
    const path = group.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path');
    setAll(path, { class: name, d });
    group.append(path);
  }
}

function edgeWords(edge: Edge, pen: Pen | undefined): string {
  const [a, b] = endsOf(edge).map(pointText);
  const drawn = pen === undefined ? '' : pen === 'any' ? ', any piece' : `, piece ${pen}`;
  return `Edge ${edgeName(edge)}, ${a ?? ''} to ${b ?? ''}${drawn}`;
}

function setAll(element: SVGElement, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
