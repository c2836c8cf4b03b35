/**
 * Where things are in the tree of a long run: time from left to right, as on the timeline, levels
 * from the top to the bottom. Pure numbers, in CSS pixels.
 */
import type { TreeWindow } from '#history/tree-assembly.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface IcicleLayout extends Size {
  /** The box of the levels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Height of a level. */
  readonly row: number;
  /** Middle of the rail of solutions, and of the numbers of the axis. */
  readonly rail: number;
  readonly axis: number;
}

/** A part of the run in view. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const LEFT = 26;
const RIGHT = 8;
const TOP = 8;
const RAIL = 18;
const AXIS = 18;
const TALLEST = 30;
/** A window is never shorter than so many positions: nodes are then wide enough for their names. */
export const SHORTEST = 12;

/** The layout for a picture of this size and a tree of so many levels. */
export function icicleLayout({ width, height }: Size, levels: number): IcicleLayout {
  const room = height - TOP - RAIL - AXIS;
  const row = Math.min(TALLEST, room / Math.max(1, levels));
  const bottom = TOP + row * Math.max(1, levels);
  return {
    width,
    height,
    left: LEFT,
    right: Math.max(LEFT + 1, width - RIGHT),
    top: TOP,
    bottom,
    row,
    rail: height - AXIS - RAIL / 2,
    axis: height - AXIS / 2 - 1,
  };
}

/** How many pixels wide the levels are. */
export function pixelsOf({ left, right }: IcicleLayout): number {
  return Math.max(1, right - left);
}

/** Where a position lies. */
export function xOf({ left, right }: IcicleLayout, { from, to }: Range, position: number): number {
  return left + ((position - from) / Math.max(1e-6, to - from)) * (right - left);
}

/** The position at a place, not rounded, within the window. */
export function positionAt(layout: IcicleLayout, { from, to }: Range, x: number): number {
  const share = (x - layout.left) / pixelsOf(layout);
  return from + Math.min(1, Math.max(0, share)) * (to - from);
}

/** The level at a height; null outside of the levels. */
export function levelAt({ top, bottom, row }: IcicleLayout, y: number): number | null {
  return y < top || y >= bottom ? null : Math.floor((y - top) / row);
}

/** Closer by a factor, while the position at `about` stays where it is. */
export function zoomedRange(range: Range, last: number, factor: number, about: number): Range {
  const width = clampWidth((range.to - range.from) / factor, last);
  const share = (about - range.from) / Math.max(1e-6, range.to - range.from);
  return within(about - share * width, width, last);
}

/** Moved by a number of positions. */
export function movedRange({ from, to }: Range, last: number, by: number): Range {
  return within(from + by, to - from, last);
}

/** The range itself when it shows all of `from` to `to` wide enough, else one that does. */
export function revealingRange(range: Range, last: number, shown: Range, pixels: number): Range {
  const width = range.to - range.from;
  const own = Math.max(1e-6, shown.to - shown.from);
  const isWide = (own / width) * pixels >= 6;
  if (isWide && shown.from >= range.from && shown.to <= range.to) return range;
  // A node takes a quarter of the picture when it would not be seen, and most of it when it is too wide.
  const fits = own <= width && isWide;
  const next = fits ? width : clampWidth(own * (isWide ? 1.25 : 4), last);
  return within((shown.from + shown.to - next) / 2, next, last);
}

/** Is all of the run in view? */
export function isWhole({ from, to }: Range, last: number): boolean {
  return from <= 0 && to >= last;
}

function clampWidth(width: number, last: number): number {
  return Math.min(Math.max(width, SHORTEST), Math.max(1, last));
}

function within(from: number, width: number, last: number): Range {
  const start = Math.max(0, Math.min(from, last - width));
  return { from: start, to: start + width };
}

/** A window on the recording as a picture of this layout shows it. */
export function windowOf(range: Range, layout: IcicleLayout): TreeWindow {
  return { ...range, pixels: pixelsOf(layout) };
}
