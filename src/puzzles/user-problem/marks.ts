/**
 * The marks from which any board is drawn. All of them are plain data, and cross from a worker to the
 * page as they are.
 *
 * **Coordinates** are whole numbers x,y from the top left, x to the right and y down, both from 0.
 * They name a cell, or the point at its top left corner. An edge begins at a point and runs to the
 * right (`h`) or down (`v`). A path and a dot lie in the middle of cells on a board of cells, and on
 * points on a board of lines.
 */

/** A cell, or a point: x, then y. */
export type Place = readonly [x: number, y: number];

/** A side of a cell: from its point to the right, or down. */
export interface EdgePlace {
  readonly way: 'h' | 'v';
  readonly at: Place;
}

/** One of sixteen colours, by its number from 0; without one a mark has the colour of its row's state. */
interface Coloured {
  readonly colour?: number;
}

/** A cell with a ground, and a letter or a number in it. */
export interface Fill extends Coloured {
  readonly mark: 'fill';
  readonly at: Place;
  readonly text?: string;
}

/** A small text in the upper right corner of a cell, beside what fills it. */
export interface Corner {
  readonly mark: 'corner';
  readonly at: Place;
  readonly text: string;
}

/** A stroke along one edge. */
export interface EdgeMark extends Coloured, EdgePlace {
  readonly mark: 'edge';
}

/** A stroke through two places or more, straight from each to the next. */
export interface PathMark extends Coloured {
  readonly mark: 'path';
  readonly through: readonly Place[];
}

export interface Dot extends Coloured {
  readonly mark: 'dot';
  readonly at: Place;
}

/** A heavy edge, which belongs to the board or is built by a row. */
export interface Wall extends EdgePlace {
  readonly mark: 'wall';
}

/** A line of words under the board. */
export interface Caption {
  readonly mark: 'caption';
  readonly text: string;
}

export type Mark = Fill | Corner | EdgeMark | PathMark | Dot | Wall | Caption;

export type MarkName = Mark['mark'];

export const MARK_NAMES: readonly MarkName[] = [
  ...(['fill', 'corner', 'edge', 'path', 'dot', 'wall', 'caption'] as const),
];

/** So many colours there are. */
export const COLOURS = 16;
