import { drawBoard } from '../pictures/tetrasticks/draw.ts';
import { crossingLine } from '../pictures/tetrasticks/describe.ts';
import { noHighlight } from '../pictures/kit/highlight.ts';
import type { BoardFrame } from '../pictures/tetrasticks/view.ts';
import { boardView } from '../pictures/tetrasticks/view.ts';
import type { TetrastickProblem } from '../puzzles/tetrasticks/encode.ts';
import type { Scenario, Scene } from './scenario.ts';
import { tetrasticks } from './tetrasticks.ts';

export interface CrossingsScene extends Scene {
  readonly problem: TetrastickProblem;
  /** Where pieces cross at that moment, in words. */
  crossingsAt(frame: BoardFrame): string;
}

/** The 5×5 board, and each junction on it a switch of its own column. */
export const crossings: Omit<Scenario, 'scene'> & {
  scene(...of: Parameters<Scenario['scene']>): CrossingsScene;
} = {
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
      crossingsAt: (frame) => crossingLine(boardView(problem, frame, noHighlight)),
    };
  },
};
