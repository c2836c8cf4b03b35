/** Draws the torus into an <svg>: at build time into a linkedom one, in the browser over it. */
import { select } from 'd3-selection';
import { layers } from '../kit/joined.ts';
import { namePicture } from '../kit/name-picture.ts';
import { drawBands, drawLabels, drawSheet } from './draw-ground.ts';
import { drawArrows, drawLitLinks, drawWrite } from './draw-links.ts';
import { drawLeaving, drawNodes } from './draw-nodes.ts';
import { drawSizes } from './draw-sizes.ts';
import { type TorusLayout, layoutTorus } from './layout.ts';
import type { TorusView } from './view.ts';
import { describeTorus } from './describe.ts';
import { hundredths } from '../kit/round.ts';

interface TorusDrawOptions {
  /** Unique on the page; the ids of the words begin with it. */
  readonly id: string;
  readonly title?: string;
  /** In the browser: nodes take the focus. Without it the picture is one image. */
  readonly interactive?: boolean;
}

/** Draws the view. Drawing again on the same svg updates it in place. Returns the layout. */
export function drawTorus(svg: SVGSVGElement, view: TorusView, options: TorusDrawOptions): TorusLayout {
  const layout = layoutTorus(view.source);
  const { id, title = 'The torus of links', interactive = false } = options;
  const [width, height] = [hundredths(layout.width), hundredths(layout.height)];
  select(svg)
    .classed('torus', true)
    .classed('has-lit', view.lit !== null)
    .classed('has-wrong', view.write?.kind === 'wrong')
    .attr('viewBox', `0 0 ${width} ${height}`)
    .attr('width', width)
    .attr('height', height)
    .style('--natural-width', `${width}px`);
  namePicture(svg, { id, title }, describeTorus(view), interactive ? 'group' : 'img');
  const isSwinging = view.write !== null && view.write.share < 1;
  const layer = layers(svg, [
    'torus-bands',
    'torus-sheets',
    'torus-labels',
    'torus-links',
    'torus-lit',
    'torus-write',
    'torus-nodes',
    ...(isSwinging ? (['torus-leaving'] as const) : []),
    'torus-sizes',
    'torus-letters',
  ]);
  drawBands(layer['torus-bands'], view, layout);
  drawSheet(layer['torus-sheets'], layout);
  drawLabels(layer['torus-labels'], view, layout);
  drawArrows(layer['torus-links'], view, layout);
  drawLitLinks(layer['torus-lit'], layer['torus-letters'], view, layout);
  drawWrite(layer['torus-write'], view, layout);
  drawNodes(layer['torus-nodes'], view, layout, interactive);
  if (isSwinging) drawLeaving(layer['torus-leaving'], view, layout);
  drawSizes(layer['torus-sizes'], view, layout);
  return layout;
}
