/** A large matrix as a still picture in SVG, the same as the canvas paints: the whole of it. */
import { select } from 'd3-selection';
import { layers } from '../kit/joined.ts';
import { namePicture } from '../kit/name-picture.ts';
import { paintMatrix } from './paint.ts';
import { hueTokens } from './paint-colours.ts';
import { type MatrixColour, type MatrixPalette, matrixTokens } from './palette.ts';
import { shapeOf } from './shape.ts';
import { createSvgPen, writeMarks } from '../kit/svg-pen.ts';
import type { MatrixView } from './view.ts';
import { type Size, type Viewport, fitViewport, stillSizes } from './viewport.ts';
import { describeMatrix } from './describe.ts';

interface MatrixOverviewOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title?: string;
  /** Size of the picture; it grows with its place and keeps its shape. */
  readonly size?: Size;
  /** The token of a colour for a group of rows: `(name) => \`--piece-${name}\``. */
  readonly groupToken?: (name: string) => string | null;
}

/** Draws the view as a few paths and names. Returns the viewport it was drawn in. */
export function drawMatrixOverview(svg: SVGSVGElement, view: MatrixView, options: MatrixOverviewOptions): Viewport {
  const { id, title = 'Matrix', size = stillSizes.wide } = options;
  const shape = shapeOf(view.source);
  const viewport = fitViewport(shape, size);
  const pen = createSvgPen();
  const palette = tokenPalette(view, options.groupToken);
  paintMatrix(pen, view, viewport, palette);
  select(svg)
    .classed('matrix-overview', true)
    .attr('viewBox', `0 0 ${size.width} ${size.height}`)
    .attr('width', size.width)
    .attr('height', size.height);
  namePicture(svg, { id, title }, describeMatrix(view));
  const { marks } = layers(svg, ['marks']);
  select(marks).attr('shape-rendering', 'crispEdges');
  writeMarks(marks, pen.marks());
  return viewport;
}

/** Colours as tokens, so that the still picture follows the theme. */
function tokenPalette(view: MatrixView, groupToken: MatrixOverviewOptions['groupToken']): MatrixPalette {
  const names = Object.keys(matrixTokens) as MatrixColour[];
  const colours = Object.fromEntries(names.map((name) => [name, `var(${matrixTokens[name]})`]));
  const groups = new Map<string, string>();
  for (const { name } of shapeOf(view.source).rowGroups) {
    const token = groupToken?.(name);
    if (token) groups.set(name, `var(${token})`);
  }
  return {
    ...(colours as Record<MatrixColour, string>),
    hatching: 'var(--covered-ground)',
    font: 'var(--font-mono)',
    groups,
    hues: new Map(hueTokens(view.source).map((token) => [token, `var(${token})`])),
  };
}
