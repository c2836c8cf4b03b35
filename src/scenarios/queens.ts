import { drawQueens } from '../pictures/queens/draw.ts';
import { queensView } from '../pictures/queens/view.ts';
import type { Diagonals, QueensProblem } from '../puzzles/queens/encode.ts';
import { encode } from '../puzzles/queens/encode.ts';
import type { Scenario } from './scenario.ts';
import { firstSolution } from './scenario.ts';

/** n queens: ranks and files primary, diagonals as the reader wants them. */
export const queens: Scenario<QueensProblem> = {
  choices: {
    n: ['5', '4', '8'],
    diagonals: ['secondary', 'off', 'primary', 'primary with slack'],
  },
  labels: {
    n: { label: 'Board', values: { 4: '4 × 4', 5: '5 × 5', 8: '8 × 8' } },
    diagonals: { label: 'Diagonals' },
  },
  whatIf: true,
  zoom: 'decisions',
  matrix: 'small',
  after: (setting, value) => (setting === 'diagonals' && value === 'off' ? 'opening' : 'start'),
  encode: (settings) =>
    encode({ n: Number(settings['n']), diagonals: settings['diagonals'] as Diagonals }),
  drawBoard(svg, moment, { id }) {
    drawQueens(svg, queensView(moment), { id: `${id}-board`, title: 'The chessboard' });
  },
  // Four queens stand and the fifth is about to; or, with no diagonals, the first rooks that attack.
  opening: (recording, { matrix }) =>
    matrix.columns.at(-1)?.kind === 'off'
      ? firstSolution(recording)
      : Math.min(9, recording.lastStep()),
};
