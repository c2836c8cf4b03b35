/** The way of a link through the picture: straight in its lane, round nodes, or over the edge. */
import type { MatrixSource } from '../matrix/view.ts';
import { type Box, type TorusLayout, boxOf } from './layout.ts';
import type { Direction, TorusLink } from './view.ts';
import { hundredths } from '../kit/round.ts';
import { type Point, type Polyline, pathOf } from '../kit/polyline.ts';

export interface Route {
  /** One piece, or two when the link leaves at an edge and comes in at the opposite one. */
  readonly pieces: readonly Piece[];
  /** The head, from its tip: two strokes. */
  readonly head: string;
  readonly d: string;
}

export interface Piece {
  readonly start: Point;
  readonly end: Point;
  readonly d: string;
}

/** How far a bend stays from the nodes that it leads hundredths, and how long it takes to get there. */
const CLEAR = { plain: 9, jump: 9, ghost: 4.5 } as const;
const SWERVE = 10;
/** A jump runs outside the links of the nodes it leads past, and a ghost's link inside a jump. */
const LANE = { plain: 1, jump: 1.6, ghost: 0.7 } as const;
const HEAD = { length: 5, width: 3.2 };

export function routeOf(layout: TorusLayout, source: MatrixSource, link: TorusLink): Route {
  const from = boxOf(layout, source, link.from);
  if (link.list === 'own') return loop(from, link.direction);
  const axis = axisOf(layout, link.direction);
  const to = boxOf(layout, source, link.to);
  const past = link.past.map((node) => boxOf(layout, source, node));
  const lane = axis.middle(from) + axis.lane * LANE[link.style];
  const start = axis.along(from) + (axis.sign * axis.extent(from)) / 2;
  const end = axis.along(to) - (axis.sign * axis.extent(to)) / 2;
  const isRound = (axis.along(to) - axis.along(from)) * axis.sign <= 0;
  const [first, last] = axis.sign > 0 ? axis.edges : [axis.edges[1], axis.edges[0]];
  const spans: [number, number][] = isRound
    ? [
        [start, last],
        [first, end],
      ]
    : [[start, end]];
  const pieces = spans.map(([a, b]) => piece(axis, lane, a, b, past, CLEAR[link.style]));
  const tip = pieces[pieces.length - 1]!.end;
  const head = headAt(tip, link.direction);
  return { pieces, head, d: pieces.map(({ d }) => d).join('') + head };
}

/** One of the two ways through the picture, and the turn taken on it. */
export interface Axis {
  readonly sign: 1 | -1;
  /** Which side of the middle the lane is, and how far. */
  readonly lane: number;
  readonly edges: readonly [number, number];
  along(box: Box): number;
  middle(box: Box): number;
  extent(box: Box): number;
  thickness(box: Box): number;
  point(along: number, across: number): Point;
  of(point: Point): { readonly along: number; readonly across: number };
}

/** Right runs above left, and down runs to the right of up, as traffic on the right side would. */
export function axisOf(layout: TorusLayout, direction: Direction): Axis {
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  if (direction === 'left' || direction === 'right') {
    return {
      sign,
      lane: -sign * layout.lane,
      edges: [layout.left, layout.right],
      along: ({ x }) => x,
      middle: ({ y }) => y,
      extent: ({ width }) => width,
      thickness: ({ height }) => height,
      point: (x, y) => ({ x: hundredths(x), y: hundredths(y) }),
      of: ({ x, y }) => ({ along: x, across: y }),
    };
  }
  return {
    sign,
    lane: sign * layout.lane,
    edges: [layout.top, layout.bottom],
    along: ({ y }) => y,
    middle: ({ x }) => x,
    extent: ({ height }) => height,
    thickness: ({ width }) => width,
    point: (y, x) => ({ x: hundredths(x), y: hundredths(y) }),
    of: ({ x, y }) => ({ along: y, across: x }),
  };
}

/** A straight piece, or one that swerves once, round all the nodes it leads past. */
function piece(axis: Axis, lane: number, a: number, b: number, past: readonly Box[], clear: number): Piece {
  const { sign } = axis;
  const [low, high] = a < b ? [a, b] : [b, a];
  const met = past.filter((box) => axis.along(box) > low && axis.along(box) < high);
  const start = axis.point(a, lane);
  const end = axis.point(b, lane);
  if (met.length === 0) return { start, end, d: `M${xy(start)}L${xy(end)}` };
  const nearest = Math.min(...met.map((box) => sign * axis.along(box) - axis.extent(box) / 2 + 1));
  const farthest = Math.max(...met.map((box) => sign * axis.along(box) + axis.extent(box) / 2 - 1));
  const thickest = Math.max(...met.map((box) => axis.thickness(box)));
  const middle = axis.middle(met[0]!);
  const out = middle + Math.sign(axis.lane) * (thickest / 2 + clear);
  const at = (along: number, across: number): string => xy(axis.point(along, across));
  const [begin, finish] = [sign * nearest, sign * farthest];
  const swerve = (to: number): number => sign * Math.min(SWERVE, Math.abs(to));
  const before = begin - swerve(begin - a);
  const after = finish + swerve(b - finish);
  const d = [
    `M${xy(start)}L${at(before, lane)}`,
    `C${at((before + begin) / 2, lane)} ${at((before + begin) / 2, out)} ${at(begin, out)}`,
    `L${at(finish, out)}`,
    `C${at((after + finish) / 2, out)} ${at((after + finish) / 2, lane)} ${at(after, lane)}`,
    `L${xy(end)}`,
  ].join('');
  return { start, end, d };
}

/** How wide the loops of a header are that stands apart. */
const LOOP = 9;

/**
 * A header that stands apart is its own neighbour: R leads round its lower right corner, and L round
 * its upper left one, so that the loops of two that stand side by side keep away from each other.
 */
function loop(box: Box, direction: Direction): Route {
  const side = direction === 'right' ? 1 : -1;
  const corner = { x: box.x + (side * box.width) / 2, y: box.y + (side * box.height) / 2 };
  const start = { x: hundredths(corner.x), y: hundredths(corner.y - side * LOOP) };
  const end = { x: hundredths(corner.x - side * LOOP), y: hundredths(corner.y) };
  const d = `M${xy(start)}A${LOOP} ${LOOP} 0 1 1 ${xy(end)}`;
  const head = headAt(end, side === 1 ? 'up' : 'down');
  return { pieces: [{ start, end, d }], head, d: d + head };
}

/** A piece along these points. */
export function pieceOf(line: Polyline): Piece {
  return { start: line[0]!, end: line.at(-1)!, d: pathOf(line) };
}

/** Both strokes begin at the tip, so that a dashed link has a head all the same. */
function headAt(tip: Point, direction: Direction): string {
  const { length, width } = HEAD;
  const back = direction === 'right' || direction === 'down' ? -length : length;
  const isVertical = direction === 'up' || direction === 'down';
  const wing = (side: number): string =>
    isVertical ? xy({ x: tip.x + side, y: tip.y + back }) : xy({ x: tip.x + back, y: tip.y + side });
  return `M${xy(tip)}L${wing(-width)}M${xy(tip)}L${wing(width)}`;
}

/** The same for a link on its way. @param angle where it points, in degrees; 0 is to the right, 90 is down */
export function headAlong(tip: Point, angle: number): string {
  const { length, width } = HEAD;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const wing = (side: number): string =>
    xy({ x: tip.x - length * cos - side * sin, y: tip.y - length * sin + side * cos });
  return `M${xy(tip)}L${wing(-width)}M${xy(tip)}L${wing(width)}`;
}

function xy({ x, y }: Point): string {
  return `${hundredths(x)},${hundredths(y)}`;
}
