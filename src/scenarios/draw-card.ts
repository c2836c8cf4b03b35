/** A small board to take edges out of: how many pieces it takes, in words. */
import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { edgesOn } from '#puzzles/tetrasticks/custom-board.ts';
import { inFigures } from '#english/english.ts';

/** What a board to be drawn begins as. */
export const DRAWN_BOARD = '4x3-V21-H11-H21.';

/** Each piece has four edges, so four divides the edges of a board that can be filled. */
export function drawnWords(board: CustomBoard): string {
  const edges = edgesOn(board).length;
  const over = edges % 4;
  const has = inFigures(edges, 'edge');
  return over === 0
    ? `${has}: room for ${inFigures(edges / 4, 'piece')}.`
    : `${has}: ${over} too many for ${inFigures((edges - over) / 4, 'piece')}.`;
}
