/** The puzzles of the site as notebook problems, from the same encoders as the pages. */
import { inFigures } from '#english/english.ts';
import { type Problem, marksOf } from '#puzzles/problem.ts';
import { type Diagonals, encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { encode as encodeRipple } from '#puzzles/ripple-effect/encode.ts';
import { readPastedPuzzle } from '#puzzles/ripple-effect/pasted.ts';
import { encode as encodeSudoku } from '#puzzles/sudoku/encode.ts';
import { parse as parseSudoku } from '#puzzles/sudoku/text.ts';
import { encode as encodeTetrasticks } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type ProblemBuilder, problem, setBoard } from './builder.ts';

/**
 * n queens, n from 1 to 20; the diagonals are secondary by default.
 * @throws RangeError for another n
 */
export function queens(n: number, diagonals: Diagonals = 'secondary'): ProblemBuilder {
  return built(inFigures(n, 'queen'), encodeQueens({ n, diagonals }));
}

/**
 * A Sudoku of 4×4 or 9×9 from its text: digits, and a dot for each empty cell, in any shape that `number-grid.ts` reads.
 * @throws TextError with line, column and the cure
 */
export function sudoku(text: string): ProblemBuilder {
  const puzzle = parseSudoku(text);
  return built(`Sudoku, ${puzzle.size}×${puzzle.size}`, encodeSudoku(puzzle));
}

/**
 * A Ripple Effect puzzle from its text: the rooms by letters, a blank line, and the givens; or from an address of
 * puzz.link, a file of pzpr, or lists.
 * @throws TextError with line, column and the cure; LineError for an address or a file
 */
export function rippleEffect(text: string): ProblemBuilder {
  return built('Ripple Effect', encodeRipple(readPastedPuzzle(text).puzzle));
}

interface TetrastickChoices {
  /** Squares per side, 1 to 9; 5 by default. */
  readonly size?: number;
  /** The pieces in play, as letters: `FHJLNU`; all sixteen by default. */
  readonly pieces?: string;
  /** The piece that is left out; L when neither `omit` nor `pieces` is given. */
  readonly omit?: PieceId;
  /** `off` lets pieces cross. */
  readonly junctions?: 'secondary' | 'off';
}

/**
 * Tetrasticks on a square grid: fifteen pieces on the 5×5 grid by default, or the named pieces.
 * @throws RangeError for a size, a piece or an `omit` that `encodeTetrasticks` refuses
 */
export function tetrasticks({
  size = 5,
  pieces,
  omit = pieces === undefined ? 'L' : undefined,
  junctions = 'secondary',
}: TetrastickChoices = {}): ProblemBuilder {
  const encoded = encodeTetrasticks({
    size,
    junctions,
    ...(pieces !== undefined && { pieces }),
    ...(omit !== undefined && { omit }),
  });
  const title =
    pieces === undefined
      ? `Tetrasticks without ${omit}`
      : `The tetrastick${encoded.pieces.length === 1 ? '' : 's'} ${encoded.pieces.join('')}`;
  return built(title, encoded);
}

/** Rebuilds a puzzle of the site with the builder; columns that are off are left out. */
function built(title: string, puzzle: Problem): ProblemBuilder {
  const { matrix, groups, rowNames, board } = puzzle;
  const made = problem(title);
  if (board) setBoard(made, board);
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
      marksOf(puzzle, index),
      puzzle.describeRow(index),
    );
  });
  return made;
}
