/**
 * Paints a large matrix: on a canvas in the browser, or into SVG at build time. Three levels of
 * detail come of themselves: far out a one is a mark of a pixel or more and groups have names,
 * nearer cells are squares, full or hollow, and close up rows and columns have their names.
 */
import { APART } from './ones.ts';
import { type Fading, splitView } from './fading.ts';
import type { Painting } from './painting.ts';
import { paintColumnHeads } from './paint-column-heads.ts';
import { paintSums } from './paint-marks.ts';
import { paintColours } from './paint-colours.ts';
import { paintParting } from './paint-parting.ts';
import { paintOnes } from './paint-ones.ts';
import { paintRowHeads } from './paint-row-heads.ts';
import { type Pen, fillBox } from '../kit/pen.ts';
import type { MatrixPalette } from './palette.ts';
import { hasOne, shapeOf } from './shape.ts';
import { type MatrixView, isFaded } from './view.ts';
import { type Place, type Viewport, visible, xOf, yOf } from './viewport.ts';

interface PaintOptions {
  /** Where the keyboard is, while the picture has the focus. */
  readonly cursor?: Place | null;
  /** Columns that a switch takes out or brings back, and how much of them is seen. */
  readonly fading?: { readonly columns: Fading; readonly opacity: number } | null;
}

/** From this width on a group of columns has a strong line at its side. */
const WIDE_GROUP = 40;

/** Paints the whole picture, headers included, in CSS pixels. */
export function paintMatrix(
  pen: Pen,
  view: MatrixView,
  viewport: Viewport,
  palette: MatrixPalette,
  options: PaintOptions = {},
): void {
  const painting: Painting = { pen, view, viewport, palette, shape: shapeOf(view.source) };
  fillBox(pen, palette.ground, 0, 0, viewport.width, viewport.height);
  paintFaded(painting);
  paintGrid(painting);
  paintLit(painting, true);
  paintBars(painting);
  paintOnesFading(painting, options.fading);
  paintColours(painting);
  paintOutlines(painting);
  paintSweep(painting);
  paintLit(painting, false);
  if (options.cursor) paintCursor(painting, options.cursor);
  paintRowHeads(painting);
  paintColumnHeads(painting);
  paintSums(painting);
  paintParting(painting);
}

/** The ones; those of columns on their way out or in are seen in part. */
function paintOnesFading(painting: Painting, fading: PaintOptions['fading']): void {
  if (!fading) {
    paintOnes(painting);
    return;
  }
  const { still, fading: columns } = splitView(painting.view, fading.columns);
  paintOnes({ ...painting, view: still });
  painting.pen.globalAlpha = fading.opacity;
  paintOnes({ ...painting, view: columns });
  painting.pen.globalAlpha = 1;
}

/** Covered columns and hidden rows: bands, neighbours in one piece, hatched where that can be seen. */
function paintFaded(painting: Painting): void {
  const { pen, view, viewport, shape, palette } = painting;
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  const [x0, x1, y0, y1] = [xOf(viewport, c0), xOf(viewport, c1), yOf(viewport, r0), yOf(viewport, r1)];
  const bands: [x: number, y: number, width: number, height: number][] = [];
  runs(
    c0,
    c1,
    (column) => view.columns[column] === 'covered',
    (from, to) => {
      const x = xOf(viewport, from);
      bands.push([x, y0, xOf(viewport, to) - x, y1 - y0]);
    },
  );
  runs(
    r0,
    r1,
    (row) => isFaded(view.rows[row]),
    (from, to) => {
      const y = yOf(viewport, from);
      bands.push([x0, y, x1 - x0, yOf(viewport, to) - y]);
    },
  );
  pen.fillStyle = palette.coveredGround;
  for (const band of bands) pen.fillRect(...snapped(...band));
  if (Math.min(viewport.scaleX, viewport.scaleY) < 2 * APART) return;
  pen.fillStyle = palette.hatching;
  for (const band of bands) pen.fillRect(...snapped(...band));
}

/** Hairlines between cells once cells are squares, and stronger ones between groups always. */
function paintGrid(painting: Painting): void {
  const { pen, viewport, shape, palette } = painting;
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  const [x0, x1, y0, y1] = [xOf(viewport, c0), xOf(viewport, c1), yOf(viewport, r0), yOf(viewport, r1)];
  if (viewport.scaleX >= 2 * APART) {
    for (let c = c0; c <= c1; c += 1) fillBox(pen, palette.rule, xOf(viewport, c), y0, 1, y1 - y0);
  }
  if (viewport.scaleY >= 2 * APART) {
    for (let r = r0; r <= r1; r += 1) fillBox(pen, palette.rule, x0, yOf(viewport, r), x1 - x0, 1);
  }
  for (const { from, to } of shape.rowGroups) {
    if ((to - from) * viewport.scaleY < 8 || from < r0 || from >= r1) continue;
    fillBox(pen, palette.rule, x0, yOf(viewport, from), x1 - x0, 1);
  }
  for (const { from, to } of shape.groups) {
    if (from <= c0 || from >= c1) continue;
    // Many narrow groups would be a fence.
    const colour = (to - from) * viewport.scaleX < WIDE_GROUP ? palette.rule : palette.ruleStrong;
    fillBox(pen, colour, xOf(viewport, from), y0, 1, y1 - y0);
  }
}

/** Rows that stand out, as bars across: chosen ones full, the one being tried outlined. */
function paintBars(painting: Painting): void {
  const { pen, view, viewport, palette, shape } = painting;
  const { r0, r1 } = visible(viewport, shape);
  const x0 = viewport.left;
  const width = Math.min(xOf(viewport, shape.columns), viewport.width - viewport.after) - x0;
  for (let row = r0; row < r1; row += 1) {
    const state = view.rows[row];
    if (state === 'free' || state === 'hidden' || state === 'candidate') continue;
    const height = Math.max(3, viewport.scaleY - 2);
    const y = yOf(viewport, row) + (viewport.scaleY - height) / 2;
    if (state === 'chosen' || state === 'clash') {
      const isThin = viewport.scaleY < 6;
      const edge = palette[state === 'clash' ? 'deadEnd' : 'chosenEdge'];
      const fill = state === 'clash' ? edge : palette.chosen;
      fillBox(pen, isThin ? edge : fill, x0, y, width, height);
      if (isThin) continue;
      pen.strokeStyle = edge;
      pen.lineWidth = 1;
      pen.strokeRect(x0 + 0.5, Math.round(y) + 0.5, width - 1, Math.round(height) - 1);
    } else if (state === 'trying') {
      fillBox(pen, palette[viewport.scaleY < 6 ? 'trying' : 'tryingGround'], x0, y, width, height);
      if (viewport.scaleY < 6) continue;
      pen.strokeStyle = palette.trying;
      pen.lineWidth = 2;
      pen.strokeRect(x0 + 1, Math.round(y) + 1, width - 2, Math.round(height) - 2);
    } else if (state === 'undone' || viewport.scaleY >= APART) {
      // Struck through: given up now, or tried before.
      const thickness = state === 'undone' ? 2 : 1;
      const middle = y + height / 2 - thickness / 2;
      fillBox(pen, palette.undone, x0, middle, width, thickness);
    }
  }
}

/** A double line around the column branched on, a single one at a dead end, a broken one at a cover. */
function paintOutlines({ pen, view, viewport, palette, shape }: Painting): void {
  const { c0, c1 } = visible(viewport, shape);
  const y = viewport.top - 6;
  const height = Math.min(viewport.height, yOf(viewport, shape.rows)) - y;
  const box = (column: number, out: number): void => {
    const x = Math.round(xOf(viewport, column)) - out;
    pen.strokeRect(x, y, Math.max(1, Math.round(viewport.scaleX)) + 2 * out, height + out);
  };
  for (let column = c0; column < c1; column += 1) {
    const state = view.columns[column];
    const isMoved = view.move?.column === column;
    if (state !== 'branch' && state !== 'dead end' && !isMoved) continue;
    const lines = state === 'branch' ? [1.5, 3.5] : [1.5];
    if (state === 'branch') {
      // A halo separates the lines from the bars of chosen rows that they cross.
      pen.lineWidth = 3;
      pen.strokeStyle = palette.ground;
      pen.setLineDash([]);
      for (const out of lines) box(column, out);
    }
    pen.lineWidth = state === 'dead end' ? 2 : 1;
    pen.strokeStyle = palette[state === 'branch' ? 'branch' : state === 'dead end' ? 'deadEnd' : 'ink'];
    pen.setLineDash(state === 'branch' || state === 'dead end' ? [] : [4, 3]);
    for (const out of lines) box(column, out);
  }
  pen.setLineDash([]);
}

/** A line across where a cover under way has come to: the rows over it are out. */
function paintSweep({ pen, view, viewport, palette, shape }: Painting): void {
  const [next = -1] = view.unswept;
  const { r0, r1 } = visible(viewport, shape);
  if (next < r0 || next >= r1) return;
  const right = Math.min(xOf(viewport, shape.columns), viewport.width - viewport.after);
  fillBox(pen, palette.ink, viewport.left, Math.round(yOf(viewport, next)), right - viewport.left, 1);
}

/** The row and the column pointed at: a band under the ones, and its lines over them. */
function paintLit(painting: Painting, isGround: boolean): void {
  const { pen, view, viewport, palette, shape } = painting;
  const { row, column } = view.highlight;
  const right = Math.min(xOf(viewport, shape.columns), viewport.width - viewport.after);
  const bottom = Math.min(yOf(viewport, shape.rows), viewport.height);
  const band = (x: number, y: number, width: number, height: number): void => {
    if (isGround) fillBox(pen, palette.highlightGround, x, y, width, height);
    else pen.strokeRect(Math.round(x) - 0.5, Math.round(y) - 0.5, Math.round(width) + 1, Math.round(height) + 1);
  };
  pen.strokeStyle = palette.highlight;
  pen.lineWidth = 1;
  if (row !== null && row < shape.rows) {
    const height = Math.max(2, viewport.scaleY);
    band(viewport.left, yOf(viewport, row), right - viewport.left, height);
  }
  if (column !== null && column < shape.columns) {
    band(xOf(viewport, column), viewport.top, Math.max(2, viewport.scaleX), bottom - viewport.top);
  }
  if (isGround || row === null || column === null || !hasOne(shape, row, column)) return;
  pen.lineWidth = 2;
  const [w, h] = [Math.max(7, viewport.scaleX), Math.max(7, viewport.scaleY)];
  const cx = xOf(viewport, column) + viewport.scaleX / 2;
  const cy = yOf(viewport, row) + viewport.scaleY / 2;
  pen.strokeRect(cx - w / 2, cy - h / 2, w, h);
}

function paintCursor({ pen, viewport, palette }: Painting, { row, column }: Place): void {
  if (row === null || column === null) return;
  const [w, h] = [Math.max(9, viewport.scaleX), Math.max(9, viewport.scaleY)];
  const cx = xOf(viewport, column) + viewport.scaleX / 2;
  const cy = yOf(viewport, row) + viewport.scaleY / 2;
  pen.strokeStyle = palette.focus;
  pen.lineWidth = 2.5;
  pen.strokeRect(cx - w / 2, cy - h / 2, w, h);
}

/** Calls back for each run of places that `is` holds for. */
function runs(
  from: number,
  to: number,
  is: (place: number) => boolean,
  found: (from: number, to: number) => void,
): void {
  let start = -1;
  for (let place = from; place < to; place += 1) {
    if (is(place)) {
      if (start < 0) start = place;
    } else if (start >= 0) {
      found(start, place);
      start = -1;
    }
  }
  if (start >= 0) found(start, to);
}

/** On whole pixels, so that edges are sharp and neighbours meet. */
function snapped(x: number, y: number, width: number, height: number): [number, number, number, number] {
  const [left, top] = [Math.round(x), Math.round(y)];
  return [left, top, Math.round(x + width) - left, Math.round(y + height) - top];
}
