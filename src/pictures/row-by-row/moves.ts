import { aspectName } from '#puzzles/tetrasticks/aspects.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { type Point, pointText } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { type Hold, type Move, heldAfter, holdWords, looksLike } from '#puzzles/tetrasticks/turn.ts';

/** Where a piece came to lie, as a row of the matrix, and what there is to say about it. */
export interface Moved {
  readonly row: number;
  /** Why it does not lie where it was asked to; empty when it does. */
  readonly refusal: string;
}

/**
 * The row of the piece moved by whole steps. A place off the board is refused, and the piece goes
 * as far as the board reaches.
 */
export function stepRow(problem: TetrastickProblem, row: number, dx: number, dy: number): Moved {
  const { piece, direction, mirrored, x, y } = placementOf(problem, row);
  const hold = { direction, mirrored };
  return settle(problem, piece, hold, { x: x + dx, y: y + dy });
}

/** The row of the piece turned or flipped where it lies; near a border it is moved inwards. */
export function turnRow(problem: TetrastickProblem, row: number, move: Move): Moved {
  const { piece, direction, mirrored, x, y } = placementOf(problem, row);
  return settle(problem, piece, heldAfter({ direction, mirrored }, move), { x, y });
}

/** The row of another piece in the same place, lying the same way if it has that aspect. */
export function swapRow(problem: TetrastickProblem, row: number, piece: PieceId): Moved {
  const { direction, mirrored, x, y } = placementOf(problem, row);
  return settle(problem, piece, { direction, mirrored }, { x, y });
}

function placementOf({ placements }: TetrastickProblem, row: number): Placement {
  const placement = placements[row];
  if (placement === undefined) throw new RangeError(`the puzzle has no row ${row}`);
  return placement;
}

function settle(problem: TetrastickProblem, piece: PieceId, hold: Hold, wanted: Point): Moved {
  const { aspect } = looksLike(pieceOf(piece), hold);
  const most = { x: problem.width - aspect.width, y: problem.height - aspect.height };
  const clamp = (value: number, limit: number): number => Math.min(Math.max(value, 0), limit);
  const at = { x: clamp(wanted.x, most.x), y: clamp(wanted.y, most.y) };
  const row = problem.rowNames.indexOf(`${piece} ${aspectName(aspect)} (${at.x},${at.y})`);
  const sides = [
    wanted.x < 0 ? 'left' : wanted.x > most.x ? 'right' : '',
    wanted.y < 0 ? 'bottom' : wanted.y > most.y ? 'top' : '',
  ].filter((side) => side !== '');
  if (sides.length === 0) return { row, refusal: '' };
  const from = `${piece}, ${holdWords(aspect)}, at ${pointText(wanted)}`;
  return {
    row,
    refusal: `${from}, would leave the board at the ${sides.join(' and the ')}. It stays inside, at ${pointText(at)}.`,
  };
}
