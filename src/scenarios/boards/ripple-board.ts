import type { Moment } from '#pictures/kit/moment.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { gridView } from '#pictures/ripple-effect/view.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws the grid of a Ripple Effect puzzle. */
export function draw(
  svg: SVGSVGElement,
  moment: Moment<RippleProblem & { readonly name: string }>,
  { id, interactive = false }: BoardPlace,
): void {
  drawGrid(svg, gridView(moment), {
    id: `${id}-grid`,
    title: moment.problem.name,
    marks: 'branch',
    cells: interactive ? 'button' : 'plain',
  });
}
