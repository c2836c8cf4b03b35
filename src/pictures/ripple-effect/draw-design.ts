/** Draws a grid that is being made, or a solution of it: the grid, and marks of its own upon it. */
import { select, selectAll } from 'd3';
import { only } from '../kit/joined.ts';
import type { DesignView } from './design-view.ts';
import { describeDesign, describeDesignCell } from './design-words.ts';
import type { GridOptions } from './draw.ts';
import { drawGrid } from './draw.ts';
import { gridSize } from './layout.ts';
import { hatchPath, outlinePath } from './lines.ts';

/** Draws the view; the cells of an editor (`cells: 'button'`) take the focus. */
export function drawDesign(svg: SVGSVGElement, view: DesignView, options: GridOptions): void {
  const { puzzle, picked, roomFaults, different } = view;
  drawGrid(svg, view, { ...options, marks: 'none', letters: 'shared' });
  select(svg)
    .style('--units', String(gridSize(puzzle).width))
    .select('desc.words')
    .text(describeDesign(view));
  selectAll<SVGRectElement, { cell: number }>(svg.querySelectorAll<SVGRectElement>('.cell'))
    .classed('is-picked', ({ cell }) => cell === picked)
    .classed('is-different', ({ cell }) => different.includes(cell))
    .attr('aria-label', ({ cell }) => (options.cells === 'button' ? describeDesignCell(view, cell) : null));
  const apart = roomFaults.map((cells) => outlinePath(puzzle, cells, 5, 6)).join('');
  only(svg, 'path', 'room-fault').attr('d', apart);
  // Among the lines, so that the hatching lies under the numbers.
  only(svg.querySelector('.lines'), 'path', 'difference').attr('d', hatchPath(puzzle, different));
}
