/** Where everything of the torus stands, in the units of its viewBox (CSS pixels at full size). */
import { type MatrixSource, columnName, rowName } from '../matrix/view.ts';
import { type TorusNode, standsApart } from './view.ts';

/** A node's box, by its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TorusLayout {
  /** Distance from column to column and from row to row, and the side of a node. */
  readonly pitchX: number;
  readonly pitchY: number;
  readonly side: number;
  readonly header: { readonly width: number; readonly height: number };
  /** The edges at which links leave; the one opposite is the same line of the torus. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** How far the two links of a pair keep from the middle of their nodes. */
  readonly lane: number;
  /** Middle of the ring of headers, and of those that stand apart from it. */
  readonly ringY: number;
  readonly apartY: number;
  readonly firstY: number;
  readonly font: number;
}

/** Longer names of rows are cut in the margin; the words beside the picture say them in full. */
export const LONGEST_NAME = 8;
/** Width of a character of the mono type, in parts of its size. */
const CHARACTER = 0.6;
const LABEL = 12;
/** In the units of a phone's picture labels are larger, so that they can be read there. */
const LARGE_LABEL = 15;

/** Lays a torus out: the same for every moment of a run, so that nothing moves while stepping. */
export function layoutTorus(source: MatrixSource): TorusLayout {
  const { columns, rows } = source.matrix;
  const most = Math.max(columns.length, rows.length);
  const [pitch, pitchY, side, lane] = most <= 7 ? [50, 40, 20, 4.5] : [46, 38, 18, 4.5];
  const font = most <= 7 ? 15 : 14;
  const longest = (names: readonly string[]): number =>
    names.reduce((length, name) => Math.max(length, Math.min(name.length, LONGEST_NAME)), 1);
  const name = longest(columns.map((_, column) => columnName(source, column)));
  const header = {
    width: Math.ceil(Math.max(36, name * font * CHARACTER + 12)),
    height: font + 25,
  };
  const pitchX = Math.max(pitch, header.width + 14);
  // The line of the headers is called "ring".
  const label = Math.max(4, longest(rows.map((_, row) => rowName(source, row))));
  const margin = Math.ceil(label * LARGE_LABEL * CHARACTER) + 10;

  const left = margin;
  const top = LABEL + 10;
  const ringY = top + 24 + header.height / 2;
  const isSplit = columns.some(({ kind }) => kind !== 'primary');
  const apartY = isSplit ? ringY + header.height + 16 : ringY;
  const firstY = apartY + header.height / 2 + pitchY * 0.72;
  const right = left + (columns.length + 1) * pitchX + 14;
  const bottom = firstY + Math.max(0, rows.length - 0.5) * pitchY + 8;
  return {
    pitchX,
    pitchY,
    side,
    header,
    left,
    right,
    top,
    bottom,
    width: right + margin,
    height: bottom + LABEL + 10,
    lane,
    ringY,
    apartY,
    firstY,
    font,
  };
}

/** The middle of a column of the picture; the root's is −1. */
export function columnMiddle(layout: TorusLayout, column: number): number {
  return layout.left + 7 + (column + 1.5) * layout.pitchX;
}

export function rowMiddle(layout: TorusLayout, row: number): number {
  return layout.firstY + row * layout.pitchY;
}

export function boxOf(layout: TorusLayout, source: MatrixSource, node: TorusNode): Box {
  const { side, header, ringY, apartY } = layout;
  const x = columnMiddle(layout, node.column);
  if (node.kind === 'node') return { x, y: rowMiddle(layout, node.row), width: side, height: side };
  return { x, y: standsApart(source, node) ? apartY : ringY, ...header };
}
