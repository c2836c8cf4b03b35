import { PIECES, isPieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import type { Direction } from '#puzzles/tetrasticks/aspects.ts';
import { looksLike } from '#puzzles/tetrasticks/turn.ts';
import { type Hand, ASPECTS } from './hand.ts';

/**
 * A hand as it stands in a link: `F.Em.01…`: the piece, how it faces, `m` when it is mirrored, and
 * two hexadecimal digits for each of the sixteen pieces, a bit for each aspect met.
 */
export function handText({ piece, direction, mirrored, met }: Hand): string {
  const bits = met.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${piece}.${direction}${mirrored ? 'm' : ''}.${bits}`;
}

/** The hand that a text stands for, or null when it is none. */
export function parseHand(text: string): Hand | null {
  const match = /^([A-Z])\.([NSEW])(m?)\.([0-9a-f]{32})$/.exec(text);
  const piece = match?.[1] ?? '';
  if (match === null || !isPieceId(piece)) return null;
  const met = (match[4] ?? '').match(/../g)?.map((byte) => parseInt(byte, 16)) ?? [];
  const isGood = met.every((bits, at) => (bits & 1) === 1 && bits < 1 << (ASPECTS[at] ?? 0));
  const hold = { direction: match[2] as Direction, mirrored: match[3] === 'm' };
  const at = PIECES.findIndex(({ id }) => id === piece);
  const { index } = looksLike(pieceOf(piece), hold);
  // What is in the hand has been met.
  if (!isGood || ((met[at] ?? 0) & (1 << index)) === 0) return null;
  return { piece, ...hold, met };
}
