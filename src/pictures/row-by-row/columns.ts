import { columnSentence } from '#puzzles/problem.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { inWords } from '#english/english.ts';

/** One column in which a row has a 1. */
interface TakenColumn {
  readonly column: number;
  readonly name: string;
  readonly kind: 'piece' | 'edge' | 'junction';
}

/** The columns that a row takes, in the order of the matrix. */
export function takenBy(problem: TetrastickProblem, row: number): TakenColumn[] {
  return (problem.matrix.rows[row] ?? []).map((column) => ({
    column,
    name: problem.matrix.columns[column]?.name ?? '',
    kind: problem.meanings[column]?.kind ?? 'edge',
  }));
}

/** The rows that have a 1 in a column, in the order of the matrix. */
export function rowsWith(problem: TetrastickProblem, column: number): number[] {
  return problem.matrix.rows.flatMap((columns, row) => (columns.includes(column) ? [row] : []));
}

/** How many of these rows are of each piece in play, those with none included. */
export function byPiece(
  { pieces, placements }: TetrastickProblem,
  rows: readonly number[],
): { piece: PieceId; count: number }[] {
  return pieces.map((piece) => ({
    piece,
    count: rows.filter((row) => placements[row]?.piece === piece).length,
  }));
}

/** The row and its number, as the reader counts: from 1. */
export function rowWords(problem: TetrastickProblem, row: number): string {
  return `Row ${inWords(row + 1)} of ${inWords(problem.placements.length)}. ${problem.describeRow(row)}`;
}

/** What the row takes, in numbers. */
export function countWords(problem: TetrastickProblem, row: number): string {
  const taken = takenBy(problem, row);
  const junctions = taken.filter(({ kind }) => kind === 'junction').length;
  const passes =
    junctions === 0
      ? 'no junction'
      : junctions === 1
        ? 'one junction'
        : `${['', '', 'two', 'three'][junctions] ?? junctions} junctions`;
  return `${taken.length} of the ${problem.matrix.columns.length} columns have a 1: the piece, four edges and ${passes}.`;
}

/** The column that is picked, and how many rows use it. */
export function columnWords(problem: TetrastickProblem, column: number): string {
  const count = rowsWith(problem, column).length;
  return (
    `${columnSentence(problem, column)} ${count === 0 ? 'None' : inWords(count)} of the ${inWords(problem.placements.length)} rows ` +
    `${count === 1 ? 'has' : 'have'} a 1 here.`
  );
}
