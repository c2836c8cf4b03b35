/** Draws walks and what they say into two <svg>s: at build time into linkedom ones, then over them. */
import { select } from 'd3-selection';
import { inWords } from '#english/english.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { type Tick, CHART, estimatesLayout, LETTER } from './estimates-layout.ts';
import { walksLayout } from './layout.ts';
import { HEIGHT, WIDTH } from './sizes.ts';
import { type WalkedTree, type WalksView, about, describeEstimates, describeWalks } from './view.ts';

/** The tree, as far as the walks have seen it, with their lines; or the whole one. */
export function drawWalkedTree(svg: SVGSVGElement, view: WalkedTree, options: PictureName): void {
  const { shapes, lines, weights } = walksLayout(view);
  select(svg).classed('walked-tree', true).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  namePicture(svg, options, describeWalks(view));
  const layer = layers(svg, ['walk-nodes', 'walk-lines', 'walk-weights']);
  joined(layer['walk-nodes'], 'path', shapes)
    .attr('class', ({ id }) => `walk-node is-${id.replace(' ', '-')}`)
    .attr('d', ({ d }) => d);
  joined(layer['walk-lines'], 'path', lines)
    .attr('class', ({ isLast }) => (isLast ? 'walk-line is-last' : 'walk-line'))
    .attr('d', ({ d }) => d);
  joined(layer['walk-weights'], 'text', weights)
    .attr('x', ({ x }) => hundredths(x))
    .attr('y', ({ y }) => hundredths(y))
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ weight }) => `× ${inWords(weight)}`);
}

/** The estimates of the walks as bars on a scale of tens, their mean, and the truth. */
export function drawEstimates(svg: SVGSVGElement, view: WalksView, options: PictureName): void {
  const { ticks, bars, mean, truth, last } = estimatesLayout(view);
  select(svg).classed('walk-estimates', true).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  namePicture(svg, options, describeEstimates(view));
  const layer = layers(svg, ['estimate-axis', 'estimate-bars', 'estimate-marks', 'estimate-words']);
  const { left, right, top, bottom } = CHART;
  joined(layer['estimate-axis'], 'path', [
    { id: 'base', d: `M${left},${bottom}H${right}` },
    { id: 'ticks', d: ticks.map(({ x }) => `M${hundredths(x)},${bottom}v6`).join('') },
  ]).attr('d', ({ d }) => d);
  joined(layer['estimate-bars'], 'path', bars).attr('d', ({ d }) => d);

  const strip = top - 16;
  const marks = [
    ...(truth === null ? [] : [{ id: 'truth', d: `M${hundredths(truth)},20V${bottom}` }]),
    ...(mean
      ? [
          {
            id: 'error',
            d: `M${hundredths(mean.from)},${strip}H${hundredths(mean.to)}M${hundredths(mean.from)},${strip - 5}v10M${hundredths(mean.to)},${strip - 5}v10`,
          },
          { id: 'mean', d: `M${hundredths(mean.x)},${strip - 5}l5,5l-5,5l-5,-5z` },
        ]
      : []),
    ...(last === null ? [] : [{ id: 'last', d: `M${hundredths(last)},${bottom + 2}l6,10h-12z` }]),
  ];
  joined(layer['estimate-marks'], 'path', marks)
    .attr('class', ({ id }) => `estimate-${id}`)
    .attr('d', ({ d }) => d);
  joined(layer['estimate-words'], 'text', [...marksWords(view), ...axisWords(ticks)])
    .attr('class', ({ id }) => `estimate-word is-${id.split('-')[0] ?? ''}`)
    .attr('x', ({ x }) => hundredths(x))
    .attr('y', ({ y }) => y)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);
}

interface Word {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** What the marks of the estimates are called, each beside its mark. */
function marksWords(view: WalksView): Word[] {
  const { mean, truth, last } = estimatesLayout(view);
  const { nodes } = view.estimate;
  const { top, bottom } = CHART;
  const words: Word[] = [];
  if (truth !== null && view.truth !== null) {
    words.push(centred('truth', truth, 14, `the tree: ${inWords(view.truth)}`));
  }
  if (mean) {
    const error = Number.isFinite(nodes.error) ? ` ± ${about(nodes.error)}` : '';
    const text = `mean ${about(nodes.mean)}${error}`;
    // On the side where the truth is not, if there is room.
    const wide = text.length * LETTER + 12;
    const isLeft = truth === null ? mean.to + wide > WIDTH : truth > mean.x && mean.from > wide;
    const hasRoom = isLeft ? mean.from > wide : mean.to + wide < WIDTH;
    words.push(
      hasRoom
        ? {
            id: 'mean',
            text,
            y: top - 12,
            anchor: isLeft ? 'end' : 'start',
            x: isLeft ? mean.from - 10 : mean.to + 10,
          }
        : centred('mean', mean.x, top - 26, text),
    );
  }
  if (last !== null) {
    const isLeft = last > WIDTH - 100;
    const x = last + (isLeft ? -10 : 10);
    words.push({ id: 'last', x, y: bottom + 13, text: 'last walk', anchor: isLeft ? 'end' : 'start' });
  }
  return words;
}

function axisWords(ticks: readonly Tick[]): Word[] {
  const { right, bottom } = CHART;
  return [
    ...ticks.map(({ id, x, text }) => centred(`tick-${id}`, x, bottom + 33, text)),
    { id: 'axis', x: right, y: bottom + 54, text: 'nodes estimated, on a logarithmic scale', anchor: 'end' },
  ];
}

/** A word in the middle of its place, or as near to it as the edges let it be. */
function centred(id: string, x: number, y: number, text: string): Word {
  const half = (text.length * LETTER) / 2;
  return { id, y, text, x: Math.max(half, Math.min(WIDTH - half, x)), anchor: 'middle' };
}
