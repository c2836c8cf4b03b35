/** Where the nodes of a ring stand and how their links run: numbers only. */
import type { Point } from '../kit/polyline.ts';
import type { RingLink, RingNode, RingView } from './view.ts';

const SLOT = 70;
export const BOX = 44;
const HALF = BOX / 2;
const EDGE = 48;
/** The line of the list, the line of the nodes taken out, and how deep the way round runs. */
const LIST_Y = 134;
const GHOST_Y = 36;
const ROUND = { R: 54, L: 40, ghost: 68 } as const;
/** The two links between neighbours run side by side. */
const APART = 8;
/** Room between the tip of an arrow and the box it points at. */
const GAP = 2.5;

export interface LaidLink {
  readonly id: string;
  readonly link: RingLink;
  /** Round the back it goes from one end of the list to the other; level, from a node to one in the same line. */
  readonly way: 'level' | 'slope' | 'round';
  readonly path: string;
  readonly tip: Point;
  /** Where the arrow points, in degrees; 0 is to the right, 90 is down. */
  readonly angle: number;
  /** Where a mark on the link stands. */
  readonly middle: Point;
}

export interface LaidNode extends Point {
  readonly id: string;
  readonly node: RingNode;
}

export interface RingLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly LaidNode[];
  readonly links: readonly LaidLink[];
}

export function ringLayout({ nodes, links }: RingView): RingLayout {
  const laid = nodes.map((node) => ({ id: node.id, node, ...place(node) }));
  return {
    width: 2 * EDGE + (nodes.length - 1) * SLOT,
    height: LIST_Y + ROUND.ghost + 8,
    nodes: laid,
    links: links.map((link) => ({ id: link.id, link, ...route(link, nodes) })),
  };
}

/** A node keeps its place from left to right; taken out, it is lifted above the list. */
function place({ index, isOut }: RingNode): Point {
  return { x: EDGE + index * SLOT, y: isOut ? GHOST_Y : LIST_Y };
}

type Route = Omit<LaidLink, 'id' | 'link' | 'way'>;

function route(link: RingLink, nodes: readonly RingNode[]): Omit<LaidLink, 'id' | 'link'> {
  const { side, from, to } = link;
  const isRound = side === 'R' ? to.index <= from.index : to.index >= from.index;
  if (isRound) return { way: 'round', ...roundTheBack(link) };
  const [low, high] = [Math.min(from.index, to.index), Math.max(from.index, to.index)];
  const isOver = nodes.some(({ index, isOut }) => index > low && index < high && isOut === from.isOut);
  if (from.isOut !== to.isOut) return { way: 'slope', ...slope(link) };
  return { way: 'level', ...(isOver ? bow(link) : straight(link)) };
}

/** Between neighbours in a line, over empty places too. */
function straight({ side, from, to }: RingLink): Route {
  const sign = side === 'R' ? 1 : -1;
  const y = place(from).y - sign * APART;
  const x = place(from).x + sign * HALF;
  const tip = { x: place(to).x - sign * (HALF + GAP), y };
  return {
    path: `M${x},${y}H${tip.x}`,
    tip,
    angle: side === 'R' ? 0 : 180,
    middle: { x: (x + tip.x) / 2, y },
  };
}

/** Past a node that stands in between: links to the right above it, links to the left below. */
function bow({ side, from, to }: RingLink): Route {
  const sign = side === 'R' ? 1 : -1;
  const y = place(from).y - sign * HALF;
  const x = place(from).x + sign * 8;
  const tip = { x: place(to).x - sign * 8, y: y - sign * GAP };
  const top = y - sign * 30;
  return {
    path: `M${x},${y}C${x + sign * 20},${top} ${tip.x - sign * 6},${top} ${tip.x},${tip.y}`,
    tip,
    angle: side === 'R' ? 75 : 255,
    middle: { x: (x + tip.x) / 2, y: y - sign * 22 },
  };
}

/** Between the list and a node above it. */
function slope({ side, from, to }: RingLink): Route {
  const sign = side === 'R' ? 1 : -1;
  const [x, target] = [place(from).x, place(to).x];
  if (!from.isOut) {
    const start = { x: x + sign * 16, y: LIST_Y - HALF };
    const tip = { x: target - sign * 10, y: GHOST_Y + HALF + GAP };
    const path = `M${start.x},${start.y}C${start.x},${start.y - 26} ${tip.x},${tip.y + 30} ${tip.x},${tip.y}`;
    return { path, tip, angle: 270, middle: middle(start, tip) };
  }
  const tip = { x: target - sign * 9, y: LIST_Y - HALF - GAP };
  const isFar = Math.abs(from.index - to.index) > 1;
  // A long one leaves from below, so as not to run through the nodes that are out between.
  const start = isFar ? { x: x + sign * 12, y: GHOST_Y + HALF } : { x: x + sign * HALF, y: GHOST_Y + APART };
  const bend = isFar
    ? `${start.x},${start.y + 34} ${tip.x},${tip.y - 34}`
    : `${start.x + sign * 16},${start.y} ${tip.x},${tip.y - 46}`;
  const path = `M${start.x},${start.y}C${bend} ${tip.x},${tip.y}`;
  return { path, tip, angle: 90, middle: middle(start, tip) };
}

function middle(start: Point, tip: Point): Point {
  return { x: (start.x + tip.x) / 2, y: (start.y + tip.y) / 2 };
}

/** From the last node to the head and back, under the list. */
function roundTheBack({ side, from, to }: RingLink): Route {
  const [first, last] = side === 'R' ? [to, from] : [from, to];
  const isGhost = first.isOut || last.isOut;
  const depth = LIST_Y + (isGhost ? ROUND.ghost : ROUND[side]);
  const out = (isGhost ? 4 : 0) + (side === 'R' ? 18 : 11);
  const sign = side === 'R' ? -1 : 1;
  const end = { x: place(last).x + HALF, y: place(last).y + sign * APART };
  const begin = { x: place(first).x - HALF, y: place(first).y + sign * APART };
  const [east, west] = [end.x + out, begin.x - out];
  const points = [
    end,
    { x: east, y: end.y },
    { x: east, y: depth },
    { x: west, y: depth },
    { x: west, y: begin.y },
    begin,
  ];
  const way = side === 'R' ? points : points.toReversed();
  const tip = side === 'R' ? { x: begin.x - GAP, y: begin.y } : { x: end.x + GAP, y: end.y };
  return {
    path: rounded([...way.slice(0, -1), tip]),
    tip,
    angle: side === 'R' ? 0 : 180,
    middle: { x: (begin.x + end.x) / 2, y: depth },
  };
}

/** A path along these points, its corners rounded. */
function rounded(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const parts = [`M${first.x},${first.y}`];
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (!next) parts.push(`L${point.x},${point.y}`);
    else {
      const into = towards(point, points[index] as Point);
      const away = towards(point, next);
      parts.push(`L${into.x},${into.y}Q${point.x},${point.y} ${away.x},${away.y}`);
    }
  });
  return parts.join('');
}

/** The point a corner's radius away, on the way to another. */
function towards(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const radius = Math.min(8, length / 2);
  return { x: from.x + (x / length) * radius, y: from.y + (y / length) * radius };
}
