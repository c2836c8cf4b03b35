import { storyOf } from '#pictures/tetrasticks/story.ts';
import type { Settings } from '#player/address.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { type TetrastickProblem, encodeInParts as boardInParts, withJunctions } from '#puzzles/tetrasticks/encode.ts';
import { NODES } from '#puzzles/tetrasticks/nodes.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { Scenario } from './scenario.ts';
import { crossedAt, firstCrossed, lastPieceLeft, CROSSING_LABEL, nounOf, switchedJunction } from './crossed.ts';

/** The five pieces that can be left out of the 5×5 board; L first, because it is quickly filled. */
export const OMITTED = ['L', 'H', 'J', 'N', 'Y'] as const satisfies readonly PieceId[];

/** The colour of a group of rows: that of its piece. */
const pieceToken = (name: string): string | null => (/^[A-Z]$/.test(name) ? `--piece-${name}` : null);

/** The last board that was encoded: the switch of the junctions asks for the same one again. */
let latest: { readonly omitted: PieceId; readonly problem: TetrastickProblem } | null = null;

function* encodeInParts(settings: Settings): Generator<unknown, TetrastickProblem> {
  const omitted = settings['omitted'] as PieceId;
  if (latest?.omitted !== omitted) {
    const problem = yield* boardInParts({ omit: omitted, pinned: 'F in one aspect' });
    latest = { omitted, problem };
  }
  return settings['secondary'] === 'off' ? withJunctions(latest.problem, 'off') : latest.problem;
}

/** The 5×5 board, one piece left out, F in one aspect so that no solution comes twice. */
export const tetrasticks: Scenario<TetrastickProblem> = {
  choices: { omitted: OMITTED, secondary: ['on', 'off'] },
  labels: {
    omitted: {
      label: 'Piece left out',
      values: Object.fromEntries([...OMITTED].sort().map((piece) => [piece, piece])),
    },
    ...CROSSING_LABEL,
  },
  asks: ['secondary'],
  task: 'secondary',
  whatIf: true,
  zoom: 'decisions',
  matrix: 'large',
  examples: 'F, H23, I11',
  groupToken: pieceToken,
  // A few solutions, so that there is something to step through before Solve is pressed.
  pauseAt: 3,
  nodes: ({ omitted, secondary }) => (secondary === 'on' ? NODES[omitted as keyof typeof NODES].pinned : null),
  after: () => 'opening',
  encode: (settings) => resultOf(encodeInParts(settings)),
  encodeInParts,
  board: async () => (await import('./boards/tetrastick-board.ts')).tetrastickBoard('The 5×5 board'),
  suggestions: [
    {
      words: 'Place the last piece',
      again: 'Go to the next full board',
      does: 'next solution',
    },
  ],
  noun: nounOf,
  faultAt: crossedAt,
  switched: switchedJunction,
  // Where pieces cross, `faultAt` says.
  story: storyOf,
  // One piece is left to place; with the junctions off, the first cover that crosses.
  opening: (recording, { placements }) => firstCrossed(recording, placements) ?? lastPieceLeft(recording),
};
