import { queensFaultWords } from '#pictures/queens/fault-words.ts';
import { type Diagonals, type QueensProblem, encode } from '#puzzles/queens/encode.ts';
import { isDiagonal } from '#puzzles/queens/lines.ts';
import { type Scenario, firstSolution, nounBy } from './scenario.ts';

/** n queens: ranks and files primary, diagonals as the reader wants them. */
export const queens: Scenario<QueensProblem> = {
  choices: {
    n: ['5', '4', '8'],
    diagonals: ['secondary', 'off', 'primary', 'primary with slack'],
  },
  labels: {
    n: { label: 'Board', values: { 4: '4×4', 5: '5×5', 8: '8×8' } },
    diagonals: { label: 'Diagonals' },
  },
  asks: ['diagonals'],
  task: 'Go to the next solution',
  whatIf: true,
  zoom: 'decisions',
  matrix: 'small',
  // A switched column (null) keeps the step, so that the reader sees its effect on this moment.
  after: (setting) => (setting === 'diagonals' ? 'opening' : setting === null ? 'keep' : 'start'),
  encode: (settings) => encode({ n: Number(settings['n']), diagonals: settings['diagonals'] as Diagonals }),
  board: () => import('./boards/queens-board.ts'),
  suggestions: [
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the next solution', does: 'next solution' },
  ],
  noun: (problem) =>
    nounBy(problem, (column) => {
      const line = problem.lines[column];
      return line && isDiagonal(line) ? 'at most once' : 'once';
    }),
  faultAt: queensFaultWords,
  // Four queens stand, and the fifth is next. With the diagonals off, the first cover, whose queens attack each
  // other; without a solution, the first dead end.
  opening: (recording, { matrix }) => {
    if (matrix.columns.at(-1)?.kind === 'off') return firstSolution(recording);
    const { solutions, deadEnds } = recording.totals;
    if (recording.finished && solutions === 0 && deadEnds > 0) return recording.deadEndStep(1);
    return Math.min(9, recording.lastStep());
  },
};
