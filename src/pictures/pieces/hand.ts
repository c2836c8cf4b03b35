import { type Aspect, aspectName, aspectOf, aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { edgeName, pointText } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Hold, type Move, heldAfter, holdWords, looksLike } from '#puzzles/tetrasticks/turn.ts';
import { listed } from '#english/english.ts';

/** A piece in the reader's hand, and the aspects of all pieces that have been met so far. */
export interface Hand extends Hold {
  readonly piece: PieceId;
  /** A bit for each aspect met, by its number in `aspectsOf`; pieces in the order of their letters. */
  readonly met: readonly number[];
}

/** How many aspects the sixteen pieces have, each and together. */
export const ASPECTS: readonly number[] = PIECES.map((piece) => aspectsOf(piece).length);
export const ALL_ASPECTS = ASPECTS.reduce((sum, count) => sum + count, 0);

/** Every piece has been seen as it is drawn in the table. */
const FIRST_LOOKS: readonly number[] = PIECES.map(() => 1);

/** A piece taken up as it is drawn in the table. */
export function takeUp(piece: PieceId, met: readonly number[] = FIRST_LOOKS): Hand {
  return meeting({ piece, direction: 'N', mirrored: false, met });
}

/** The piece in the hand after a move; the aspect that shows is then met. */
export function moveHand(hand: Hand, move: Move): Hand {
  return meeting({ ...hand, ...heldAfter(hand, move) });
}

/** The piece in the hand, held so. */
export function holdSo(hand: Hand, { direction, mirrored }: Hold): Hand {
  return meeting({ ...hand, direction, mirrored });
}

function meeting(hand: Hand): Hand {
  const { index } = looksLike(pieceOf(hand.piece), hand);
  const at = numberOf(hand.piece);
  const met = hand.met.map((bits, other) => (other === at ? bits | (1 << index) : bits));
  return { ...hand, met };
}

function numberOf(piece: PieceId): number {
  return PIECES.findIndex(({ id }) => id === piece);
}

/** How many aspects of a piece have been met. */
export function metOf({ met }: Pick<Hand, 'met'>, piece: PieceId): number {
  let bits = met[numberOf(piece)] ?? 0;
  let count = 0;
  for (; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}

/** How many aspects of all pieces have been met. */
export function metInAll(hand: Pick<Hand, 'met'>): number {
  return PIECES.reduce((sum, { id }) => sum + metOf(hand, id), 0);
}

interface AspectSlot {
  readonly name: string;
  readonly aspect: Aspect;
  readonly isMet: boolean;
  /** The piece in the hand looks like this. */
  readonly isShown: boolean;
}

/** The strip of the piece in the hand: a place for each aspect, in the order of the matrix. */
export function slotsOf(hand: Hand): AspectSlot[] {
  const piece = pieceOf(hand.piece);
  const bits = hand.met[numberOf(hand.piece)] ?? 0;
  const { index: shown } = looksLike(piece, hand);
  return aspectsOf(piece).map((aspect, index) => ({
    name: aspectName(aspect),
    aspect,
    isMet: (bits & (1 << index)) > 0,
    isShown: index === shown,
  }));
}

export function lieOf({ piece, direction, mirrored }: Hand): Aspect {
  return aspectOf(pieceOf(piece), direction, mirrored);
}

/** What the last move has shown, in a sentence or two. `before` is the hand before it, if any. */
export function handWords(hand: Hand, before: Hand | null): string {
  const piece = pieceOf(hand.piece);
  const { aspect } = looksLike(piece, hand);
  const [met, all] = [metOf(hand, hand.piece), aspectsOf(piece).length];
  const held = `${hand.piece}, ${holdWords(hand)}`;
  const sum =
    met === all
      ? `${all === 1 ? 'It has no other aspect' : `${all === 2 ? 'Both' : `All ${all}`} aspects of ${hand.piece} have been met`}.`
      : `${met} of ${all} aspects met.`;
  if (aspectName(aspect) !== aspectName(hand)) {
    return `${held}: this looks the same as ${aspectName(aspect)}, ${holdWords(aspect)}, so it is not new. ${sum}`;
  }
  const isNew = before?.piece === hand.piece && metOf(before, hand.piece) < met;
  return `${held}${isNew ? ': a new aspect' : ''}. ${sum}`;
}

/** What the piece takes as it lies with its box in the corner (0, 0), in a sentence. */
export function takesWords(hand: Hand): string {
  const { edges, straight } = lieOf(hand);
  const points = straight.map(pointText);
  const passes =
    points.length === 0
      ? 'It passes straight through no point'
      : `It passes straight through ${points.length === 1 ? 'the point' : 'the points'} ${listed(points)}`;
  return `Edges ${listed(edges.map(edgeName).sort())}. ${passes}.`;
}
