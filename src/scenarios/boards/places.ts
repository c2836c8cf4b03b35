import type { Moment } from '#pictures/kit/moment.ts';
import { drawPlaces } from '#pictures/places/draw.ts';
import type { BoardPlace } from '../scenario.ts';

/** Draws how often each column has been covered. */
export function draw(svg: SVGSVGElement, moment: Moment, { id }: BoardPlace): void {
  drawPlaces(svg, moment, { id: `${id}-board`, title: moment.problem.title ?? 'How often each column is covered' });
}
