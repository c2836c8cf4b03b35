import { type BoardOptions, drawBoard } from '#pictures/tetrasticks/draw.ts';
import { boardView } from '#pictures/tetrasticks/view.ts';
import { drawProof } from '#pictures/why/tetrastick-tiles.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import type { Board } from '../scenario.ts';

/** The board of a tetrastick scenario, with its title; its junctions may be switches. */
export function tetrastickBoard(title: string, junctions?: BoardOptions['junctions']): Board<TetrastickProblem> {
  return {
    draw(svg, moment, { id, interactive = false }) {
      const switches = junctions && { junctions, pressable: interactive };
      const view = boardView(moment);
      drawBoard(svg, view, { id: `${id}-board`, title, ...switches });
      drawProof(svg, view, moment.marks);
    },
  };
}
