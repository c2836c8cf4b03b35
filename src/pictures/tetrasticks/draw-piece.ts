import { type Aspect, aspectOf } from '#puzzles/tetrasticks/aspects.ts';
import type { Piece } from '#puzzles/tetrasticks/pieces.ts';
import { placementAt, placementName } from '#puzzles/tetrasticks/placements.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { describePiece } from './describe.ts';
import { drawLetter, drawStick } from './draw-stick.ts';
import { toPixels } from './layout.ts';
import { EDGE, INSET, PIECE_BEAD, PIECE_DISC, PIECE_ROOM, PIECE_STICK } from './measures.ts';

interface PieceOptions extends PictureName {
  /** How the piece lies. Default: facing north. */
  readonly aspect?: Aspect;
  /** Side of the square picture in edges; pictures of one side have one scale. Default: 3, I has 4. */
  readonly side?: number;
  /**
   * Stands at the foot of a picture that is three edges wide and as high as the piece, so that
   * pictures of one width have one scale and one ground line. Default: false.
   */
  readonly stands?: boolean;
  /** Its letter on it; leave it out where the words beside the picture name it. Default: true. */
  readonly letter?: boolean;
  /** Marks the points that the piece passes straight through. Default: true. */
  readonly junctions?: boolean;
}

/** Draws one piece in its colour, in the middle of a square or standing, with its letter. */
export function drawPiece(svg: SVGSVGElement, piece: Piece, options: PieceOptions): void {
  const { aspect = aspectOf(piece, 'N', false), junctions = true, letter = true } = options;
  const { side = Math.max(3, aspect.width, aspect.height), stands = false } = options;
  const width = (stands ? 3 : side) * EDGE + 2 * PIECE_ROOM;
  const height = (stands ? aspect.height : side) * EDGE + 2 * PIECE_ROOM;
  const left = (aspect.width * EDGE - width) / 2;
  // Ends of sticks stop short of their points: what stands on an end is let down to the ground line.
  const isFlat = aspect.edges.some(({ kind, y }) => kind === 'H' && y === 0);
  const foot = stands && !isFlat ? INSET : 0;
  const top = (-aspect.height * EDGE - height) / 2 - foot;
  svg.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
  svg.classList.add('tetrastick-piece');
  namePicture(svg, options, describePiece(piece, aspect.straight.length));
  const placement = placementAt(piece.id, aspect, { x: 0, y: 0 });
  const marks = [{ id: placementName(placement) }];
  const groups = layers(svg, ['pieces', 'junctions', 'letters']);
  joined(groups.pieces, 'g', marks, (group) => drawStick(group, placement, PIECE_STICK))
    .attr('class', 'piece is-chosen')
    .attr('data-piece', piece.id);
  const straight = junctions ? placement.straight : [];
  joined(
    groups.junctions,
    'circle',
    straight.map((point) => ({ id: `I${point.x}${point.y}`, ...toPixels(point) })),
  )
    .attr('class', 'junction is-secondary is-taken')
    .attr('r', PIECE_BEAD)
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y);
  joined(groups.letters, 'g', letter ? marks : [], (group) => drawLetter(group, placement, PIECE_DISC))
    .attr('class', 'piece-letter is-chosen')
    .attr('data-piece', piece.id);
}
