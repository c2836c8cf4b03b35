import { crossingsOf } from '../puzzles/tetrasticks/decode.ts';
import type { TetrastickProblem } from '../puzzles/tetrasticks/encode.ts';
import { encode } from '../puzzles/tetrasticks/encode.ts';
import type { Scenario } from './scenario.ts';
import { firstSolution } from './scenario.ts';

/** Six pieces on the 3×3 board: small enough that the page solves it before anyone notices. */
export const smallTetrasticks: Scenario<TetrastickProblem> = {
  choices: { secondary: ['on', 'off'] },
  zoom: 'decisions',
  matrix: 'none',
  after: () => 'opening',
  encode: (settings) =>
    encode({
      size: 3,
      pieces: 'FHJLNU',
      junctions: settings['secondary'] === 'off' ? 'off' : 'secondary',
    }),
  board: async () =>
    (await import('./boards/tetrastick-board.ts')).tetrastickBoard('The 3×3 board'),
  // With the switch off, the first cover that crosses; with it on, none does.
  opening(recording, { placements }) {
    for (let number = 1; number <= recording.totals.solutions; number += 1) {
      const step = recording.solutionStep(number);
      const laid = recording.seek(step).path.flatMap(({ row }) => placements[row] ?? []);
      if (crossingsOf(laid).length > 0) return step;
    }
    return firstSolution(recording);
  },
};
