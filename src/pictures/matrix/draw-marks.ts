/** The tiles of a proof over the heads of a small matrix (`why/column-marks.ts`). */
import { joined } from '../kit/joined.ts';
import { hundredths } from '../kit/round.ts';
import { type MatrixLayout, columnX } from './layout.ts';
import type { MatrixView } from './view.ts';

const HEIGHT = 16;

export function drawColumnMarks(layer: SVGGElement, { marks = [] }: MatrixView, layout: MatrixLayout): void {
  const { pitch, moveTop } = layout;
  const shown = marks.flatMap((mark, column) => (mark ? [{ ...mark, id: `mark-${column}`, column }] : []));
  const tiles = joined(layer, 'g', shown, (made) => {
    for (const name of ['rect', 'text']) {
      made.append(made.ownerDocument.createElementNS('http://www.w3.org/2000/svg', name));
    }
  })
    .attr('class', ({ tone }) => `why-tile is-${tone}`)
    .attr('transform', ({ column }) => `translate(${columnX(layout, column)},${moveTop + 2})`);
  tiles
    .select('rect')
    .attr('x', 1)
    .attr('width', pitch - 2)
    .attr('height', HEIGHT)
    .attr('rx', 3);
  tiles
    .select('text')
    .attr('text-anchor', 'middle')
    .attr('x', pitch / 2)
    .attr('y', hundredths(HEIGHT / 2 + 4.5))
    .attr('font-size', ({ sign }) => (sign.length > 1 ? Math.min(11, pitch * 0.5) : 13))
    .text(({ sign }) => sign);
}
