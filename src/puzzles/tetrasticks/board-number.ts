import { type KeptBoards, boardsProblem, writeBoard } from './all-boards.ts';
import { edgeName } from './lattice.ts';
import type { PieceId } from './pieces.ts';
import type { Placement } from './placements.ts';
import { imagesOf } from './symmetry.ts';

/**
 * Which of the kept boards this one is, turned and mirrored as may be: its number from 1 in the order
 * in which the search finds them.
 *
 * @param placements a solution: fifteen pieces, all but `omit`
 * @returns null when it is none of them
 */
export function boardNumber(omit: PieceId, placements: readonly Placement[], { boards }: KeptBoards): number | null {
  const problem = boardsProblem(omit);
  const rows = new Map(problem.placements.map((one, row) => [keyOf(one), row]));
  // F lies in one aspect there, and only one of the eight images of a board has it so.
  for (const image of imagesOf({ width: 5, height: 5, placements })) {
    const taken = image.placements.flatMap((one) => rows.get(keyOf(one)) ?? []);
    if (taken.length < placements.length) continue;
    const place = boards.indexOf(writeBoard(problem, taken));
    if (place >= 0) return place + 1;
  }
  return null;
}

/** The same for two placements that cover the same edges with the same piece. */
function keyOf({ piece, edges }: Placement): string {
  return `${piece} ${edges.map(edgeName).sort().join(' ')}`;
}
