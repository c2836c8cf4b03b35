/** Draws the places of columns with bounds, filled by the rows that are taken; those that may stay free are dashed. */
import { select } from 'd3-selection';
import { joined, layers, only } from '../kit/joined.ts';
import type { Moment } from '../kit/moment.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { type ColumnPlaces, placesView } from './view.ts';

const LINE = 38;
const TOP = 30;
const WIDTH = 372;
const FIRST = 48;
const PLACE = { width: 40, height: 28, step: 44 } as const;

/** Where the numbers of a sum are, with the words over them, and the signs between. */
const NUMBERS = { rows: 162, slack: 210, bound: 260, degree: 345 } as const;
const SIGNS = [
  { id: 'plus', x: 185, text: '+' },
  { id: 'minus', x: 235, text: '−' },
  { id: 'equals', x: 302, text: '+ 1 =' },
] as const;
const WORDS = ['rows', 'slack', 'bound', 'degree'] as const;

export function drawPlaces(svg: SVGSVGElement, moment: Moment, options: PictureName): void {
  const columns = placesView(moment);
  const height = TOP + columns.length * LINE + 4;
  select(svg).classed('places', true).attr('viewBox', `0 0 ${WIDTH} ${height}`);
  namePicture(svg, options, columns.map(({ words }) => words).join(' '));
  const layer = layers(svg, ['places-head', 'places-columns']);
  // Where there is no sum its words would explain nothing.
  const words = columns.some(({ sum }) => sum) ? WORDS : [];
  joined(
    layer['places-head'],
    'text',
    words.map((id) => ({ id })),
  )
    .attr('x', ({ id }) => NUMBERS[id])
    .attr('y', 18)
    .attr('text-anchor', 'middle')
    .text(({ id }) => id);
  const groups = joined(
    layer['places-columns'],
    'g',
    columns.map((column) => ({ ...column, id: `column-${column.column}` })),
  )
    .attr('class', ({ column, state, said }) => {
      const isLit = column === moment.highlight.column;
      return `places-column is-${state.replace(' ', '-')}${said === '' ? '' : ` is-${said}`}${isLit ? ' is-lit' : ''}`;
    })
    .attr('data-column', ({ column }) => column)
    .attr('transform', (_, at) => `translate(0,${TOP + at * LINE})`);
  groups.each(function (column) {
    drawColumn(this, column);
  });
}

function drawColumn(group: SVGGElement, { name, places, said, sum }: ColumnPlaces): void {
  only(group, 'rect', 'places-ground')
    .attr('width', WIDTH)
    .attr('height', LINE - 2)
    .attr('rx', 4);
  only(group, 'text', 'places-name').attr('x', 6).attr('y', 23).text(name);
  const boxes = joined(
    only(group, 'g', 'places-boxes').node() as SVGGElement,
    'g',
    places.map((place, at) => ({ ...place, id: `place-${at}`, at })),
  )
    .attr('class', (place) => `place is-${place.state}${place.isOptional ? ' is-optional' : ''}`)
    .attr('data-row', ({ row }) => (row < 0 ? null : row))
    .attr('transform', ({ at }) => `translate(${FIRST + at * PLACE.step},4)`);
  boxes.each(function ({ text }) {
    only(this, 'rect', 'place-box').attr('width', PLACE.width).attr('height', PLACE.height).attr('rx', 4);
    only(this, 'text', 'place-text')
      .attr('x', PLACE.width / 2)
      .attr('y', 19)
      .attr('text-anchor', 'middle')
      .text(text);
  });
  only(group, 'text', 'places-said')
    .attr('x', WIDTH - 6)
    .attr('y', 23)
    .attr('text-anchor', 'end')
    .text(said);
  const parts = sum ? [...WORDS.map((id) => ({ id, x: NUMBERS[id], text: String(sum[id]) })), ...SIGNS] : [];
  joined(only(group, 'g', 'places-sum').node() as SVGGElement, 'text', parts)
    .attr('class', ({ id }) => `is-${id}`)
    .attr('x', ({ x }) => x)
    .attr('y', 23)
    .attr('text-anchor', 'middle')
    .text(({ text }) => text);
}
