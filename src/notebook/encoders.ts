/** The puzzles of the site as problems of a notebook: their own encoders, with what each row draws. */
import type { Problem } from '#puzzles/problem.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import type { Diagonals } from '#puzzles/queens/encode.ts';
import { encode as encodeRipple } from '#puzzles/ripple-effect/encode.ts';
import { parse as parseRipple } from '#puzzles/ripple-effect/text.ts';
import { encode as encodeSudoku } from '#puzzles/sudoku/encode.ts';
import { parse as parseSudoku } from '#puzzles/sudoku/text.ts';
import { encode as encodeTetrasticks } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import type { Mark } from '#puzzles/user-problem/marks.ts';
import { numberIn, queenIn } from '#puzzles/user-problem/own-marks.ts';
import type { ProblemBuilder } from './builder.ts';
import { problem } from './builder.ts';
import { edge, fill, wall } from './marks.ts';
import { range } from './shapes.ts';

/** n queens, 1 to 20; the diagonals secondary, or as is said. */
export function queens(n: number, diagonals: Diagonals = 'secondary'): ProblemBuilder {
  const encoded = encodeQueens({ n, diagonals });
  const made = problem(`${n} queens`).cells(n, n);
  return filled(made, encoded, (row) => {
    const placement = encoded.placements[row];
    return placement?.kind === 'queen' ? [queenIn(placement.cell)] : [];
  });
}

/** A Sudoku of 4×4 or 9×9 from its text: digits, and a dot for each empty cell. */
export function sudoku(text: string): ProblemBuilder {
  const encoded = encodeSudoku(parseSudoku(text));
  const { size, givens, placements } = encoded;
  const side = Math.sqrt(size);
  const marks = givens.flatMap((given, cell) => (given > 0 ? [numberIn(size, cell, given)] : []));
  const made = problem(`Sudoku, ${size} × ${size}`).cells(size, size, {
    blocks: [side, side],
    marks,
  });
  return filled(made, encoded, (row) => {
    const { cell = 0, number = 0 } = placements[row] ?? {};
    return [numberIn(size, cell, number)];
  });
}

/** A Ripple Effect puzzle from its text: the rooms by letters, a blank line, and the givens. */
export function rippleEffect(text: string): ProblemBuilder {
  const puzzle = parseRipple(text);
  const encoded = encodeRipple(puzzle);
  const { width, height, roomOf, givens } = puzzle;
  const walls = range(width * height).flatMap((cell): Mark[] => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return [
      ...(x > 0 && roomOf[cell - 1] !== roomOf[cell] ? [wall('v', x, y)] : []),
      ...(y > 0 && roomOf[cell - width] !== roomOf[cell] ? [wall('h', x, y)] : []),
    ];
  });
  const given = givens.flatMap((value, cell) => (value > 0 ? [numberIn(width, cell, value)] : []));
  const made = problem('Ripple Effect').cells(width, height, { marks: [...walls, ...given] });
  return filled(made, encoded, (row) => {
    const { x = 0, y = 0, value = 0 } = encoded.placements[row] ?? {};
    return [fill(x, y, value)];
  });
}

interface TetrastickChoices {
  /** Squares a side, 1 to 9; 5 when nothing is said. */
  readonly size?: number;
  /** The pieces in play, as letters: `FHJLNU`; all sixteen when nothing is said. */
  readonly pieces?: string;
  /** The piece that is left out; L when neither it nor the pieces are said. */
  readonly omit?: PieceId;
  /** `off` lets pieces cross. */
  readonly junctions?: 'secondary' | 'off';
}

/** Tetrasticks on a square grid: fifteen of them on the grid of 5×5, or those that are named. */
export function tetrasticks({
  size = 5,
  pieces,
  omit = pieces === undefined ? 'L' : undefined,
  junctions = 'secondary',
}: TetrastickChoices = {}): ProblemBuilder {
  const encoded = encodeTetrasticks({
    ...{ size, junctions },
    ...(pieces !== undefined && { pieces }),
    ...(omit !== undefined && { omit }),
  });
  const { width, height } = encoded;
  const title = pieces === undefined ? `Tetrasticks without ${omit}` : `The tetrasticks ${encoded.pieces.join('')}`;
  return filled(problem(title).lines(width, height), encoded, (row) => {
    const { piece, edges = [] } = encoded.placements[row] ?? {};
    const colour = piece ? PIECE_IDS.indexOf(piece) : 0;
    // The lattice counts from the lower left.
    return edges.map(({ kind, x, y }) =>
      kind === 'H' ? edge('h', x, height - y, colour) : edge('v', x, height - 1 - y, colour),
    );
  });
}

/** The columns and rows of an encoded puzzle; columns that are off are left out. */
function filled(
  made: ProblemBuilder,
  { matrix, groups, rowNames, describeRow }: Problem,
  marksOf: (row: number) => readonly Mark[],
): ProblemBuilder {
  const named = matrix.columns.map(({ name }) => name.replaceAll(/[\s|:]+/g, '_'));
  groups.forEach(({ name: group, from, to }) => {
    for (let column = from; column < to; column += 1) {
      const kind = matrix.columns[column]?.kind ?? 'off';
      if (kind !== 'off') made[kind](named[column] ?? '', { group });
    }
  });
  matrix.rows.forEach((row, index) => {
    const on = row.filter((column) => matrix.columns[column]?.kind !== 'off');
    made.row(
      rowNames[index] ?? '',
      on.map((column) => named[column] ?? ''),
      marksOf(index),
      describeRow(index),
    );
  });
  return made;
}
