import { storyOf } from '#pictures/tetrasticks/story.ts';
import { meaningAt } from '#puzzles/tetrasticks/columns.ts';
import { describeMeaning, describeOnPoints } from '#puzzles/tetrasticks/describe.ts';
import { type TetrastickProblem, encode } from '#puzzles/tetrasticks/encode.ts';
import { placementOfRow } from '#puzzles/tetrasticks/placements.ts';
import type { Scenario } from './scenario.ts';
import { crossedAt, firstCrossed, lastPieceLeft, CROSSING_LABEL, nounOf } from './crossed.ts';

/** Six pieces on the 3×3 board: small enough for the page to solve at once. */
export const smallTetrasticks: Scenario<TetrastickProblem> = {
  choices: { secondary: ['on', 'off'] },
  labels: CROSSING_LABEL,
  asks: ['secondary'],
  task: 'secondary',
  zoom: 'decisions',
  matrix: 'none',
  after: () => 'opening',
  encode(settings) {
    const problem = encode({
      size: 3,
      pieces: 'FHJLNU',
      junctions: settings['secondary'] === 'off' ? 'off' : 'secondary',
    });
    const { placements, meanings } = problem;
    return {
      ...problem,
      // The first lesson names no edges.
      describeRow: (row) => describeOnPoints(placementOfRow(placements, row), { width: 3, height: 3 }),
      describeColumn: (column, kind) => describeMeaning(meaningAt(meanings, column), kind, false),
    };
  },
  board: async () => (await import('./boards/tetrastick-board.ts')).tetrastickBoard('The 3×3 board'),
  suggestions: [
    { words: 'Go to the next full board', does: 'next solution' },
    { words: 'Watch the search', does: 'watch' },
  ],
  isBeforeColumns: true,
  noun: (problem) => (nounOf(problem) === 'cover' ? 'full board' : 'solution'),
  faultAt: crossedAt,
  // Where pieces cross, `faultAt` says.
  story: storyOf,
  // With the junctions off, the first cover that crosses. With them on there is none, and one piece is left.
  opening: (recording, { placements }) => firstCrossed(recording, placements) ?? lastPieceLeft(recording),
};
