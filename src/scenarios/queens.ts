import { drawQueens } from '../pictures/queens/draw.ts';
import { queensView } from '../pictures/queens/view.ts';
import type { Diagonals } from '../puzzles/queens/encode.ts';
import { encode, withColumnKinds } from '../puzzles/queens/encode.ts';
import { whatIfChooser, whatIfSetting } from '../player/what-if.ts';
import type { Scenario } from './scenario.ts';
import { firstSolution } from './scenario.ts';

/** n queens: ranks and files primary, diagonals as the reader wants them. */
export const queens: Scenario = {
  choices: {
    n: ['5', '4', '8'],
    diagonals: ['secondary', 'off', 'primary', 'primary with slack'],
  },
  written: { whatif: whatIfSetting },
  chooser: ({ whatif = '' }) => whatIfChooser(whatif),
  zoom: 'decisions',
  matrix: 'small',
  after: (setting, value) =>
    setting === 'whatif'
      ? 'keep'
      : setting === 'diagonals' && value === 'off'
        ? 'opening'
        : 'start',
  scene(settings, kinds) {
    const whole = encode({
      n: Number(settings['n']),
      diagonals: settings['diagonals'] as Diagonals,
    });
    const problem = kinds.size > 0 ? withColumnKinds(whole, (_, c) => kinds.get(c)) : whole;
    return {
      problem,
      drawBoard(svg, frame, highlight) {
        drawQueens(svg, queensView(problem, frame, highlight), {
          id: 'queens-board',
          title: 'The chessboard',
        });
      },
    };
  },
  // Four queens stand and the fifth is about to; or, with no diagonals, the first rooks that attack.
  opening: (recording, { problem }) =>
    problem.matrix.columns.at(-1)?.kind === 'off'
      ? firstSolution(recording)
      : Math.min(9, recording.lastStep()),
};
