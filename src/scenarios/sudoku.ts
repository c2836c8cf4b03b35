import { sudokuFaultWords } from '#pictures/sudoku/fault-words.ts';
import { type SudokuProblem, encode } from '#puzzles/sudoku/encode.ts';
import { parse } from '#puzzles/sudoku/text.ts';
import { type Scenario, firstSolution, nounBy } from './scenario.ts';

/** The puzzles to choose from, each with one solution, by their names in the address. */
export const PUZZLES: Readonly<Record<string, string>> = {
  '9x9': `
    . . . . . . 3 . 7
    . . 5 . 1 3 . . .
    9 7 . . . . . 8 .
    . 9 . 3 . . . 4 2
    . . . 6 . 1 . . .
    4 3 . . . 2 . 7 .
    . 6 . . . . . 1 8
    . . . 4 8 . 6 . .
    2 . 8 . . . . . .`,
  '4x4': `
    . 1 . 2
    . . . .
    . . . .
    4 . 3 .`,
};

/** A Sudoku, 4×4 or 9×9; with its box columns off, a Latin square. */
export const sudoku: Scenario<SudokuProblem> = {
  choices: { puzzle: Object.keys(PUZZLES), boxes: ['on', 'off'] },
  labels: {
    puzzle: { label: 'Puzzle', values: { '4x4': '4×4', '9x9': '9×9' } },
    boxes: { label: 'Box columns' },
  },
  asks: ['puzzle', 'boxes'],
  task: null,
  whatIf: true,
  zoom: 'decisions',
  matrix: 'large',
  pauseAt: 3,
  after: () => 'opening',
  encode: ({ puzzle = '', boxes }) => encode(parse(PUZZLES[puzzle] ?? ''), boxes === 'off' ? 'off' : 'primary'),
  board: () => import('./boards/sudoku-board.ts'),
  suggestions: [
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the solution', does: 'next solution' },
  ],
  noun: (problem) => nounBy(problem, () => 'once'),
  faultAt: sudokuFaultWords,
  // The dead end of the first wrong guess; without one, or with the last columns off, a full grid.
  opening: (recording, { matrix }) =>
    recording.totals.deadEnds > 0 && matrix.columns.at(-1)?.kind !== 'off'
      ? recording.deadEndStep(1)
      : firstSolution(recording),
};
