/**
 * Draws a run for the cheapest cover: what is spent and owed, step by step, under the cutoff, which falls with each better
 * cover; and below it what each row costs, and what a cover with it would. Only what has happened is drawn.
 */
import { select } from 'd3-selection';
import { joined, layers, only } from '../kit/joined.ts';
import type { Moment } from '../kit/moment.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { type CoursePoint, type PricesView, pricesView } from './view.ts';

const WIDTH = 372;
const CHART = { left: 34, right: 258, top: 16, bottom: 116 } as const;
const LINE = 22;
const ROWS = 176;

export function drawPrices(
  svg: SVGSVGElement,
  moment: Moment,
  course: readonly CoursePoint[],
  options: PictureName,
): void {
  const view = pricesView(moment);
  if (!view) return;
  select(svg)
    .classed('prices', true)
    .attr('viewBox', `0 0 ${WIDTH} ${ROWS + view.rows.length * LINE + 2}`);
  namePicture(svg, options, view.words);
  const layer = layers(svg, ['prices-axis', 'prices-lines', 'prices-marks', 'prices-words', 'prices-rows']);
  drawChart(layer, view, course);
  drawRows(layer['prices-rows'], view, moment);
}

type Layer = Record<'prices-axis' | 'prices-lines' | 'prices-marks' | 'prices-words', SVGGElement>;

function drawChart(
  layer: Layer,
  { decision, spent, owed, atLeast, cutoff, pruned }: PricesView,
  course: readonly CoursePoint[],
): void {
  const { left, right, top, bottom } = CHART;
  const values = course.flatMap((point) => [point.atLeast, ...(point.cutoff === Infinity ? [] : [point.cutoff])]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (step: number): number => hundredths(left + (step / Math.max(1, course.length - 1)) * (right - left));
  const y = (cost: number): number =>
    hundredths(bottom - ((cost - least) / Math.max(1, most - least)) * (bottom - top));
  const past = course.slice(0, decision + 1);
  joined(layer['prices-axis'], 'path', [{ id: 'axis' }]).attr('d', `M${left},${top - 8}V${bottom + 8}H${right}`);
  const line = (of: (point: CoursePoint) => number): string => {
    const known = past.flatMap((point, step) => (of(point) === Infinity ? [] : [[step, of(point)] as const]));
    return known.map(([step, cost], at) => (at === 0 ? `M${x(step)},${y(cost)}` : `H${x(step)}V${y(cost)}`)).join('');
  };
  joined(layer['prices-lines'], 'path', [
    { id: 'at-least', d: line((point) => point.atLeast) },
    { id: 'cutoff', d: line((point) => point.cutoff) },
  ])
    .attr('class', ({ id }) => `is-${id}`)
    .attr('d', ({ d }) => d);
  const marks = past.flatMap(({ event, isPruned, atLeast: cost }, step) => {
    const at = `translate(${x(step)},${y(cost)})`;
    if (event === 'solution') return [{ id: `solution-${step}`, kind: 'solution', at, d: 'M0,-7L7,0L0,7L-7,0Z' }];
    return isPruned ? [{ id: `pruned-${step}`, kind: 'pruned', at, d: 'M-5,-5L5,5M5,-5L-5,5' }] : [];
  });
  const now = {
    id: 'now',
    kind: 'now',
    at: `translate(${x(decision)},${y(atLeast)})`,
    d: 'M-4,0A4,4 0 1 1 4,0A4,4 0 1 1 -4,0Z',
  };
  joined(layer['prices-marks'], 'path', [now, ...marks])
    .attr('class', ({ kind }) => `is-${kind}`)
    .attr('transform', ({ at }) => at)
    .attr('d', ({ d }) => d);
  // At the same height, the words would lie over each other.
  const isClose = cutoff !== Infinity && y(atLeast) - y(cutoff) < 18;
  joined(layer['prices-words'], 'text', [
    { id: 'most', x: left - 6, y: y(most) + 5, anchor: 'end', text: String(most) },
    { id: 'least', x: left - 6, y: y(least) + 5, anchor: 'end', text: String(least) },
    { id: 'at-least', x: right + 8, y: y(atLeast) + (isClose ? 14 : 5), anchor: 'start', text: `at least ${atLeast}` },
    ...(cutoff === Infinity
      ? []
      : [{ id: 'cutoff', x: right + 8, y: y(cutoff) - (isClose ? 3 : -5), anchor: 'start', text: `best ${cutoff}` }]),
    { id: 'owed', x: 0, y: 144, anchor: 'start', text: `${spent} spent + ${owed} owed = at least ${atLeast}` },
    { id: 'pruned', x: WIDTH, y: 144, anchor: 'end', text: `pruned: ${pruned}` },
    { id: 'head', x: 0, y: 168, anchor: 'start', text: 'price − taxes = net' },
    ...(cutoff === Infinity ? [] : [{ id: 'compared', x: WIDTH, y: 168, anchor: 'end', text: 'at least + net' }]),
  ])
    .attr('class', ({ id }) => `is-${id}`)
    .attr('x', (word) => word.x)
    .attr('y', (word) => word.y)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);
}

function drawRows(layer: SVGGElement, { rows }: PricesView, { highlight }: Moment): void {
  const groups = joined(
    layer,
    'g',
    rows.map((row) => ({ ...row, id: `row-${row.row}` })),
  )
    .attr('class', ({ row, state, isTooDear }) => {
      return `prices-row is-${state}${isTooDear ? ' is-too-dear' : ''}${row === highlight.row ? ' is-lit' : ''}`;
    })
    .attr('data-row', ({ row }) => row)
    .attr('transform', (_, at) => `translate(0,${ROWS + at * LINE})`);
  groups.each(function ({ name, sum, compared, said }) {
    only(this, 'rect', 'prices-ground')
      .attr('width', WIDTH)
      .attr('height', LINE - 2)
      .attr('rx', 4);
    only(this, 'text', 'prices-name').attr('x', 6).attr('y', 15.5).text(name);
    only(this, 'text', 'prices-sum').attr('x', 174).attr('y', 15.5).attr('text-anchor', 'end').text(sum);
    only(this, 'text', 'prices-said')
      .attr('x', WIDTH - 8)
      .attr('y', 15.5)
      .attr('text-anchor', 'end')
      .text(compared === '' || said === '' ? compared + said : `${compared} ${said}`);
  });
}
