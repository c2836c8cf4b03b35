import { type Edge, type Point, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import type { BoardSize } from '#puzzles/tetrasticks/placements.ts';
import { EDGE, INSET, MARGIN, OVERPASS, RACK, RACK_STEP } from './measures.ts';

/**
 * Where a point of the board lies in the picture, in units of the viewBox. The same on boards of
 * every size, because the viewBox is what moves: a mark never needs to be moved once it is drawn.
 */
export function toPixels({ x, y }: Point): Point {
  return { x: x * EDGE, y: 0 - y * EDGE };
}

/** What depends on the size of the board, in units of the viewBox. */
export interface BoardLayout {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  /** Where the letter of the piece at `index` in the rack under the board stands. */
  rackPlace(index: number): Point;
  /** The numbers along the bottom and the left of the board. */
  readonly numbers: readonly { readonly id: string; readonly text: string; readonly at: Point }[];
}

interface BoardLayoutOptions {
  /** How many letters stand in the rack under the board; 0 for no rack. */
  readonly letters: number;
  /** Whether the lines of the board are numbered. */
  readonly numbers: boolean;
}

/** Lays out a board; its point (0,0) is at the bottom left. */
export function boardLayout(size: BoardSize, { letters, numbers }: BoardLayoutOptions): BoardLayout {
  const margin = numbers ? MARGIN : MARGIN / 2;
  const { x: right, y: top } = toPixels({ x: size.width, y: size.height });
  const width = right + 2 * margin;
  const height = 2 * margin - top + (letters > 0 ? RACK : 0);
  const step = Math.min(RACK_STEP, (width - 8) / Math.max(1, letters));
  return {
    viewBox: [-margin, top - margin, width, height],
    rackPlace: (index) => ({
      x: right / 2 + (index - (letters - 1) / 2) * step,
      y: margin + RACK / 2,
    }),
    numbers: numbers ? numbersOf(size) : [],
  };
}

function numbersOf({ width, height }: BoardSize): BoardLayout['numbers'] {
  const away = 0.38;
  const along = Array.from({ length: width + 1 }, (_, x) => ({
    id: `x${x}`,
    text: String(x),
    at: toPixels({ x, y: -away }),
  }));
  const up = Array.from({ length: height + 1 }, (_, y) => ({
    id: `y${y}`,
    text: String(y),
    at: toPixels({ x: -away, y }),
  }));
  return [...along, ...up];
}

/** A straight line along an edge, `short` units away from both of its ends. */
export function edgeLine(edge: Edge, short: number): string {
  const [a, b] = endsOf(edge).map(toPixels) as [Point, Point];
  const dx = Math.sign(b.x - a.x) * short;
  const dy = Math.sign(b.y - a.y) * short;
  return `M${a.x + dx},${a.y + dy}L${b.x - dx},${b.y - dy}`;
}

export function middleOf(edge: Edge): Point {
  const [a, b] = endsOf(edge).map(toPixels) as [Point, Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/**
 * Where a piece carries its letter: in the middle of the edge nearest to the middle of the piece,
 * so that the letter never hides a joint or a crossing.
 */
export function letterPlace(edges: readonly Edge[]): Point {
  const middles = edges.map(middleOf);
  const centre = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  };
  const distance = (place: Point): number => Math.hypot(place.x - centre.x, place.y - centre.y);
  return middles.reduce((best, place) => (distance(place) < distance(best) - 1e-6 ? place : best));
}

/** The strip of ground that separates an over stick from the one under it, across a point. */
export function overpassLine(point: Point, across: boolean): string {
  const { x, y } = toPixels(point);
  const reach = INSET + OVERPASS;
  return across ? `M${x - reach},${y}H${x + reach}` : `M${x},${y - reach}V${y + reach}`;
}
