import { clashesOf } from '../../puzzles/sudoku/check.ts';
import type { SudokuProblem } from '../../puzzles/sudoku/encode.ts';
import { searchWords } from '../kit/moment-words.ts';
import type { Moment } from '../kit/moment.ts';
import type { NumberGridView } from '../number-grid/view.ts';
import { gridRegions, numberMarks, numberWords, standingNumbers } from '../number-grid/view.ts';

/** A Sudoku at one moment. Where the boxes are off, a digit may stand in one of them twice. */
export function sudokuView(moment: Moment<SudokuProblem>): NumberGridView {
  const { problem, isFull } = moment;
  const { size, matrix } = problem;
  const grid = standingNumbers(moment);
  const clashing = [...new Set(clashesOf(size, grid).flat())];
  const isSolved = isFull && clashing.length === 0;
  const isBroken = isFull && clashing.length > 0;
  const end = isSolved
    ? 'This is a solution.'
    : isBroken
      ? 'Every primary column is covered, but some boxes hold a digit twice: a Latin square, and no Sudoku.'
      : '';
  return {
    ...{ size, clashing, isSolved, isBroken },
    numbers: numberMarks(moment),
    regions: gridRegions(moment),
    blocks: { side: Math.sqrt(size), isOn: matrix.columns.at(-1)?.kind !== 'off' },
    words: [numberWords(size, grid), end, searchWords(moment)].filter(Boolean).join(' '),
  };
}
