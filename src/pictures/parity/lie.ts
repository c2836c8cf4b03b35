import { type Aspect, aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import type { Piece } from '#puzzles/tetrasticks/pieces.ts';
import type { Lean } from './balance.ts';

/** The first aspect in which a piece has more edges this way than the other; if none, the first. */
export function leaningAspect(piece: Piece, lean: Lean): Aspect | undefined {
  const aspects = aspectsOf(piece);
  const heavy = ({ edges }: Aspect): boolean => edges.filter(({ kind }) => kind === lean).length > edges.length / 2;
  return aspects.find(heavy) ?? aspects[0];
}
