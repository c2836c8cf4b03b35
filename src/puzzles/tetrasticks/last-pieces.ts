/** The end of a board: most pieces lie, and the last ones are to be laid. */
import { type TetrastickProblem, encodeInParts } from './encode.ts';
import type { PieceId } from './pieces.ts';
import { placementName } from './placements.ts';
import { parseSketch } from './sketch-text.ts';

interface LastPieces {
  readonly problem: TetrastickProblem;
  /** Rows of the pieces that lie. */
  readonly laid: readonly number[];
  /** For each piece that is left the rows that fit the board as it is. */
  readonly left: readonly { readonly piece: PieceId; readonly rows: readonly number[] }[];
}

/**
 * The board of a sketch in the form that `parseSketch` reads. It yields now and then, so that a page can make it in
 * several short tasks.
 */
export function* lastPiecesInParts(text: string): Generator<unknown, LastPieces> {
  const { omitted, placements } = parseSketch(text);
  const problem = yield* encodeInParts({ omit: omitted });
  const laid = placements.map((placement) => problem.rowNames.indexOf(placementName(placement)));
  const left = problem.pieces
    .filter((piece) => !placements.some((placement) => placement.piece === piece))
    .map((piece) => ({ piece, rows: placesBeside(problem, piece, laid) }));
  return { problem, laid, left };
}

/** The rows of a piece that share no column with any of the others. */
export function placesBeside(problem: TetrastickProblem, piece: PieceId, others: readonly number[]): number[] {
  return problem.placements.flatMap((placement, row) =>
    placement.piece === piece && fits(problem, row, others) ? [row] : [],
  );
}

/** Whether a row shares no column with any of the others. */
export function fits(problem: TetrastickProblem, row: number, others: readonly number[]): boolean {
  const taken = new Set(others.flatMap((other) => problem.matrix.rows[other] ?? []));
  return !(problem.matrix.rows[row] ?? []).some((column) => taken.has(column));
}

/**
 * The next row for a piece, after the one it lies in (-1: none), of those that leave the others where
 * they are; -1 when there is none, and the piece goes back.
 */
export function nextPlace(
  problem: TetrastickProblem,
  rows: readonly number[],
  now: number,
  others: readonly number[],
): number {
  const after = rows.slice(rows.indexOf(now) + 1);
  return after.find((row) => fits(problem, row, others)) ?? -1;
}
