/** A small board to take edges out of, and how many pieces it has room for. */
import { type CustomBoard, edgesOn } from '#puzzles/tetrasticks/custom-board.ts';
import { inFigures } from '#english/english.ts';

/** The board before the reader draws on it, as in an address. */
export const DRAWN_BOARD = '4x3-V21-H11-H21.';

/** How many pieces the board has room for. Each piece has four edges, so a board to fill needs a multiple of four. */
export function drawnWords(board: CustomBoard): string {
  const edges = edgesOn(board).length;
  const over = edges % 4;
  const has = inFigures(edges, 'edge');
  if (edges < 4) return `${has}: too few for a piece.`;
  return over === 0
    ? `${has}: room for ${inFigures(edges / 4, 'piece')}.`
    : `${has}: ${over} too many for ${inFigures((edges - over) / 4, 'piece')}.`;
}
