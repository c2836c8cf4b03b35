import { storyOf } from '#pictures/tetrasticks/story.ts';
import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { encodeCustomBoard } from '#puzzles/tetrasticks/custom-board-encode.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { parseCustomBoard, readCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import type { Settings } from '#player/address.ts';
import { crossedAt, CROSSING_LABEL, nounOf, switchedJunction } from './crossed.ts';
import { type Scenario, firstSolution } from './scenario.ts';

/** The first board, as in an address: six pieces, 24 edges, eight solutions. */
export const STANDARD = '3x3.FHJLNU';

/** The colour token of a group of rows: that of its piece, for every copy of the piece. */
const copyToken = (name: string): string | null => {
  const letter = /^([A-Z])[₀-₉]*$/.exec(name)?.[1];
  return letter === undefined ? null : `--piece-${letter}`;
};

/** A board of the reader's own, with pieces of the reader's choice. */
export const customBoards: Scenario<TetrastickProblem> = {
  // `mode` says what the board's place shows: the editor, or the board as the search fills it.
  choices: { secondary: ['on', 'off'], mode: ['draw', 'search'] },
  labels: CROSSING_LABEL,
  asks: ['secondary', 'solve'],
  task: 'solve',
  live: ['mode'],
  keepsStep: ({ mode }) => mode === 'search',
  texts: {
    board: {
      standard: STANDARD,
      noun: 'board',
      accepts: (text) => readCustomBoard(text) !== null,
    },
  },
  zoom: 'decisions',
  matrix: 'large',
  examples: 'F, H21, I11',
  groupToken: copyToken,
  // A run that does not finish at once waits for Solve, because the reader may still be building.
  pauseAt: 0,
  // Some boards would keep a computer busy for years, so the run stops after this many updates.
  restAfter: 20e9,
  after: () => 'opening',
  encode: (settings) =>
    encodeCustomBoard(boardOf(settings), {
      junctions: settings['secondary'] === 'off' ? 'off' : 'secondary',
    }),
  board: async () =>
    (await import('./boards/tetrastick-board.ts')).tetrastickBoard('Your board, as the search fills it'),
  suggestions: [
    { words: 'Go to the next solution', does: 'next solution' },
    { words: 'Watch the search', does: 'watch' },
  ],
  noun: nounOf,
  faultAt: crossedAt,
  switched: switchedJunction,
  // Where pieces cross, `faultAt` says.
  story: storyOf,
  opening: firstSolution,
};

/**
 * The board that the settings describe. `accepts` keeps out texts that cannot be read.
 * @throws LineError when the board cannot be read
 */
export function boardOf(settings: Settings): CustomBoard {
  return parseCustomBoard(settings['board'] ?? STANDARD);
}
