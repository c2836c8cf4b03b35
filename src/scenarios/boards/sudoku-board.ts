import type { Moment } from '#pictures/kit/moment.ts';
import { drawNumberGrid } from '#pictures/number-grid/draw.ts';
import { sudokuView } from '#pictures/sudoku/view.ts';
import type { SudokuProblem } from '#puzzles/sudoku/encode.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the grid of a Sudoku. */
export function draw(svg: SVGSVGElement, moment: Moment<SudokuProblem>, { id }: BoardPlace): void {
  drawNumberGrid(svg, sudokuView(moment), { id: `${id}-board`, title: 'The Sudoku' });
}
