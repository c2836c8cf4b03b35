/**
 * Which part of a large matrix is in view, and at what size. Pure numbers, in CSS pixels.
 *
 * A matrix may be very wide or very tall, so the two scales go their own ways: far out the whole of
 * it fills the picture, close up every cell is a square, and `near` goes evenly from the first (0) to the
 * second (1), as the eye counts: each scale is multiplied, not added to.
 */
import { clamp } from '../kit/clamp.ts';
import { type GroupStyle, CHARACTER, groupStyle, headHeights, SIGN } from './heads.ts';
import { type MatrixShape, firstFrom } from './shape.ts';

export interface Viewport {
  /** Of the whole picture, headers included. */
  readonly width: number;
  readonly height: number;
  /**
   * Widths of the headers at the left and the top, and of the strip at the right. The top is higher
   * close up, where every column has its name.
   */
  readonly left: number;
  readonly top: number;
  readonly after: number;
  /** How the names of groups are written far out. */
  readonly groupStyle: GroupStyle;
  /** The column and row at the corner of the cells, with fractions. */
  readonly x: number;
  readonly y: number;
  /** Pixels a column and a row. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly near: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Side of a cell at its largest, the least at which the search is followed, and the size from which
 * names are written out.
 */
export const LARGEST = 24;
/** A matrix of few rows and columns may have larger cells, as far as there is room for all of them. */
export const FEW = 36;
export const LEGIBLE = 16;
export const READABLE = 14;

/** In a picture no wider than this rows have their names in a head of their own only close up. */
export const NARROW = 480;

/**
 * What the still pictures of a page measure, beside a board and on a phone. They grow with their place, and the canvas
 * that takes the place of one is painted in the same units.
 */
export const stillSizes = { wide: { width: 560, height: 386 }, narrow: { width: 330, height: 320 } } as const;

/**
 * CSS pixels a unit of the picture in a place of this width.
 * @param isNarrow whether the narrow still picture stands there
 * @param wall the scale that the page asks for, above 1 where it is read from far away
 */
export function stillScale(width: number, isNarrow: boolean, wall: number): number {
  // Behind another picture it has no width.
  if (width < 1) return 1;
  if (isNarrow) return width / stillSizes.narrow.width;
  return clamp(width / stillSizes.wide.width, 0.85, Math.max(1.25, wall));
}

/** Room for the sign after a row that a cover takes out; behind it stand the prices. */
const AFTER = 10;

/** The whole matrix in a picture of this size. */
export function fitViewport(shape: MatrixShape, size: Size): Viewport {
  const after = AFTER + (shape.price === 0 ? 0 : Math.ceil(shape.price * CHARACTER) + 6);
  const bare = { ...size, left: 0, top: 0, after, x: 0, y: 0, scaleX: 1, scaleY: 1, near: 0 };
  return at({ ...bare, groupStyle: 'level' }, shape, 0, 0, 0);
}

/** Widths of the heads of rows, far out and where every row has its name. */
function headWidths({ longest, rows, columns }: MatrixShape, width: number): { far: number; near: number } {
  // A row's name has a sign before it, or its place among the chosen rows: `12.`
  const order = String(Math.min(rows, columns)).length + 1;
  const names = Math.ceil((longest.row + order) * CHARACTER) + SIGN;
  if (width > NARROW) return { far: names, near: names };
  return { far: NARROW_HEAD, near: Math.min(names, Math.round(width * NARROW_NAMES)) };
}

/** What is left of the rows' heads in a narrow picture far out, and the part of it that names have close up. */
const NARROW_HEAD = 22;
const NARROW_NAMES = 0.4;

/** How near cells are at least so many pixels wide and high. */
function nearOf(viewport: Viewport, shape: MatrixShape, side: number): number {
  const fit = scalesAt(viewport, shape, 0);
  const least = Math.min(fit.scaleX, fit.scaleY);
  return least >= side ? 0 : Math.log(side / least) / Math.log(LARGEST / least);
}

/** The same scale, with this place in the middle. */
export function centredAt(viewport: Viewport, shape: MatrixShape, x: number, y: number): Viewport {
  const across = (viewport.width - viewport.left - viewport.after) / viewport.scaleX;
  const down = (viewport.height - viewport.top) / viewport.scaleY;
  return at(viewport, shape, viewport.near, x - across / 2, y - down / 2);
}

/** Longer names of row groups only repeat what the names of the rows say, as do those of groups of one row. */
const LONGEST_GROUP = 3;

/** Width of the strip with the names of the row groups, and their colours; 0 when they have none. */
export function groupStrip({ longest, rowGroups, rows }: MatrixShape): number {
  if (longest.group > LONGEST_GROUP || rowGroups.length === rows) return 0;
  return Math.max(18, Math.ceil(longest.group * CHARACTER) + 8);
}

/** True where every column has its name. */
export function isNear({ scaleX }: Pick<Viewport, 'scaleX'>): boolean {
  return scaleX >= READABLE;
}

/** Where the prices of rows end: behind the cells and the sign after a row. */
export function priceEnd(viewport: Viewport, { columns, price }: MatrixShape): number {
  const end = Math.min(xOf(viewport, columns), viewport.width - viewport.after);
  return Math.ceil(end + AFTER + price * CHARACTER);
}

/** True where every row has its name. */
export function areRowsNear({ scaleY }: Pick<Viewport, 'scaleY'>): boolean {
  return scaleY >= READABLE;
}

/** The same part in a picture of another size. */
export function resized(viewport: Viewport, shape: MatrixShape, size: Size): Viewport {
  return at({ ...viewport, ...size }, shape, viewport.near, viewport.x, viewport.y);
}

/** Closer by `step` (negative: farther), while the point at (px, py) of the picture stays where it is. */
export function zoomed(
  viewport: Viewport,
  shape: MatrixShape,
  step: number,
  px = (viewport.left + viewport.width) / 2,
  py = (viewport.top + viewport.height) / 2,
): Viewport {
  const dx = Math.max(0, px - viewport.left);
  const dy = Math.max(0, py - viewport.top);
  const near = clamp(viewport.near + step, 0, 1);
  const next = at(viewport, shape, near, 0, 0);
  const x = viewport.x + dx / viewport.scaleX - Math.max(0, px - next.left) / next.scaleX;
  const y = viewport.y + dy / viewport.scaleY - Math.max(0, py - next.top) / next.scaleY;
  return at(viewport, shape, near, x, y);
}

/** How much `near` grows when fingers spread, or a wheel turns, by this factor. */
export function stepOfFactor(viewport: Viewport, shape: MatrixShape, factor: number): number {
  const fit = scalesAt(viewport, shape, 0);
  const range = Math.log(Math.max(LARGEST, fit.scaleX) / Math.min(fit.scaleX, fit.scaleY));
  return range < 0.01 ? 0 : Math.log(factor) / range;
}

/** Moved by so many pixels: what was at (0, 0) is at (dx, dy) afterwards. */
export function panned(viewport: Viewport, shape: MatrixShape, dx: number, dy: number): Viewport {
  const { near, x, y, scaleX, scaleY } = viewport;
  return at(viewport, shape, near, x - dx / scaleX, y - dy / scaleY);
}

/** Moved no more than needed for a row, a column or both to be in view; -1 and null ask for nothing. */
export function revealing(viewport: Viewport, shape: MatrixShape, row: number | null, column: number | null): Viewport {
  const { near, scaleX, scaleY } = viewport;
  const across = (viewport.width - viewport.left - viewport.after) / scaleX;
  const down = (viewport.height - viewport.top) / scaleY;
  const x = column === null || column < 0 ? viewport.x : revealed(viewport.x, across, column);
  const y = row === null || row < 0 ? viewport.y : revealed(viewport.y, down, row);
  return at(viewport, shape, near, x, y);
}

/** Close enough that names can be read, if it is not already. */
export function readable(viewport: Viewport, shape: MatrixShape): Viewport {
  if (Math.min(viewport.scaleX, viewport.scaleY) >= READABLE) return viewport;
  return at(viewport, shape, nearOf(viewport, shape, LEGIBLE), viewport.x, viewport.y);
}

/** A place stays put when it is well inside, and comes to the middle when it is not. */
function revealed(start: number, span: number, place: number): number {
  const margin = Math.min(1.5, span / 4);
  if (place >= start + margin - 1 && place + 1 <= start + span - margin + 1) return start;
  // The first one in view is whole.
  return Math.min(place, Math.ceil(place + 0.5 - span / 2));
}

export function xOf(viewport: Viewport, column: number): number {
  return viewport.left + (column - viewport.x) * viewport.scaleX;
}

export function yOf(viewport: Viewport, row: number): number {
  return viewport.top + (row - viewport.y) * viewport.scaleY;
}

/** The point of the picture at the middle of a place, which need have a row or a column only. */
export function middleOf(viewport: Viewport, { row, column }: Place): [x: number, y: number] {
  const { x, y } = viewport;
  return [xOf(viewport, (column ?? x) + 0.5), yOf(viewport, (row ?? y) + 0.5)];
}

/** The columns and rows in view: the first ones, and the ones after the last. */
export function visible(viewport: Viewport, shape: MatrixShape): { c0: number; c1: number; r0: number; r1: number } {
  const { x, y, scaleX, scaleY, width, height, left, top, after } = viewport;
  return {
    c0: Math.max(0, Math.floor(x)),
    c1: Math.min(shape.columns, Math.ceil(x + (width - left - after) / scaleX)),
    r0: Math.max(0, Math.floor(y)),
    r1: Math.min(shape.rows, Math.ceil(y + (height - top) / scaleY)),
  };
}

export interface Place {
  readonly row: number | null;
  readonly column: number | null;
}

/**
 * What lies at a point of the picture: a cell, a row (in its header), a column (in its), or nothing.
 * Where cells are smaller than a pointer is exact, the nearest one within a few pixels is meant.
 */
export function placeAt(viewport: Viewport, shape: MatrixShape, px: number, py: number): Place {
  const inRows = py >= viewport.top;
  const inColumns = px >= viewport.left && px < viewport.width - viewport.after;
  const column = Math.floor(viewport.x + (px - viewport.left) / viewport.scaleX);
  const row = Math.floor(viewport.y + (py - viewport.top) / viewport.scaleY);
  const place = {
    row: inRows && row >= 0 && row < shape.rows ? row : null,
    column: inColumns && column >= 0 && column < shape.columns ? column : null,
  };
  if (place.row === null || place.column === null) return place;
  return nearestOne(viewport, shape, px, py) ?? place;
}

/** Pixels around the pointer in which a one is looked for. */
const REACH = 5;

function nearestOne(viewport: Viewport, shape: MatrixShape, px: number, py: number): Place | null {
  const { scaleX, scaleY } = viewport;
  if (Math.min(scaleX, scaleY) > 2 * REACH) return null;
  const cx = viewport.x + (px - viewport.left) / scaleX;
  const cy = viewport.y + (py - viewport.top) / scaleY;
  const c0 = Math.max(0, Math.floor(cx - REACH / scaleX));
  const c1 = Math.min(shape.columns, Math.ceil(cx + REACH / scaleX));
  let best: Place | null = null;
  let least = REACH * REACH;
  for (let column = c0; column < c1; column += 1) {
    const dx = (column + 0.5 - cx) * scaleX;
    const end = shape.columnStart[column + 1]!;
    // A row reaches half its height below its number, where its one has its middle.
    for (let i = firstFrom(shape, column, cy - REACH / scaleY - 0.5); i < end; i += 1) {
      const row = shape.rowOf[i]!;
      const dy = (row + 0.5 - cy) * scaleY;
      if (dy > REACH) break;
      const distance = dx * dx + dy * dy;
      if (distance >= least) continue;
      least = distance;
      best = { row, column };
    }
  }
  return best;
}

/** The viewport at a scale and place, kept inside the matrix. */
function at(viewport: Viewport, shape: MatrixShape, near: number, x: number, y: number): Viewport {
  const { scaleX, scaleY, left, top, style } = scalesAt(viewport, shape, near);
  const across = (viewport.width - left - viewport.after) / scaleX;
  const down = (viewport.height - top) / scaleY;
  return {
    ...viewport,
    left,
    top,
    groupStyle: style,
    near,
    scaleX,
    scaleY,
    x: clamp(x, 0, Math.max(0, shape.columns - across)),
    y: clamp(y, 0, Math.max(0, shape.rows - down)),
  };
}

function scalesAt(
  { width, height, after }: Viewport,
  shape: MatrixShape,
  near: number,
): { scaleX: number; scaleY: number; left: number; top: number; style: GroupStyle } {
  const strip = groupStrip(shape);
  const names = headWidths(shape, width);
  const roomX = Math.max(1, width - strip - names.far - after) / Math.max(1, shape.columns);
  const fitX = Math.min(LARGEST, roomX);
  const style = groupStyle(shape.groups, fitX);
  const heads = headHeights(shape.groups, fitX, shape.longest.column);
  const fitTop = isNear({ scaleX: fitX }) ? heads.near : heads.far;
  const roomY = Math.max(1, height - fitTop - 4) / Math.max(1, shape.rows);
  // A small matrix has its names from the start.
  const roomBeside = Math.max(1, width - strip - names.near - after) / Math.max(1, shape.columns);
  const few = Math.min(FEW, roomBeside, roomY);
  if (few > LARGEST) return { scaleX: few, scaleY: few, left: strip + names.near, top: heads.near, style };
  const fitY = Math.min(LARGEST, roomY);
  const scaleX = fitX * (LARGEST / fitX) ** near;
  const scaleY = fitY * (LARGEST / fitY) ** near;
  return {
    scaleX,
    scaleY,
    left: strip + (areRowsNear({ scaleY }) ? names.near : names.far),
    top: isNear({ scaleX }) ? heads.near : heads.far,
    style,
  };
}
