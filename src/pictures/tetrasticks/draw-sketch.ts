import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { joined, layers, only } from '../kit/joined.ts';
import { type BoardOptions, drawBoard } from './draw.ts';
import { drawLetter, drawStick } from './draw-stick.ts';
import { middleOf, toPixels } from './layout.ts';
import { RING } from './measures.ts';
import type { SketchView } from './sketch-view.ts';

/**
 * Draws the board that a reader builds: the board of `drawBoard`, and over it the hint, a cross on
 * each edge of the piece in hand that is taken, and a ring where it would cross another.
 */
export function drawSketch(svg: SVGSVGElement, view: SketchView, options: BoardOptions): void {
  svg.classList.add('is-sketch');
  drawBoard(svg, view, { rack: false, ...options });
  svg.classList.toggle('is-misfit', view.refusal !== null);
  // An svg in the svg: `drawBoard` keeps its own layers, and leaves other tags alone.
  const over = only(svg, 'svg', 'sketch-marks').attr('overflow', 'visible').node();
  if (!over) return;
  const groups = layers(over, ['hint', 'clashes', 'refused']);
  const hints = view.hint ? [view.hint] : [];
  joined(groups.hint, 'g', hints, (group, { placement }) => {
    const stick = only(group, 'g', 'piece is-hint').node();
    const letter = only(group, 'g', 'piece-letter is-hint').node();
    if (stick) drawStick(stick, placement);
    if (letter) drawLetter(letter, placement);
  }).attr('data-piece', ({ placement }) => placement.piece);
  const edges = view.refusal?.edges ?? [];
  const crosses = edges.map((edge) => ({ id: edgeName(edge), ...middleOf(edge) }));
  joined(groups.clashes, 'path', crosses, (path, { x, y }) => {
    path.setAttribute('d', `M${x - 13},${y - 13}l26,26m0,-26l-26,26`);
  }).attr('class', 'clash');
  const points = view.refusal?.points ?? [];
  const rings = points.map((point) => ({ id: `${point.x}${point.y}`, ...toPixels(point) }));
  joined(groups.refused, 'circle', rings)
    .attr('class', 'crossing')
    .attr('r', RING)
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y);
}
