/** Draws the lanes of a race into an <svg>: at build time into a linkedom one, then over it. */
import { select } from 'd3-selection';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { tenths } from '../kit/round.ts';
import { signOf } from '../race/signs.ts';
import { type LaidGhost, type LaidLane, type LanesLayout, lanesLayout, WIDTH } from './layout.ts';
import type { LanesView } from './view.ts';

/** Draws the view. Drawing again on the same svg updates it in place. */
export function drawLanes(svg: SVGSVGElement, view: LanesView, options: PictureName): void {
  const layout = lanesLayout(view);
  select(svg).classed('race-lanes', true).attr('viewBox', `0 0 ${WIDTH} ${layout.height}`);
  namePicture(svg, options, view.said);
  const layer = layers(svg, ['lane-axis', 'lane-clock', 'lane-rows']);
  drawAxis(layer['lane-axis'], layout);
  // The clock stands at the tracks only, and leaves the words over them alone.
  const { clock } = layout;
  const now = clock === null ? [] : [{ id: 'clock', d: posts(layout, clock) }];
  joined(layer['lane-clock'], 'path', now).attr('d', ({ d }) => d);
  joined(layer['lane-rows'], 'g', layout.lanes)
    .attr('class', ({ id, lane }) => `race-lane is-${id} is-${lane.state}${id === view.lit ? ' is-lit' : ''}`)
    .attr('data-runner', ({ id }) => id)
    .each(function (laid) {
      drawLane(this, laid, layout);
    });
}

function drawLane(group: SVGGElement, laid: LaidLane, { left, right }: LanesLayout): void {
  const { lane, words, track, front } = laid;
  const parts = [
    { id: 'track', d: `M${left},${track}H${right}` },
    { id: 'ghosts', d: laid.ghosts.map((ghost) => ghostPath(ghost, track)).join('') },
    { id: 'way', d: front > left ? `M${left},${track}H${tenths(front)}` : '' },
    { id: 'solutions', d: laid.solutions.map((x) => diamond(x, track)).join('') },
    { id: 'end', d: endPath(laid) },
  ];
  joined(group, 'path', [...parts, { id: 'sign', d: lane.state === 'stopped' ? '' : signOf(laid.id) }])
    .attr('class', ({ id }) => (id === 'sign' ? 'race-sign' : `lane-${id}`))
    .attr('d', ({ d }) => d)
    .attr('transform', ({ id }) => (id === 'sign' ? `translate(${tenths(front)},${track})` : null));
  joined(group, 'text', [
    { id: 'name', x: left - 6, anchor: 'start', text: laid.id },
    { id: 'words', x: right + 8, anchor: 'end', text: lane.words },
  ])
    .attr('class', ({ id }) => `lane-${id}`)
    .attr('x', ({ x }) => x)
    .attr('y', words)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);
}

/** A flag's pole for who is done, a barrier for who was stopped. */
function endPath({ lane, front, track }: LaidLane): string {
  const x = tenths(front);
  if (lane.state === 'done') return `M${x},${track - 10}V${track + 10}`;
  if (lane.state !== 'stopped') return '';
  return `M${tenths(front - 3)},${track - 8}V${track + 8}M${tenths(front + 2)},${track - 8}V${track + 8}`;
}

function ghostPath({ x, isBeyond }: LaidGhost, track: number): string {
  // What ended beyond this race's end points there.
  if (isBeyond) return `M${tenths(x + 2)},${track - 6}l6,6l-6,6`;
  return `M${tenths(x)},${track - 12}v7m0,10v7`;
}

function diamond(x: number, y: number): string {
  return `M${tenths(x)},${y - 5}l3.5,5l-3.5,5l-3.5,-5Z`;
}

/** A short upright line in each lane. */
function posts({ lanes }: LanesLayout, x: number): string {
  return lanes.map(({ track }) => `M${tenths(x)},${track - 9}v18`).join('');
}

function drawAxis(group: SVGGElement, layout: LanesLayout): void {
  const { ticks, left, right, bottom } = layout;
  joined(group, 'path', [
    { id: 'start', d: posts(layout, left) },
    ...ticks.map(({ id, x }) => ({ id, d: `M${tenths(x)},${bottom - 2}v6` })),
  ]).attr('d', ({ d }) => d);
  const last = ticks.at(-1);
  const anchorOf = (x: number): string => (x > right - 30 ? 'end' : x < left + 10 ? 'start' : 'middle');
  joined(group, 'text', ticks)
    .attr('x', ({ x }) => tenths(x > right - 30 ? right + 8 : x < left + 10 ? left - 6 : x))
    .attr('y', bottom + 18)
    .attr('text-anchor', ({ x }) => anchorOf(x))
    .text((tick) => (tick === last ? `${tick.text} updates` : tick.text));
}
