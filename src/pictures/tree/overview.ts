/** The tree of a long run as a still picture in SVG, the same as the canvas paints. */
import { select } from 'd3-selection';
import type { Names } from '#history/caption.ts';
import type { Frame, Recording } from '#history/index.ts';
import { surveyTree } from '#history/tree-survey.ts';
import { joined, layers, only } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { createSvgPen, writeMarks } from '../kit/svg-pen.ts';
import { type Size, icicleLayout, windowOf } from './icicle.ts';
import { paintTree } from './paint.ts';
import { type TreeColour, type TreePalette, treeTokens } from './palette.ts';
import { counted, inWords } from '#english/english.ts';

interface OverviewMoment {
  readonly recording: Recording;
  readonly frame: Frame;
  readonly names: Names;
}

/** What the picture measures: its place on a laptop, so that nothing changes when the browser's canvas takes over. */
const SIZE: Size = { width: 950, height: 270 };

/** Draws the tree of all that is recorded, at the frame, in a few paths. */
export function drawTreeOverview(
  svg: SVGSVGElement,
  { recording, frame, names }: OverviewMoment,
  { id, title }: PictureName,
): void {
  const survey = surveyTree(recording, frame.zoom);
  const layout = icicleLayout(SIZE, recording.totals.profile.length);
  const window = windowOf({ from: 0, to: recording.lastStep(frame.zoom) }, layout);
  survey.refine(window, () => false);
  const pen = createSvgPen();
  const view = {
    summary: survey.summary(window),
    names,
    cursor: frame.step,
    depth: frame.path.length,
    row: null,
    pointed: null,
    hasFocus: false,
  };
  paintTree(pen, view, layout, tokenPalette(id));
  select(svg)
    .classed('tree-overview', true)
    .attr('viewBox', `0 0 ${SIZE.width} ${SIZE.height}`)
    .attr('width', SIZE.width)
    .attr('height', SIZE.height)
    .attr('preserveAspectRatio', 'xMidYMin');
  namePicture(svg, { id, title }, describeRun(recording, frame));
  const { defs, marks } = layers(svg, ['defs', 'marks']);
  drawPatterns(defs, id);
  writeMarks(marks, pen.marks());
}

/** The picture in words. */
function describeRun({ totals, finished }: Recording, frame: Frame): string {
  const { nodes, solutions, deadEnds, profile } = totals;
  const soFar = finished ? '' : ' so far';
  return (
    `Search tree over time: ${counted(nodes, 'node')} on ${counted(profile.length, 'level')}${soFar}, ` +
    `${counted(deadEnds, 'dead end')} and ${counted(solutions, 'solution')} among them. ` +
    `The search is at level ${frame.path.length}, at step ${inWords(frame.step)}.`
  );
}

function tokenPalette(id: string): TreePalette {
  const names = Object.keys(treeTokens) as TreeColour[];
  const colours = Object.fromEntries(names.map((name) => [name, `var(${treeTokens[name]})`]));
  return {
    ...(colours as Record<TreeColour, string>),
    crowd: `url(#${id}-crowd)`,
    hatching: `url(#${id}-dead)`,
    ahead: `url(#${id}-ahead)`,
    font: 'var(--font-mono)',
  };
}

/** What the canvas has as repeating patterns, with their colours, so that no sheet has to know them. */
function drawPatterns(layer: SVGGElement, id: string): void {
  const dotted = { fill: 'var(--rule-strong)', stroke: 'none' };
  const hatched = { fill: 'none', stroke: 'var(--dead-end)' };
  const patterns = [
    { id: 'crowd', side: 3, d: 'M0,0H1V3H0Z', ...dotted },
    { id: 'dead', side: 5, d: 'M-1,6L6,-1M-1,1L1,-1M4,6L6,4', ...hatched },
    { id: 'ahead', side: 8, d: 'M1,1H2V2H1ZM5,5H6V6H5Z', ...dotted },
  ];
  joined(layer, 'pattern', patterns)
    .attr('id', (pattern) => `${id}-${pattern.id}`)
    .attr('width', ({ side }) => side)
    .attr('height', ({ side }) => side)
    .attr('patternUnits', 'userSpaceOnUse')
    .each(function ({ d, fill, stroke }) {
      only(this, 'path', 'lines').attr('d', d).attr('fill', fill).attr('stroke', stroke);
    });
}
