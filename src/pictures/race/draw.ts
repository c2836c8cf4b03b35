/** Draws the lines of a race into an <svg>: at build time into a linkedom one, then over it. */
import { select } from 'd3-selection';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { type RaceLayout, HEIGHT, raceLayout, WIDTH } from './layout.ts';
import { signOf } from './signs.ts';
import { type RaceView, describeRace } from './view.ts';
import { tenths } from '../kit/round.ts';

/** Draws the view. Drawing again on the same svg updates it in place. */
export function drawRace(svg: SVGSVGElement, view: RaceView, options: PictureName): void {
  const layout = raceLayout(view);
  select(svg).classed('race-chart', true).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  namePicture(svg, options, describeRace(view));
  const layer = layers(svg, ['race-grid', 'race-counts', 'race-levels', 'race-heads', 'race-lines']);
  drawAxes(layer, layout);
  // The first runner lies over the others, and the one pointed at over all.
  const lines = layout.lines.toReversed().toSorted((a, b) => Number(a.id === view.lit) - Number(b.id === view.lit));
  joined(layer['race-lines'], 'g', lines)
    .attr('class', ({ id }) => `race-line is-${id}${id === view.lit ? ' is-lit' : ''}`)
    .attr('data-runner', ({ id }) => id)
    .each(function ({ id, points }) {
      const path = points.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join('L');
      const parts = [
        { id: 'reach', d: path === '' ? '' : `M${path}` },
        { id: 'way', d: path === '' ? '' : `M${path}` },
      ];
      joined(this, 'path', parts)
        .attr('class', (part) => `race-${part.id}`)
        .attr('d', ({ d }) => d);
      joined(this, 'g', [{ id: 'signs' }]).each(function () {
        joined(this, 'path', points)
          .attr('class', 'race-sign')
          .attr('transform', ({ x, y }) => `translate(${tenths(x)},${tenths(y)})`)
          .attr('d', signOf(id));
      });
    });
}

function drawAxes(
  layer: Record<'race-grid' | 'race-counts' | 'race-levels' | 'race-heads', SVGGElement>,
  { counts, levels, left, right, top, bottom, isEmpty }: RaceLayout,
): void {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 - 8, anchor: 'middle' };
  joined(layer['race-grid'], 'path', counts).attr('d', ({ at }) => `M${left - 8},${tenths(at)}H${right}`);
  joined(layer['race-counts'], 'text', counts)
    .attr('x', left - 12)
    .attr('y', ({ at }) => tenths(at + 4))
    .attr('text-anchor', 'end')
    .text(({ text }) => text);
  joined(layer['race-levels'], 'text', levels)
    .attr('x', ({ at }) => tenths(at))
    .attr('y', bottom + 20)
    .attr('text-anchor', 'middle')
    .text(({ text }) => text);
  joined(layer['race-heads'], 'text', [
    {
      id: 'nodes',
      x: 2,
      y: top - 15,
      anchor: 'start',
      text: 'search nodes, on a logarithmic scale',
    },
    { id: 'level', x: right, y: bottom + 38, anchor: 'end', text: 'level' },
    ...(isEmpty ? [{ ...middle, id: 'empty', text: 'Each runner will draw a line here.' }] : []),
  ])
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);
}
