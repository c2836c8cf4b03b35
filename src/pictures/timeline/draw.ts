import { only } from '../kit/joined.ts';
import { STRIP_HEIGHT, STRIP_WIDTH, stripLayout } from './layout.ts';
import type { StripView } from './view.ts';

/**
 * Draws the strip of a timeline into an svg: the depth of the search over the run, and a mark for
 * each solution and each dead end. The slider that lies over it says where it stands; the strip has no
 * name of its own. Styles: ui/figure/timeline.css.
 */
export function drawStrip(svg: SVGSVGElement, view: StripView): void {
  const layout = stripLayout(view);
  svg.setAttribute('viewBox', `0 0 ${STRIP_WIDTH} ${STRIP_HEIGHT}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  only(svg, 'path', 'strip-reach').attr('d', layout.reach);
  only(svg, 'path', 'strip-band').attr('d', layout.band);
  drawMarks(svg, 'strip-dead-ends', layout.deadEnds, STRIP_HEIGHT - 7);
  // Where they are too many to be told apart they keep to the upper edge, or they would hide the depth.
  drawMarks(svg, 'strip-solutions', layout.solutions, 0, view.solutions ? undefined : 7);
}

/** A line for each mark, from one height down to another, all in one path. */
function drawMarks(
  svg: SVGSVGElement,
  name: string,
  places: readonly number[],
  top: number,
  foot = STRIP_HEIGHT,
): void {
  only(svg, 'path', name).attr('d', places.map((x) => `M${x} ${top}v${foot - top}`).join(''));
}
