import { type Aspect, type Direction, aspectOf, aspectsOf, shapeKey } from './aspects.ts';
import type { Point } from './lattice.ts';
import { type PieceId, pieceOf } from './pieces.ts';
import { type Placement, placementAt } from './placements.ts';
import { type Sketch, fitsOf, SKETCH_SIZE } from './sketch.ts';
import { type Move, heldAfter } from './turn.ts';

/**
 * A piece in the reader's hand: how it lies, and the point over which its box is held. It is turned
 * around that point, so four turns bring it back to its place.
 */
export interface Hand {
  readonly piece: PieceId;
  readonly aspect: Aspect;
  /** In edges from the bottom left corner of the board; any number, not only whole ones. */
  readonly over: Point;
}

/** A piece taken into the hand, facing north over the middle of the board when nothing is said. */
export function handWith(piece: PieceId, over: Point = { x: SKETCH_SIZE.width / 2, y: SKETCH_SIZE.height / 2 }): Hand {
  return { piece, aspect: usual(piece, 'N', false), over };
}

/** A piece taken up from the board: it lies as it lay. */
export function handFrom({ piece, direction, mirrored, x, y }: Placement): Hand {
  const aspect = usual(piece, direction, mirrored);
  return { piece, aspect, over: { x: x + aspect.width / 2, y: y + aspect.height / 2 } };
}

/** A quarter turn clockwise. */
export function turnedRight(hand: Hand): Hand {
  return moved(hand, 'right');
}

/** Mirrored left to right, as it is seen. */
export function flipped(hand: Hand): Hand {
  return moved(hand, 'flip');
}

function moved(hand: Hand, move: Move): Hand {
  const { direction, mirrored } = heldAfter(hand.aspect, move);
  return { ...hand, aspect: usual(hand.piece, direction, mirrored) };
}

export function heldOver(hand: Hand, over: Point): Hand {
  return { ...hand, over };
}

/** The piece moved by whole steps, as far as the board reaches. */
export function stepped(hand: Hand, dx: number, dy: number): Hand {
  const { aspect } = hand;
  const from = cornerOf(hand);
  const corner = within({ x: from.x + dx, y: from.y + dy }, aspect);
  if (corner.x === from.x && corner.y === from.y) return hand;
  return heldOver(hand, { x: corner.x + aspect.width / 2, y: corner.y + aspect.height / 2 });
}

/** The hand over the nearest place where its piece fits as it lies; as it is when there is none. */
export function nearFit(hand: Hand, sketch: Sketch): Hand {
  const { piece, aspect, over } = hand;
  const distance = (corner: Point): number =>
    Math.hypot(corner.x + aspect.width / 2 - over.x, corner.y + aspect.height / 2 - over.y);
  const [nearest] = fitsOf(sketch, piece)
    .filter((one) => one.direction === aspect.direction && one.mirrored === aspect.mirrored)
    .sort((a, b) => distance(a) - distance(b));
  return nearest ? handFrom(nearest) : hand;
}

/** Where the piece would lie if it were let go: always on the board, whether or not it fits. */
export function under(hand: Hand): Placement {
  return placementAt(hand.piece, hand.aspect, cornerOf(hand));
}

function cornerOf({ aspect, over }: Hand): Point {
  const corner = { x: over.x - aspect.width / 2, y: over.y - aspect.height / 2 };
  // A half is rounded one way always, so that a piece turned four times is where it was.
  return within({ x: Math.ceil(corner.x - 0.5), y: Math.ceil(corner.y - 0.5) }, aspect);
}

function within({ x, y }: Point, { width, height }: Aspect): Point {
  const between = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return {
    x: between(x, SKETCH_SIZE.width - width),
    y: between(y, SKETCH_SIZE.height - height),
  };
}

/** The aspect under the name that the matrix has for it. */
function usual(id: PieceId, direction: Direction, mirrored: boolean): Aspect {
  const piece = pieceOf(id);
  const named = aspectOf(piece, direction, mirrored);
  const shape = shapeKey(named);
  return aspectsOf(piece).find((aspect) => shapeKey(aspect) === shape) ?? named;
}
