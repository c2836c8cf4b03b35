/** The whole tree of a measured problem, drawn in the build and again when the reader chooses another. */
import { drawWalkedTree } from '#pictures/walks/draw.ts';
import { wholeTreeView } from '#pictures/walks/view.ts';
import { problemNamed } from './measured-problems.ts';

/** @throws RangeError when there is no problem of that name */
export function drawMeasuredTree(svg: SVGSVGElement, problem: string, figure: string): void {
  const title = 'The search tree of this run';
  drawWalkedTree(svg, wholeTreeView(problemNamed(problem).matrix()), { id: `${figure}-tree`, title });
}
