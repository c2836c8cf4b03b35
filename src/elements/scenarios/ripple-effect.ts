import { withKinds } from '../../dlx/index.ts';
import { drawGrid } from '../../figures/ripple-effect/draw.ts';
import { gridView } from '../../figures/ripple-effect/view.ts';
import type { RippleProblem } from '../../puzzles/ripple-effect/encode.ts';
import { encode } from '../../puzzles/ripple-effect/encode.ts';
import { whatIfChooser, whatIfSetting } from '../../player/what-if.ts';
import { library } from '../ripple-library.ts';
import type { Scenario, Scene } from '../scenario.ts';
import { firstSolution } from '../scenario.ts';

export { library };

export interface RippleScene extends Scene {
  readonly problem: RippleProblem;
}

/** A Ripple Effect puzzle in the four-arm encoding. */
export const rippleEffect: Scenario & { scene(...of: Parameters<Scenario['scene']>): RippleScene } =
  {
    choices: {
      puzzle: library.map(({ slug }) => slug),
      secondary: ['on', 'off'],
      animate: ['off', 'on'],
    },
    own: { whatif: whatIfSetting },
    chooser: ({ whatif = '' }) => whatIfChooser(whatif),
    live: ['animate'],
    pauseAt: 3,
    zoom: 'decisions',
    matrix: 'large',
    after: (setting) => (setting === 'secondary' ? 'opening' : 'start'),
    scene(settings, kinds) {
      const entry = library.find(({ slug }) => slug === settings['puzzle']) ?? library[0];
      if (!entry) throw new Error('there is no Ripple Effect puzzle in content/puzzles');
      const encoded = encode(entry.puzzle, {
        ripples: settings['secondary'] === 'off' ? 'off' : 'secondary',
      });
      const matrix = withKinds(encoded.matrix, (_, column) => kinds.get(column));
      const problem = kinds.size > 0 ? { ...encoded, matrix } : encoded;
      return {
        problem,
        drawBoard(svg, frame, highlight, interactive) {
          drawGrid(svg, gridView(problem, frame, highlight), {
            id: 'ripple-grid',
            title: entry.name,
            marks: 'branch',
            cells: interactive ? 'button' : 'plain',
          });
        },
      };
    },
    // A number has just been tried, and its ripples lie over the cells it reaches.
    opening: (recording, { problem }) => {
      if (problem.matrix.columns.at(-1)?.kind === 'off') return firstSolution(recording);
      const middle = Math.round(firstSolution(recording) * 0.55);
      for (let step = middle; step < recording.lastStep(); step += 1) {
        if (recording.seek(step).event === 'try') return step;
      }
      return middle;
    },
  };
