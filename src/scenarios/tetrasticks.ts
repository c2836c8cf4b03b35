import { drawBoard } from '../pictures/tetrasticks/draw.ts';
import { boardView } from '../pictures/tetrasticks/view.ts';
import { encode, withColumnKinds } from '../puzzles/tetrasticks/encode.ts';
import type { PieceId } from '../puzzles/tetrasticks/pieces.ts';
import { whatIfChooser, whatIfSetting } from '../player/what-if.ts';
import type { Scenario } from './scenario.ts';
import { firstSolution } from './scenario.ts';

/** The five pieces that can be left out of the 5×5 board; L first, because it is quickly filled. */
export const OMITTED = ['L', 'H', 'J', 'N', 'Y'] as const satisfies readonly PieceId[];

/** The colour of a group of rows: that of its piece. */
export const pieceToken = (name: string): string | null =>
  /^[A-Z]$/.test(name) ? `--piece-${name}` : null;

/** The 5×5 board, one piece omitted, F in one aspect so that no solution comes twice. */
export const tetrasticks: Scenario = {
  choices: { omitted: OMITTED, secondary: ['on', 'off'] },
  written: { whatif: whatIfSetting },
  chooser: ({ whatif = '' }) => whatIfChooser(whatif),
  zoom: 'decisions',
  matrix: 'large',
  // A few solutions, so that there is something to step through before Solve is pressed.
  pauseAt: 3,
  after: () => 'opening',
  scene(settings, kinds) {
    const problem = encode({
      omit: settings['omitted'] as PieceId,
      pinned: 'F in one aspect',
      junctions: settings['secondary'] === 'off' ? 'off' : 'secondary',
    });
    const switched = kinds.size > 0 ? withColumnKinds(problem, (_, c) => kinds.get(c)) : problem;
    return {
      problem: switched,
      drawBoard(svg, frame, highlight) {
        drawBoard(svg, boardView(switched, frame, highlight), {
          id: 'tetrasticks-board',
          title: 'The 5×5 board',
        });
      },
    };
  },
  opening: firstSolution,
};
