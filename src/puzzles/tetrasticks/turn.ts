import { type Aspect, type Direction, aspectOf, aspectsOf, shapeKey } from './aspects.ts';
import { FACING } from './describe.ts';
import type { Piece } from './pieces.ts';

/** What a hand can do with a piece: a quarter turn to either side, or turning it over sideways. */
export type Move = 'left' | 'right' | 'flip';

/** How a piece is held; two ways to hold it may look the same. */
export type Hold = Pick<Aspect, 'direction' | 'mirrored'>;

const CLOCKWISE = ['N', 'E', 'S', 'W'] as const satisfies readonly Direction[];

/**
 * How a piece is held after a move. A flip swaps left and right *as the piece lies*: what faced east
 * then faces west. (A mirror image of a turn is the opposite turn of the mirror image.)
 */
export function heldAfter({ direction, mirrored }: Hold, move: Move): Hold {
  const at = CLOCKWISE.indexOf(direction);
  const quarter = (steps: number): Direction => CLOCKWISE[(at + steps + 4) % 4] ?? 'N';
  if (move === 'flip') return { direction: quarter(-2 * at), mirrored: !mirrored };
  return { direction: quarter(move === 'right' ? 1 : -1), mirrored };
}

/** The one of the piece's aspects that looks like the piece held so, and its number among them. */
export function looksLike(piece: Piece, hold: Hold): { index: number; aspect: Aspect } {
  const shape = shapeKey(aspectOf(piece, hold.direction, hold.mirrored));
  const aspects = aspectsOf(piece);
  const index = aspects.findIndex((aspect) => shapeKey(aspect) === shape);
  const aspect = aspects[index];
  if (aspect === undefined) throw new RangeError(`${piece.id} has no such aspect`);
  return { index, aspect };
}

/** How a piece is held, in words: `facing east`, `mirrored, facing north`. */
export function holdWords({ direction, mirrored }: Hold): string {
  return `${mirrored ? 'flipped, ' : ''}facing ${FACING[direction]}`;
}
