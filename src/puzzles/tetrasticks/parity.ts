import { type Piece, type PieceId, PIECE_IDS, pieceOf } from './pieces.ts';
import type { BoardSize } from './placements.ts';

/**
 * How many more edges of a piece run one way than the other: 0, 2 or 4. Turning the piece swaps
 * the two ways and mirroring swaps nothing, so this number belongs to the piece.
 */
export function imbalance(piece: Piece): number {
  const across = piece.edges.filter(({ kind }) => kind === 'H').length;
  return Math.abs(2 * across - piece.edges.length);
}

/**
 * Can these pieces be turned so that their edges split between the two ways as the board's do?
 * Each piece adds its imbalance to one way or the other. That they can is needed for a solution;
 * it is not enough for one.
 */
export function canBalance(pieces: readonly PieceId[], { width, height }: BoardSize): boolean {
  let sums = new Set([0]);
  for (const id of pieces) {
    const step = imbalance(pieceOf(id));
    sums = new Set([...sums].flatMap((sum) => [sum - step, sum + step]));
  }
  return sums.has(width * (height + 1) - height * (width + 1));
}

/**
 * The pieces of the sixteen that parity lets one leave out of a board of 60 edges.
 * On the 5×5 board the two ways are equal, five pieces have an imbalance of 2 and I has one of 4:
 * the twos must be even in number, so one of those five goes.
 */
export function omittable(size: BoardSize = { width: 5, height: 5 }): PieceId[] {
  return PIECE_IDS.filter((omit) =>
    canBalance(
      PIECE_IDS.filter((id) => id !== omit),
      size,
    ),
  );
}
