import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { fits, nextPlace } from '#puzzles/tetrasticks/last-pieces.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { inFigures, listed, times } from '#english/english.ts';

/** A board on which some pieces stay, and others are laid and taken back by the reader. */
export interface LastBoard {
  readonly problem: TetrastickProblem;
  /** Rows of the pieces that stay. */
  readonly fixed: readonly number[];
  /** The reader's pieces, each with the rows that fit the fixed ones. */
  readonly left: readonly { readonly piece: PieceId; readonly rows: readonly number[] }[];
  /** The row in which each of them lies; -1 for none. */
  readonly places: readonly number[];
}

/** All rows on the board. */
export function rowsOn({ fixed, places }: LastBoard): number[] {
  return [...fixed, ...places.filter((row) => row >= 0)];
}

/**
 * Moves a piece to its next place among the others; after the last one, and where there is none, it is taken back.
 *
 * @param rows where it may go; default: wherever it fits the fixed ones
 */
export function pressed(board: LastBoard, index: number, rows = board.left[index]?.rows ?? []): LastBoard {
  const others = rowsOn({ ...board, places: board.places.with(index, -1) });
  return {
    ...board,
    places: board.places.with(index, nextPlace(board.problem, rows, board.places[index] ?? -1, others)),
  };
}

/** In how many places each piece fits that is not on the board; null for one that is. */
export function choices(board: LastBoard): (number | null)[] {
  const on = rowsOn(board);
  return board.left.map(({ rows }, index) => {
    if ((board.places[index] ?? -1) >= 0) return null;
    return rows.filter((row) => fits(board.problem, row, on)).length;
  });
}

export type Standing = 'open' | 'stuck' | 'solved';

/** `stuck` as soon as one piece fits nowhere: each of them is needed. */
export function standing(board: LastBoard): Standing {
  const counts = choices(board);
  if (counts.every((count) => count === null)) return 'solved';
  return counts.includes(0) ? 'stuck' : 'open';
}

/** The words of a piece's button, below its picture. */
export function choiceWords(count: number | null): string {
  if (count === null) return 'on the board';
  return count === 0 ? 'fits nowhere' : `fits in ${inFigures(count, 'place')}`;
}

/** What is said of the board after a press, or at the beginning. `takenBack` counts how often a piece came back or moved. */
export function boardWords(board: LastBoard, takenBack: number): string {
  const counts = choices(board);
  const open = board.left.flatMap(({ piece }, index) => (counts[index] === null ? [] : [piece]));
  switch (standing(board)) {
    case 'solved':
      return `Solved: all ${board.problem.meanings.filter(({ kind }) => kind === 'edge').length} edges are filled. You ${takenBack === 0 ? 'never changed your mind' : `changed your mind ${times(takenBack)}`}.`;
    case 'stuck': {
      const shut = board.left.flatMap(({ piece }, index) => (counts[index] === 0 ? [piece] : []));
      const laid = board.left.flatMap(({ piece }, index) => (counts[index] === null ? [piece] : []));
      return laid.length === 0
        ? `You are stuck: ${listed(shut)} fits nowhere.`
        : `You are stuck: there is no room left for ${listed(shut)}. Move ${listed(laid, 'or')}, or take it back.`;
    }
    case 'open':
      return open.length === board.left.length
        ? `${listed(open)} are left. Press one to lay it.`
        : `${listed(open)} ${open.length === 1 ? 'is' : 'are'} left. Press a piece to lay it, and again to move it.`;
  }
}
