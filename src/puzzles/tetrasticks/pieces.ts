import { shortened } from '#english/english.ts';
import { type Edge, type Point, parseEdge } from './lattice.ts';

/**
 * The sixteen tetrasticks: all shapes of four joined edges of the square lattice, turned and
 * mirrored copies counted once. Letters as Donald Knuth gives them (*Dancing Links*, 2000, after
 * Brian Barwell, *Journal of Recreational Mathematics* 22, 1990).
 */
export const PIECE_IDS = [
  ...(['F', 'H', 'I', 'J', 'L', 'N', 'O', 'P'] as const),
  ...(['R', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'] as const),
] as const;

export type PieceId = (typeof PIECE_IDS)[number];

export interface Piece {
  readonly id: PieceId;
  /** Its four edges as it stands facing north, lower left corner at the origin. */
  readonly edges: readonly Edge[];
  /** Points where two of its edges meet in line and no third joins them. */
  readonly straight: readonly Point[];
}

const SHAPES: Readonly<Record<PieceId, readonly [edges: string, straight: string]>> = {
  F: ['V00 V01 H01 H02', ''],
  H: ['V00 V01 H01 V10', ''],
  I: ['V00 V01 V02 V03', '01 02 03'],
  J: ['V00 H00 V10 V11', '11'],
  L: ['V00 H00 V01 V02', '01 02'],
  N: ['V00 H01 V11 V12', '12'],
  O: ['V00 H00 H01 V10', ''],
  P: ['V00 H01 H02 V11', ''],
  R: ['H01 V10 V11 H12', ''],
  T: ['H02 V10 V11 H12', '11'],
  U: ['V00 H00 H10 V20', '10'],
  V: ['H00 H10 V20 V21', '10 21'],
  W: ['H00 V10 H11 V21', ''],
  X: ['H01 V10 V11 H11', ''],
  Y: ['H00 H10 V20 H20', '10'],
  Z: ['H02 V10 H10 V11', '11'],
};

function pieceFrom(id: PieceId): Piece {
  const [edges, straight] = SHAPES[id];
  return {
    id,
    edges: edges.split(' ').map(parseEdge),
    straight: (straight.match(/\d\d/g) ?? []).map((digits) => ({
      x: Number(digits[0]),
      y: Number(digits[1]),
    })),
  };
}

/** The sixteen pieces in the order of their letters. */
export const PIECES: readonly Piece[] = PIECE_IDS.map(pieceFrom);

const BY_ID = new Map(PIECES.map((piece) => [piece.id, piece]));

/** The piece with this letter. */
export function pieceOf(id: PieceId): Piece {
  const piece = BY_ID.get(id);
  if (piece === undefined) throw new RangeError(noSuchPiece(id));
  return piece;
}

/** True for the sixteen letters, and for nothing else. */
export function isPieceId(text: string): text is PieceId {
  return (PIECE_IDS as readonly string[]).includes(text);
}

/** What to say when a letter is none of the sixteen. */
export function noSuchPiece(text: string): string {
  return `"${shortened(text)}" is not a tetrastick; the sixteen are ${PIECE_IDS.join(' ')}`;
}
