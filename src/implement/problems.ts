/** The problems on which a program of the reader's own is compared with the site's: small, and unlike each other. */
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as ripple } from '#puzzles/ripple-effect/encode.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { parse as parseSudoku } from '#puzzles/sudoku/text.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { siteRipple } from '#scenarios/ripple-library.ts';
import { PUZZLES } from '#scenarios/sudoku.ts';

interface TestProblem {
  readonly id: string;
  readonly name: string;
  readonly matrix: Matrix;
}

const fiveByFive = siteRipple('five-by-five');

export const problems: readonly TestProblem[] = [
  { id: 'knuth', name: 'Knuth’s 6×7', matrix: knuth().matrix },
  {
    id: 'knuth-secondary',
    name: '6×7, F and G secondary',
    matrix: knuth({ secondary: 'FG' }).matrix,
  },
  { id: 'odd-rows', name: 'odd rows', matrix: oddRows() },
  { id: 'queens-4', name: '4 queens', matrix: queens({ n: 4 }).matrix },
  { id: 'queens-8', name: '8 queens', matrix: queens({ n: 8 }).matrix },
  {
    id: 'queens-8-primary',
    name: '8 queens, diagonals primary',
    matrix: queens({ n: 8, diagonals: 'primary' }).matrix,
  },
  {
    id: 'ripple-5',
    name: 'Ripple Effect 5×5, only the 2 given',
    matrix: ripple({ ...fiveByFive, givens: fiveByFive.givens.map((n) => (n === 2 ? 2 : 0)) }).matrix,
  },
  {
    id: 'ripple-8',
    name: 'Ripple Effect 8×8',
    matrix: ripple(siteRipple('nikoli-tutorial')).matrix,
  },
  {
    id: 'tetrasticks-3',
    name: 'tetrasticks 3×3, F H L R T U',
    matrix: tetrasticks({ size: 3, pieces: 'FHLRTU' }).matrix,
  },
  { id: 'sudoku', name: 'Sudoku', matrix: sudoku(parseSudoku(PUZZLES['9x9'] ?? '')).matrix },
];

/**
 * Rows that a program may forget about: one without a 1, two without a primary column, two equal. The
 * secondary columns X and Y do not stand last.
 */
function oddRows(): Matrix {
  const secondary = (name: string) => ({ name, kind: 'secondary' }) as const;
  const names = 'AXBYC';
  const columns = [...names].map((name) => ('XY'.includes(name) ? secondary(name) : name));
  const rows = ['', 'AX', 'XY', 'BX', 'BY', 'Y', 'C', 'C', 'AYC', 'A'];
  return createMatrix(
    columns,
    rows.map((row) => [...row].map((letter) => names.indexOf(letter))),
  );
}
