import type { Aspect } from '#puzzles/tetrasticks/aspects.ts';
import { type Edge, type Point, edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { placementAt } from '#puzzles/tetrasticks/placements.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { drawLetter, drawStick } from '../tetrasticks/draw-stick.ts';
import { edgeLine, middleOf, toPixels } from '../tetrasticks/layout.ts';
import { EDGE, INSET, PIECE_BEAD, PIECE_DISC, PIECE_STICK } from '../tetrasticks/measures.ts';
import { type Hand, lieOf, takesWords } from './hand.ts';
import { nameCells } from './name-cells.ts';

/** Ground around a piece in the hand: its corners must have room while it is turned. */
const ROOM = 114;
/** From an edge to its name, beyond the disc with the letter, and from the box to the numbers of its lines. */
const NAME = { H: 50, V: 58 };
const NUMBERS = 0.97;
/** Radius of the ring around a point that the piece passes straight through. */
const STRAIGHT = 22;

/** The middle of the piece in the hand, about which it turns, in units of the picture. */
export function middleOfHand(hand: Hand): Point {
  const { width, height } = lieOf(hand);
  return toPixels({ x: width / 2, y: height / 2 });
}

/**
 * Draws the piece in the hand, large, on the points of its box: its edges with their names, and a
 * ring around each point that it passes straight through. What turns with it is the layer `turning`.
 */
export function drawHand(svg: SVGSVGElement, hand: Hand, name: PictureName): void {
  const lie = lieOf(hand);
  const side = Math.max(2, lie.width, lie.height) * EDGE + 2 * ROOM;
  const middle = middleOfHand(hand);
  svg.setAttribute('viewBox', `${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`);
  svg.classList.add('tetrastick-piece', 'piece-in-hand');
  namePicture(svg, name, takesWords(hand));
  const { turning, names, letters } = layers(svg, ['turning', 'names', 'letters']);
  const inside = layers(turning, ['lines', 'points', 'pieces', 'rings']);

  const placement = placementAt(hand.piece, lie, { x: 0, y: 0 });
  const points = pointsOf(lie.width, lie.height);
  joined(inside.lines, 'path', edgesOf(lie.width, lie.height))
    .attr('class', 'edge')
    .attr('d', (edge) => edgeLine(edge, INSET));
  joined(inside.points, 'circle', points)
    .attr('class', 'point')
    .attr('r', 4.5)
    .attr('cx', (point) => toPixels(point).x)
    .attr('cy', (point) => toPixels(point).y);
  joined(inside.pieces, 'g', [{ id: 'stick' }], (group) => drawStick(group, placement, PIECE_STICK))
    .attr('class', 'piece is-chosen')
    .attr('data-piece', hand.piece)
    .each(function () {
      drawStick(this, placement, PIECE_STICK);
    });
  const straight = placement.straight.map((point) => ({ id: `I${point.x}${point.y}`, point }));
  joined(inside.rings, 'g', straight)
    .attr('class', 'straight-point')
    .attr('transform', ({ point }) => `translate(${toPixels(point).x},${toPixels(point).y})`)
    .each(function () {
      joined(this, 'circle', [{ id: 'ring' }, { id: 'bead' }])
        .attr('class', ({ id }) => id)
        .attr('r', ({ id }) => (id === 'ring' ? STRAIGHT : PIECE_BEAD));
    });
  joined(names, 'text', [...edgeNames(lie), ...numbersOf(lie.width, lie.height)])
    .attr('class', ({ kind }) => kind)
    .attr('x', ({ at }) => at.x)
    .attr('y', ({ at }) => at.y)
    .attr('dy', '0.36em')
    .text(({ text }) => text);
  joined(letters, 'g', [{ id: 'letter' }])
    .attr('class', 'piece-letter is-chosen')
    .attr('data-piece', hand.piece)
    .each(function () {
      drawLetter(this, placement, PIECE_DISC);
    });
}

function pointsOf(width: number, height: number): (Point & { id: string })[] {
  return range(width + 1).flatMap((x) => range(height + 1).map((y) => ({ id: `${x}${y}`, x, y })));
}

/** All edges of the box, so that the eye sees what the names count from. */
function edgesOf(width: number, height: number): (Edge & { id: string })[] {
  const across = range(width).flatMap((x) => range(height + 1).map((y) => ({ kind: 'H' as const, x, y })));
  const upright = range(width + 1).flatMap((x) => range(height).map((y) => ({ kind: 'V' as const, x, y })));
  return [...across, ...upright].map((edge) => ({ ...edge, id: edgeName(edge) }));
}

interface Label {
  readonly id: string;
  readonly kind: 'edge-name' | 'line-number';
  readonly text: string;
  readonly at: Point;
}

/** The names of the edges, each in one of the two cells beside its edge. */
function edgeNames(lie: Aspect): Label[] {
  return nameCells(lie).map(({ edge, cell }) => {
    const { x, y } = middleOf(edge);
    const middle = toPixels({ x: cell.x + 0.5, y: cell.y + 0.5 });
    const at =
      edge.kind === 'H'
        ? { x, y: y + NAME.H * Math.sign(middle.y - y) }
        : { x: x + NAME.V * Math.sign(middle.x - x), y };
    return { id: edgeName(edge), kind: 'edge-name', text: edgeName(edge), at };
  });
}

/** The numbers of the lines, below the box and to its left. */
function numbersOf(width: number, height: number): Label[] {
  const label = (id: string, n: number, at: Point): Label => ({
    id,
    kind: 'line-number',
    text: String(n),
    at,
  });
  return [
    ...range(width + 1).map((x) => label(`x${x}`, x, toPixels({ x, y: -NUMBERS }))),
    ...range(height + 1).map((y) => label(`y${y}`, y, toPixels({ x: -NUMBERS, y }))),
  ];
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
