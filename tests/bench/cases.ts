import type { Matrix } from '#dlx/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { BOARD_6X10, BOARD_8X8_LESS_CENTRE, pentominoes, pentominoes6x10 } from '../matrices/pentominoes.ts';
import { queens } from '../matrices/queens.ts';
import { SUDOKUS, sudoku } from '../matrices/sudoku.ts';

/** A line of the table of solvers: find all solutions of each of these matrices. */
export interface Case {
  readonly title: string;
  readonly matrices: () => Matrix[];
  /** How often all of it is solved within one timing; Linux may count processor time in 4 ms. */
  readonly repeats: number;
  /** Timings of each solver, the first left out. */
  readonly rounds: number;
  /** Contestants that are left out, because they would take far too long. */
  readonly without?: readonly string[];
  /** Of pentominoes: the lines of the board. */
  readonly board?: readonly string[];
}

export const CASES: Readonly<Record<string, Case>> = {
  tetrasticks: {
    title: 'tetrasticks 5×5, H left out, F in one aspect',
    matrices: () => [encode({ omit: 'H', pinned: 'F in one aspect' }).matrix],
    repeats: 1,
    rounds: 2,
    // It takes over a quarter of an hour for one time through.
    without: ['dlxlib'],
  },
  pentominoes: {
    title: 'pentominoes, 8×8 less its centre',
    matrices: () => [pentominoes()],
    board: BOARD_8X8_LESS_CENTRE,
    repeats: 1,
    rounds: 4,
  },
  '6×10': {
    title: 'pentominoes, 6×10',
    matrices: () => [pentominoes6x10()],
    board: BOARD_6X10,
    repeats: 1,
    rounds: 2,
    without: ['dlxlib'],
  },
  queens: {
    title: '12 queens',
    matrices: () => [queens(12)],
    repeats: 4,
    rounds: 6,
  },
  langford: {
    title: 'Langford pairs, 1 to 11',
    matrices: () => [langford(11)],
    repeats: 1,
    rounds: 4,
  },
  corners: {
    title: 'dominoes, 8×8 less two corners',
    matrices: () => [dominoes({ width: 8, height: 8, lessCorners: true })],
    repeats: 1,
    rounds: 4,
  },
  sudoku: {
    title: `${SUDOKUS.length} Sudokus`,
    matrices: () => SUDOKUS.map(sudoku),
    repeats: 20,
    rounds: 5,
  },
};
