/** Paths as rows of points, so that what lies between two of them can be worked out. */
import { hundredths } from './round.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Polyline = readonly Point[];

/** Into how many straight pieces a curve is cut. */
const PIECES = 10;

/** How many numbers each command has; a curve needs the point before it as well. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, Q: 4, C: 6 };

/** The points of a path that is one line, written with M, L, H, Q and C. */
export function polylineOf(d: string): Polyline {
  const points: Point[] = [];
  for (const [, command = '', text = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (numbers.length !== COUNTS[command]) throw new RangeError(`a path with ${command}${text} cannot be cut up`);
    const last = points.at(-1) ?? { x: 0, y: 0 };
    if (command === 'H') points.push({ x: numbers[0]!, y: last.y });
    else {
      const controls = [last, ...pairs(numbers)];
      if (command === 'M' || command === 'L') points.push(controls[1]!);
      else for (let at = 1; at <= PIECES; at += 1) points.push(onCurve(controls, at / PIECES));
    }
  }
  return points;
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1]! }] : []));
}

/** A point of a Bézier curve, by de Casteljau’s construction. */
function onCurve(controls: readonly Point[], share: number): Point {
  let points = controls;
  while (points.length > 1) points = points.slice(1).map((point, at) => mix(points[at]!, point, share));
  return points[0]!;
}

/** The point this share of the way from one to the other; beyond them for a share outside 0 to 1. */
export function mix(from: Point, to: Point, share: number): Point {
  return { x: mixed(from.x, to.x, share), y: mixed(from.y, to.y, share) };
}

export function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** How far one point is from another. */
export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The direction in which a line ends, in degrees: 0 is to the right, 90 is down. */
export function endAngle(line: Polyline): number {
  const end = line.at(-1)!;
  // Over a few units, so that a head turns a corner gently.
  const before = line.findLast((point) => apart(point, end) > 5) ?? line[0]!;
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
}

export function pathOf(line: Polyline): string {
  return `M${line.map(({ x, y }) => `${hundredths(x)},${hundredths(y)}`).join('L')}`;
}
