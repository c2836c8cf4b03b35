/** Draws walks and what they say into two <svg>s: at build time into linkedom ones, then over them. */
import { select } from 'd3';
import { inWords } from '../../words/english.ts';
import { joined, layers } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { estimatesLayout, treeLayout } from './layout.ts';
import { HEIGHT, WIDTH } from './sizes.ts';
import type { WalksView } from './view.ts';
import { about, describeEstimates, describeTree } from './view.ts';

/** The tree, as far as the walks have seen it, with their lines. */
export function drawWalkedTree(svg: SVGSVGElement, view: WalksView, options: PictureName): void {
  const { shapes, lines, weights, right } = treeLayout(view);
  select(svg).classed('walked-tree', true).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  namePicture(svg, options, describeTree(view));
  const layer = layers(svg, ['walk-nodes', 'walk-lines', 'walk-weights']);
  joined(layer['walk-nodes'], 'path', shapes)
    .attr('class', ({ id }) => `walk-node is-${id.replace(' ', '-')}`)
    .attr('d', ({ d }) => d);
  joined(layer['walk-lines'], 'path', lines)
    .attr('class', ({ isLast }) => (isLast ? 'walk-line is-last' : 'walk-line'))
    .attr('d', ({ d }) => d);
  const heads = weights.length === 0 ? [] : [{ id: 'head', y: 14, text: 'stands for' }];
  joined(layer['walk-weights'], 'text', [
    ...heads,
    ...weights.map(({ id, y, weight }) => ({ id, y, text: inWords(weight) })),
  ])
    .attr('x', right - 2)
    .attr('y', ({ y }) => hundredths(y))
    .attr('text-anchor', 'end')
    .text(({ text }) => text);
}

/** The estimates of the walks as bars on a scale of tens, their mean, and the truth. */
export function drawEstimates(svg: SVGSVGElement, view: WalksView, options: PictureName): void {
  const { ticks, bars, mean, truth, last, chart } = estimatesLayout(view);
  select(svg).classed('walk-estimates', true).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  namePicture(svg, options, describeEstimates(view));
  const layer = layers(svg, ['estimate-axis', 'estimate-bars', 'estimate-marks', 'estimate-words']);
  const { left, right, top, bottom } = chart;
  joined(layer['estimate-axis'], 'path', [
    { id: 'base', d: `M${left},${bottom}H${right}` },
    { id: 'ticks', d: ticks.map(({ x }) => `M${hundredths(x)},${bottom}v6`).join('') },
  ]).attr('d', ({ d }) => d);
  joined(layer['estimate-bars'], 'path', bars).attr('d', ({ d }) => d);

  const { nodes } = view.estimate;
  const lines = [
    ...(mean
      ? [
          {
            id: 'error',
            d: `M${hundredths(mean.from)},${top - 10}H${hundredths(mean.to)}m0,-5v10M${hundredths(mean.from)},${top - 15}v10`,
          },
          { id: 'mean', d: `M${hundredths(mean.x)},${top - 20}V${bottom}` },
        ]
      : []),
    ...(truth === null ? [] : [{ id: 'truth', d: `M${hundredths(truth)},${top - 20}V${bottom}` }]),
    ...(last === null ? [] : [{ id: 'last', d: `M${hundredths(last)},${bottom + 1}l5,8h-10z` }]),
  ];
  joined(layer['estimate-marks'], 'path', lines)
    .attr('class', ({ id }) => `estimate-${id}`)
    .attr('d', ({ d }) => d);

  // The two words stand over each other where their lines are close.
  const isClose = mean !== null && truth !== null && Math.abs(mean.x - truth) < 160;
  const anchored = (x: number): string =>
    x < left + 90 ? 'start' : x > right - 90 ? 'end' : 'middle';
  const words = [
    ...(mean ? [{ id: 'mean', x: mean.x, y: top - 25, text: `mean ${about(nodes.mean)}` }] : []),
    ...(truth === null || view.truth === null
      ? []
      : [
          {
            id: 'truth',
            x: truth,
            y: top - (isClose ? 43 : 25),
            text: `the tree: ${inWords(view.truth)}`,
          },
        ]),
  ];
  joined(layer['estimate-words'], 'text', [
    ...words.map((word) => ({ ...word, anchor: anchored(word.x) })),
    ...ticks.map(({ id, x, text }, index) => ({
      id: `tick-${id}`,
      x,
      y: bottom + 22,
      text,
      anchor: index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle',
    })),
  ])
    .attr('class', ({ id }) => `estimate-word is-${id.split('-')[0] ?? ''}`)
    .attr('x', ({ x }) => hundredths(x))
    .attr('y', ({ y }) => y)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);
}
