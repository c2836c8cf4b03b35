/** What a row draws on the board, a mark a call. Places count from the top left, from 0. */
import type { Caption, Corner, Dot, EdgeMark, Fill, PathMark, Place, Wall } from '#puzzles/user-problem/marks.ts';

/** A cell, with a letter or a number in it if wanted, in one of sixteen colours from 0. */
export function fill(x: number, y: number, text?: string | number, colour?: number): Fill {
  const letter = text === undefined || text === '' ? {} : { text: String(text) };
  return { mark: 'fill', at: [x, y], ...letter, ...coloured(colour) };
}

/** A small text in the upper right corner of a cell. */
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
