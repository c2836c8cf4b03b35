import { crossingLine } from '#pictures/tetrasticks/describe.ts';
import { boardView } from '#pictures/tetrasticks/view.ts';
import type { Moment } from '#pictures/kit/moment.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { type Scenario, firstSolution } from './scenario.ts';
import { firstCrossed } from './crossed.ts';
import { tetrasticks } from './tetrasticks.ts';

/** With these settings all other junctions stay closed. */
const SECONDARY = { secondary: 'on' } as const;

/** The 5×5 board, on which each junction switches its own column. */
export const crossings: Scenario<TetrastickProblem> = {
  ...tetrasticks,
  board: async () => (await import('./boards/tetrastick-board.ts')).tetrastickBoard('The 5×5 board', 'switches'),
  asks: ['omitted', 'secondary'],
  task: 'Switch only (2, 2) off',
  suggestions: [
    { words: 'Go to the next cover', does: 'next solution' },
    { words: 'Switch only (2, 2) off', does: { column: 'I22', kind: 'off', settings: SECONDARY } },
  ],
  opening: (recording, { placements }) => firstCrossed(recording, placements) ?? firstSolution(recording),
};

/** Where pieces cross at a moment, in words. */
export function crossingsAt(moment: Moment<TetrastickProblem>): string {
  return crossingLine(boardView(moment));
}
