import { clashesOf } from '#puzzles/sudoku/check.ts';
import type { SudokuProblem } from '#puzzles/sudoku/encode.ts';
import { searchWords } from '../kit/moment-words.ts';
import type { Moment } from '../kit/moment.ts';
import { sudokuFaultWords } from './fault-words.ts';
import { type NumberGridView, numberGrid, numberWords, standingNumbers } from '../number-grid/view.ts';

/** A Sudoku at one moment. Where the boxes are off, a digit may stand in one of them twice. */
export function sudokuView(moment: Moment<SudokuProblem>): NumberGridView {
  const { problem, isFull } = moment;
  const { size, matrix } = problem;
  const grid = standingNumbers(moment);
  const clashing = [...new Set(clashesOf(size, grid).flat())];
  const fault = sudokuFaultWords(moment);
  const isSolved = isFull && fault === '';
  const isBroken = isFull && fault !== '';
  const end = isSolved
    ? 'This is a solution.'
    : isBroken
      ? `Every primary column is covered, but ${fault}: not a solution of the Sudoku.`
      : '';
  return {
    ...numberGrid(moment),
    clashing,
    isSolved,
    isBroken,
    captions: [],
    hasBlocks: matrix.columns.at(-1)?.kind !== 'off',
    words: [numberWords(size, grid), end, searchWords(moment)].filter(Boolean).join(' '),
  };
}
