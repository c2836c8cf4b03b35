/** Draws what progress bars show over the time of a run: one line a bar, and the one that is true. */
import { select } from 'd3-selection';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { CHART, HEIGHT, momentLine, percentText, WIDTH } from './moment.ts';

interface BarLine {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1, from the start of the run to its end. */
  readonly shares: readonly number[];
  /** What is written beside the line, and at which share of the time. */
  readonly label: LineLabel;
}

export interface LineLabel {
  readonly text: string;
  readonly at: number;
  /** On which side of the line there is room. */
  readonly side: 'above' | 'below';
}

const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

export function drawBarLines(svg: SVGSVGElement, lines: readonly BarLine[], at: number, options: PictureName): void {
  const { left, right, top, bottom } = CHART;
  const x = (share: number): number => hundredths(left + share * (right - left));
  const y = (share: number): number => hundredths(bottom - share * (bottom - top));
  select(svg).classed('bar-lines', true).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  namePicture(svg, options, describeBars(lines));
  const layer = layers(svg, ['bar-grid', 'bar-ways', 'bar-moment', 'bar-words', 'bar-names']);
  joined(
    layer['bar-grid'],
    'path',
    TENTHS.map((tenth) => ({ id: String(tenth), d: `M${left},${y(tenth)}H${right}` })),
  ).attr('d', ({ d }) => d);
  const truth = { id: 'truth', d: `M${x(0)},${y(0)}L${x(1)},${y(1)}` };
  const ways = lines.map(({ id, shares }) => ({
    id,
    d: `M${shares.map((share, index) => `${x(index / (shares.length - 1))},${y(share)}`).join('L')}`,
  }));
  joined(layer['bar-ways'], 'path', [truth, ...ways])
    .attr('class', ({ id }) => `bar-way is-${id}`)
    .attr('d', ({ d }) => d);
  joined(layer['bar-moment'], 'path', [{ id: 'moment' }])
    .attr('data-part', 'moment')
    .attr('d', momentLine(at));
  const every = TENTHS.filter((_, index) => index % 2 === 0);
  joined(layer['bar-words'], 'text', [
    ...every.map((share) => ({
      id: `y${share}`,
      x: left - 8,
      y: y(share) + 4,
      text: percentText(share),
      anchor: 'end',
    })),
    ...every.map((share) => ({
      id: `x${share}`,
      x: x(share),
      y: bottom + 20,
      text: percentText(share),
      anchor: 'middle',
    })),
    { id: 'time', x: right, y: bottom + 38, text: 'of the time', anchor: 'end' },
  ])
    .attr('x', (word) => word.x)
    .attr('y', (word) => word.y)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);

  const names = lines.map(({ id, shares, label: { text, at, side } }) => {
    const share = shares[Math.round(at * (shares.length - 1))] ?? 0;
    const isAbove = side === 'above';
    return { id, text, x: x(at) + (isAbove ? -6 : 6), y: y(share) + (isAbove ? -7 : 17), isAbove };
  });
  joined(layer['bar-names'], 'text', names)
    .attr('class', ({ id }) => `is-${id}`)
    .attr('x', (name) => name.x)
    .attr('y', (name) => hundredths(name.y))
    .attr('text-anchor', ({ isAbove }) => (isAbove ? 'end' : 'start'))
    .text(({ text }) => text);
}

/** The picture in words. */
export function describeBars(lines: readonly BarLine[]): string {
  const said = lines.map(({ name, shares }) => {
    const at = (share: number): string => percentText(shares[Math.round(share * (shares.length - 1))] ?? 0);
    return (
      `The bar ${name} shows ${at(0.25)} at a quarter of the time, ${at(0.5)} at half, ${at(0.75)} at three ` +
      `quarters and ${at(0.9)} at nine tenths.`
    );
  });
  return `What each bar shows over the time of one run. A truthful bar rises in a straight line. ${said.join(' ')}`;
}
