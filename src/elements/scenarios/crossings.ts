import { drawBoard } from '../../figures/tetrasticks/draw.ts';
import { boardView } from '../../figures/tetrasticks/view.ts';
import type { TetrastickProblem } from '../../puzzles/tetrasticks/encode.ts';
import type { Scenario } from '../scenario.ts';
import { tetrasticks } from './tetrasticks.ts';

/** The 5×5 board, and each junction on it a switch of its own column. */
export const crossings: Scenario = {
  ...tetrasticks,
  scene(settings, kinds) {
    const scene = tetrasticks.scene(settings, kinds);
    const problem = scene.problem as TetrastickProblem;
    return {
      problem,
      drawBoard(svg, frame, highlight, interactive) {
        drawBoard(svg, boardView(problem, frame, highlight), {
          id: 'crossings-board',
          title: 'The 5×5 board',
          junctions: 'switches',
          pressable: interactive === true,
        });
      },
    };
  },
};
