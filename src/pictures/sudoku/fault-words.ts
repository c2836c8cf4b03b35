import { clashesOf } from '#puzzles/sudoku/check.ts';
import type { SudokuProblem } from '#puzzles/sudoku/encode.ts';
import type { Moment } from '../kit/moment.ts';
import { repeated, toldFaults } from '../kit/told-faults.ts';
import { standingNumbers } from '../number-grid/view.ts';

/** What breaks the rules of Sudoku at a moment: a sentence without its stop, or nothing. */
export function sudokuFaultWords(moment: Moment<SudokuProblem>): string {
  const { problem, taken, isFull } = moment;
  const { size, placements } = problem;
  const grid = standingNumbers(moment);
  const place = (cell: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
  const clashes = clashesOf(size, grid).map(
    ([a, b]) => `the ${grid[a] ?? 0}s in ${place(a)} and ${place(b)} share ${shared(size, a, b)}`,
  );
  const filled = taken.flatMap(({ row, state }) => (state === 'undone' ? [] : (placements[row]?.cell ?? [])));
  const empty = isFull ? grid.flatMap((digit, cell) => (digit === 0 ? [cell] : [])) : [];
  return toldFaults([
    ...clashes,
    ...[...repeated(filled)].map(([cell, many]) => `${place(cell)} holds ${many} digits`),
    ...empty.map((cell) => `${place(cell)} is empty`),
  ]);
}

function shared(size: number, a: number, b: number): string {
  if (Math.floor(a / size) === Math.floor(b / size)) return 'a rank';
  return a % size === b % size ? 'a file' : 'a box';
}
