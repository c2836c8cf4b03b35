/** What the figures share in which the junction columns can be switched off, and pieces then cross. */
import { crossedWords } from '../pictures/tetrasticks/describe.ts';
import type { Moment } from '../pictures/kit/moment.ts';
import type { Recording } from '../history/index.ts';
import { crossingsOf } from '../puzzles/tetrasticks/decode.ts';
import type { TetrastickProblem } from '../puzzles/tetrasticks/encode.ts';
import type { Placement } from '../puzzles/tetrasticks/placements.ts';
import type { Suggestion } from './scenario.ts';
import { firstSolution } from './scenario.ts';

export const LET_CROSS: Suggestion = {
  words: 'Let pieces cross',
  does: { setting: 'secondary', value: 'off', otherwise: 'Keep pieces apart' },
};

/** With a junction column off, not every cover is a solution. */
export function nounOf({ matrix }: TetrastickProblem): 'solution' | 'cover' {
  return matrix.columns.some(({ kind }) => kind === 'off') ? 'cover' : 'solution';
}

/** Where pieces on the board cross; empty when none do. */
export function crossedAt({ problem, taken }: Moment<TetrastickProblem>): string {
  const laid = taken.flatMap(({ row, state }) =>
    state === 'undone' ? [] : (problem.placements[row] ?? []),
  );
  return crossedWords(crossingsOf(laid));
}

/** The first of the covers known on which pieces cross, or null. */
export function firstCrossed(
  recording: Recording,
  placements: readonly Placement[],
): number | null {
  for (let number = 1; number <= recording.totals.solutions; number += 1) {
    const step = recording.solutionStep(number);
    const laid = recording.seek(step).path.flatMap(({ row }) => placements[row] ?? []);
    if (crossingsOf(laid).length > 0) return step;
  }
  return null;
}

/** The choice of the last column before the first solution: one piece is left, and one step more places it. */
export function lastPieceLeft(recording: Recording): number {
  return Math.max(0, firstSolution(recording) - 2);
}
