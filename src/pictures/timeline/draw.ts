import { joined, only } from '../kit/joined.ts';
import { STRIP_HEIGHT, STRIP_WIDTH, stripLayout } from './layout.ts';
import type { StripView } from './view.ts';

/**
 * Draws the overview strip into an svg: the depth of the search over the whole run, a mark for each
 * solution, and a line at the position. It is a second sight of the slider, and has no name of its
 * own. Styles: components/figure/timeline.css.
 */
export function drawStrip(svg: SVGSVGElement, view: StripView): void {
  const layout = stripLayout(view);
  svg.setAttribute('viewBox', `0 0 ${STRIP_WIDTH} ${STRIP_HEIGHT}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  only(svg, 'path', 'strip-reach').attr('d', layout.reach);
  only(svg, 'path', 'strip-band').attr('d', layout.band);
  const marks = only(svg, 'g', 'strip-solutions').node();
  if (marks) {
    joined(
      marks,
      'line',
      layout.solutions.map((x) => ({ id: String(x), x })),
    )
      .attr('x1', ({ x }) => x)
      .attr('x2', ({ x }) => x)
      .attr('y1', 0)
      .attr('y2', STRIP_HEIGHT);
  }
  moveCursor(svg, layout.cursor);
}

/** Moves the line alone: what a scrub needs, whatever the length of the run. */
export function moveCursor(svg: SVGSVGElement, x: number): void {
  only(svg, 'line', 'strip-cursor')
    .attr('x1', x)
    .attr('x2', x)
    .attr('y1', 0)
    .attr('y2', STRIP_HEIGHT);
}
