/** Draws a small matrix into an <svg>: at build time into a linkedom one, in the browser over it. */
import { select } from 'd3-selection';
import type { Move } from '#history/frame.ts';
import { lookOf } from '../kit/colour-looks.ts';
import { joined, layers } from '../kit/joined.ts';
import { namePicture } from '../kit/name-picture.ts';
import { drawHits, drawOnes } from './draw-cells.ts';
import { drawColours } from './draw-colours.ts';
import { drawColumnHeaders, drawRowHeaders } from './draw-headers.ts';
import { drawColumnMarks } from './draw-marks.ts';
import { drawNumbers } from './draw-numbers.ts';
import { drawColumnPlaces } from './draw-places.ts';
import { drawBars, drawHatching, drawPointed, drawOutlines, drawStrikes } from './draw-states.ts';
import { type MatrixDrawOptions, type MatrixLayout, columnX, layoutMatrix, rowY } from './layout.ts';
import { CROSS, LID, TAG } from './signs.ts';
import type { MatrixView } from './view.ts';
import { describeMatrix, describeSize } from './describe.ts';
import { hundredths } from '../kit/round.ts';

/** From the lowest to the highest. */
const LAYERS = [
  'matrix-ground',
  'matrix-covered',
  'matrix-lit',
  'matrix-bars',
  'matrix-hits',
  'matrix-ones',
  'matrix-outlines',
  'matrix-strikes',
  'matrix-columns',
  'matrix-rows',
  'matrix-numbers',
  'matrix-move',
] as const;

/** Draws the view. Drawing again on the same svg updates it in place. Returns the layout. */
export function drawMatrix(svg: SVGSVGElement, view: MatrixView, options: MatrixDrawOptions): MatrixLayout {
  const layout = layoutMatrix(view, options);
  const { id, title = 'Matrix', interactive = false } = options;
  select(svg)
    .classed('matrix', true)
    .classed('is-close', layout.pitch < layout.cell)
    .classed('is-in-room', Boolean(options.room))
    .attr('viewBox', `0 0 ${hundredths(layout.width)} ${hundredths(layout.height)}`)
    .attr('width', hundredths(layout.width))
    .attr('height', hundredths(layout.height))
    .style('--natural-width', `${hundredths(layout.width)}px`);
  namePicture(svg, { id, title }, describeMatrix(view), interactive ? 'group' : 'img');
  if (interactive) {
    // A group is described at each focus that enters it: in a line, as each header has words of its own.
    svg.removeAttribute('aria-describedby');
    svg.setAttribute('aria-description', describeSize(view));
  }
  const layer = layers<(typeof LAYERS)[number] | 'matrix-places' | 'matrix-marks'>(svg, [
    ...LAYERS,
    ...(layout.placesTop === null ? [] : (['matrix-places'] as const)),
    ...(view.marks ? (['matrix-marks'] as const) : []),
  ]);
  drawGround(layer['matrix-ground'], view, layout);
  drawHatching(layer['matrix-covered'], view, layout, id);
  drawPointed(layer['matrix-lit'], view, layout);
  drawBars(layer['matrix-bars'], view, layout);
  drawHits(layer['matrix-hits'], view, layout, options);
  drawOnes(layer['matrix-ones'], view, layout);
  if (view.source.matrix.colours) drawColours(layer['matrix-ones'], view, layout);
  drawOutlines(layer['matrix-outlines'], view, layout);
  drawStrikes(layer['matrix-strikes'], view, layout);
  drawColumnHeaders(layer['matrix-columns'], view, layout, options);
  drawRowHeaders(layer['matrix-rows'], view, layout, options);
  drawNumbers(layer['matrix-numbers'], view, layout);
  drawMove(layer['matrix-move'], view, layout);
  if (layout.placesTop !== null) drawColumnPlaces(layer['matrix-places'], view, layout, layout.placesTop);
  if (view.marks) drawColumnMarks(layer['matrix-marks'], view, layout);
  return layout;
}

/** Hairlines between rows and columns, stronger ones between groups, and the groups' names. */
function drawGround(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const { left, right, top, bottom, pitch, groupsTop, headTop } = layout;
  const across = Array.from(
    { length: view.rows.length + 1 },
    (_, row) => `M${left},${hundredths(rowY(layout, row))}H${right}`,
  );
  const down = Array.from(
    { length: view.columns.length + 1 },
    (_, column) => `M${columnX(layout, column)},${hundredths(top)}V${hundredths(bottom)}`,
  );
  const groups = layout.hasGroups ? (view.source.groups ?? []) : [];
  const edges = groups.slice(1).map(({ from }) => `M${columnX(layout, from)},${headTop}V${hundredths(bottom)}`);
  joined(layer, 'path', [
    { id: 'grid', d: [...across, ...down].join('') },
    { id: 'edges', d: edges.join('') },
  ])
    .attr('class', (path) => `matrix-${path.id}`)
    .attr('d', (path) => path.d);
  joined(
    layer,
    'text',
    groups.map((group, index) => ({ ...group, id: `group-${index}` })),
  )
    .attr('class', 'matrix-group')
    .attr('x', (group) => columnX(layout, group.from) + 3)
    .attr('y', groupsTop + 13)
    .text((group) => fitted(group.name, (group.to - group.from) * pitch - 6));
}

/** Cuts a name that is wider than its place; the columns' own words say the whole of it. */
function fitted(name: string, width: number): string {
  const most = Math.floor(width / 7.2);
  return name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}…`;
}

/** A lid that closes or opens, or a tag that is hung up or taken down. */
function signOfMove({ source }: MatrixView, { kind, column, colour }: Move) {
  const sign = { kind, column, id: `${kind}-${column}` };
  if (colour === undefined) return { ...sign, d: LID[kind], text: kind };
  const text = `${kind === 'cover' ? 'takes' : 'loses'} ${lookOf(source.matrix, colour).sign}`;
  return { ...sign, d: TAG, text };
}

/** The sign and the word over the header of a column that is covered or uncovered, or is a dead end. */
function drawMove(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const { move } = view;
  const dead = view.columns.indexOf('dead end');
  const signs = !layout.hasSigns
    ? []
    : move
      ? [signOfMove(view, move)]
      : dead >= 0
        ? [{ kind: 'dead-end', column: dead, id: `dead-end-${dead}`, d: CROSS, text: 'dead end' }]
        : [];
  const isLate = (sign: { column: number }): boolean => columnX(layout, sign.column) + 90 > layout.width;
  const groups = joined(layer, 'g', signs, (group) => {
    select(group).append('path');
    select(group).append('text');
  })
    .attr('class', (sign) => `matrix-sign is-${sign.kind}`)
    .attr(
      'transform',
      ({ column }) => `translate(${columnX(layout, column) + layout.pitch / 2},${layout.moveTop + 13})`,
    );
  groups.select('path').attr('d', (sign) => sign.d);
  groups
    .select('text')
    .attr('x', (sign) => (isLate(sign) ? -13 : 13))
    .attr('y', 6)
    .attr('text-anchor', (sign) => (isLate(sign) ? 'end' : 'start'))
    .text((sign) => sign.text);
}
