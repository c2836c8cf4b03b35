import { encode } from '#puzzles/tetrasticks/encode.ts';
import { placesBeside } from '#puzzles/tetrasticks/last-pieces.ts';
import { type LastBoard } from './last-board.ts';

/** Rows that lie from the beginning, and stay. */
const FIXED = ['F S (0,0)', 'N S′ (2,0)', 'U S (1,2)'];
/** The next one is laid as well, where the board cannot be filled: J or L still fits then, and not both. */
const LAID = 'H E (1,0)';
const LEFT = ['H', 'J', 'L'] as const;

/** The opening of the figure: three pieces that stay, and three for the reader, of which H lies. */
export function openingBoard(): LastBoard {
  const problem = encode({ size: 3, pieces: 'FHJLNU', junctions: 'secondary' });
  const fixed = FIXED.map((name) => problem.rowNames.indexOf(name));
  return {
    problem,
    fixed,
    left: LEFT.map((piece) => ({ piece, rows: placesBeside(problem, piece, fixed) })),
    places: LEFT.map((piece) => (piece === 'H' ? problem.rowNames.indexOf(LAID) : -1)),
  };
}
