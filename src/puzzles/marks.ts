/**
 * The marks from which any board is drawn, and a function that makes each: what a row of a puzzle draws, and
 * what a cell of a notebook calls. All of them are plain data, and cross from a worker to the
 * page as they are.
 *
 * **Coordinates** are whole numbers x,y from the top left, x to the right and y down, both from 0.
 * They name a cell, or the point at its top left corner. An edge begins at a point and runs to the
 * right (`h`) or down (`v`). A path and a dot lie in the middle of cells on a board of cells, and on
 * points on a board of lines. On a board of triangles or hexagons (tilings.ts) there are no edges.
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

/** A small text in the top right corner of a cell, beside what fills it. */
interface Corner {
  readonly mark: 'corner';
  readonly at: Place;
  readonly text: string;
}

/** A stroke along one edge. */
export interface EdgeMark extends Coloured, EdgePlace {
  readonly mark: 'edge';
}

/** A stroke through two places or more, straight from each to the next. */
interface PathMark extends Coloured {
  readonly mark: 'path';
  readonly through: readonly Place[];
}

export interface Dot extends Coloured {
  readonly mark: 'dot';
  readonly at: Place;
}

/** A heavy edge, which belongs to the board or is built by a row. */
interface Wall extends EdgePlace {
  readonly mark: 'wall';
}

/** A line of words under the board. */
interface Caption {
  readonly mark: 'caption';
  readonly text: string;
}

export type Mark = Fill | Corner | EdgeMark | PathMark | Dot | Wall | Caption;

export type MarkName = Mark['mark'];

export const MARK_NAMES: readonly MarkName[] = [
  ...(['fill', 'corner', 'edge', 'path', 'dot', 'wall', 'caption'] as const),
];

/** The number of colours. */
export const COLOURS = 16;

/** Their numbers, those that look furthest apart first. */
export const COLOURS_APART: readonly number[] = [2, 10, 5, 3, 7, 8, 12, 1, 13, 15, 14, 6, 11, 0, 4, 9];

/** A letter with a picture of its own: a queen, the same with every font. */
export const QUEEN = '♛';

/** The place of a cell that is counted in reading order, on a grid so wide. */
export function placeOf(width: number, cell: number): Place {
  return [cell % width, Math.floor(cell / width)];
}

/** A cell, with a letter or a number in it if wanted, in one of sixteen colours from 0. */
export function fill(x: number, y: number, text?: string | number, colour?: number): Fill {
  const letter = text === undefined || text === '' ? {} : { text: String(text) };
  return { mark: 'fill', at: [x, y], ...letter, ...coloured(colour) };
}

/** A small text in the top right corner of a cell. */
export function corner(x: number, y: number, text: string | number): Corner {
  return { mark: 'corner', at: [x, y], text: String(text) };
}

/** A stroke along an edge: from the point at x, y to the right (`h`) or down (`v`). */
export function edge(way: 'h' | 'v', x: number, y: number, colour?: number): EdgeMark {
  return { mark: 'edge', way, at: [x, y], ...coloured(colour) };
}

/** A stroke through places, straight from each to the next. */
export function path(through: readonly Place[], colour?: number): PathMark {
  return { mark: 'path', through, ...coloured(colour) };
}

export function dot(x: number, y: number, colour?: number): Dot {
  return { mark: 'dot', at: [x, y], ...coloured(colour) };
}

/** A heavy edge. */
export function wall(way: 'h' | 'v', x: number, y: number): Wall {
  return { mark: 'wall', way, at: [x, y] };
}

/** A line of words under the board. */
export function caption(text: string): Caption {
  return { mark: 'caption', text };
}

function coloured(colour: number | undefined): { colour?: number } {
  return colour === undefined ? {} : { colour };
}
