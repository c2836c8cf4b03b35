/**
 * The map of a large matrix: the whole of it, small, in the corner that the heads of rows and columns
 * leave free, with a frame around the part in view. Pure numbers and marks.
 */
import { counted, inWords } from '#english/english.ts';
import type { Painting } from './painting.ts';
import { fillBox } from '../kit/pen.ts';
import type { MatrixShape } from './shape.ts';
import { type MatrixView, isTaken } from './view.ts';
import { type Size, type Viewport, visible } from './viewport.ts';

/** Where the map lies in the picture, and the box in it that stands for the whole matrix. */
export interface MatrixMap extends Size {
  readonly x: number;
  readonly y: number;
}

/** Distance of the map from the heads, and what it must measure to be worth its place. */
const GAP = 4;
const LEAST = 24;

/** The map of this part; null where the whole matrix is in view, or there is no room for one. */
export function mapOf(viewport: Viewport, shape: MatrixShape): MatrixMap | null {
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  if (c1 - c0 === shape.columns && r1 - r0 === shape.rows) return null;
  const width = viewport.left - 2 * GAP;
  const height = viewport.top - 2 * GAP;
  return Math.min(width, height) < LEAST ? null : { x: GAP, y: GAP, width, height };
}

/** The place in the matrix that a point of the map stands for, with fractions. */
export function placeOnMap(
  map: MatrixMap,
  shape: MatrixShape,
  px: number,
  py: number,
): { readonly x: number; readonly y: number } {
  const part = (value: number, size: number): number => Math.max(0, Math.min(1, value / size));
  return { x: part(px, map.width) * shape.columns, y: part(py, map.height) * shape.rows };
}

/** The frame around what is in view, in the units of the map; large enough to be seen. */
export function frameOnMap(
  map: MatrixMap,
  viewport: Viewport,
  shape: MatrixShape,
): { x: number; y: number; width: number; height: number } {
  const { scaleX, scaleY, left, top, after } = viewport;
  const across = Math.min(shape.columns, (viewport.width - left - after) / scaleX);
  const down = Math.min(shape.rows, (viewport.height - top) / scaleY);
  const width = Math.max(6, (across / shape.columns) * map.width);
  const height = Math.max(6, (down / shape.rows) * map.height);
  return {
    x: Math.min((viewport.x / shape.columns) * map.width, map.width - width),
    y: Math.min((viewport.y / shape.rows) * map.height, map.height - height),
    width,
    height,
  };
}

/** `row 3`, `rows 12 to 33` */
function placesOf(name: string, first: number, last: number): string {
  return first === last ? `${name} ${inWords(last)}` : `${name}s ${inWords(first)} to ${inWords(last)}`;
}

/** What the map shows, for readers who cannot see it: `Rows 12 to 33 of 1,269, columns 5 to 30 of 91`. */
export function sayMap(view: MatrixView, viewport: Viewport, shape: MatrixShape): string {
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  const part = (name: string, from: number, to: number, of: number): string =>
    of === 1
      ? `the only ${name}`
      : to - from === of
        ? `all ${counted(of, name)}`
        : `${placesOf(name, from + 1, to)} of ${inWords(of)}`;
  const rows = part('row', r0, r1, shape.rows);
  const chosen = view.rows.filter(isTaken).length;
  const words = `In view: ${rows}, ${part('column', c0, c1, shape.columns)}.`;
  return chosen === 0 ? words : `${words} ${counted(chosen, 'chosen row')} in all.`;
}

/** Paints the map with its corner at (0, 0): ones as a texture, chosen rows as lines, the frame. */
export function paintMap({ pen, view, viewport, palette, shape }: Painting, map: MatrixMap): void {
  const { width, height } = map;
  fillBox(pen, palette.ground, 0, 0, width, height);
  for (const { x, y, length } of textureOf(shape, map)) {
    fillBox(pen, palette.rule, x, y, length, TILE);
  }
  const yOfRow = (row: number): number => (row / shape.rows) * (height - 2);
  view.rows.forEach((state, row) => {
    if (!isTaken(state)) return;
    const colour = state === 'trying' ? palette.trying : palette.chosenEdge;
    fillBox(pen, colour, 0, yOfRow(row), width, 1);
  });
  view.columns.forEach((state, column) => {
    if (state !== 'branch' && state !== 'dead end') return;
    const x = (column / shape.columns) * (width - 2);
    fillBox(pen, palette[state === 'branch' ? 'branch' : 'deadEnd'], x, 0, 2, height);
  });
  pen.setLineDash([]);
  pen.strokeStyle = palette.ruleStrong;
  pen.lineWidth = 1;
  pen.strokeRect(0.5, 0.5, width - 1, height - 1);
  const frame = frameOnMap(map, viewport, shape);
  pen.strokeStyle = palette.ground;
  pen.lineWidth = 4;
  pen.strokeRect(frame.x + 1, frame.y + 1, frame.width - 2, frame.height - 2);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 2;
  pen.strokeRect(frame.x + 1, frame.y + 1, frame.width - 2, frame.height - 2);
}

/** Side of a piece of the texture. */
const TILE = 2;

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

interface Texture extends Size {
  readonly runs: readonly Run[];
}

const textures = new WeakMap<MatrixShape, Texture>();

/** Where ones lie, in tiles; neighbours in one run. Made once for a matrix and a size of the map. */
function textureOf(shape: MatrixShape, { width, height }: Size): readonly Run[] {
  const known = textures.get(shape);
  if (known?.width === width && known.height === height) return known.runs;
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const tiles = new Uint8Array(across * down);
  for (let column = 0; column < shape.columns; column += 1) {
    const x = Math.floor((column / shape.columns) * across);
    for (let i = shape.columnStart[column]!; i < shape.columnStart[column + 1]!; i += 1) {
      tiles[Math.floor((shape.rowOf[i]! / shape.rows) * down) * across + x] = 1;
    }
  }
  const runs: Run[] = [];
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const from = x;
      while (x < across && tiles[y * across + x] === 1) x += 1;
      if (x > from) runs.push({ x: from * TILE, y: y * TILE, length: (x - from) * TILE });
    }
  }
  textures.set(shape, { width, height, runs });
  return runs;
}
