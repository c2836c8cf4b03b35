/** Lengths along rows of points, and the points at them. */
import { type Point, type Polyline, apart, mix } from './polyline.ts';

/** How far along the line each of its points is. */
function distances(line: Polyline): number[] {
  let sum = 0;
  return line.map((point, at) => (sum += at === 0 ? 0 : apart(point, line[at - 1]!)));
}

export function lengthOf(line: Polyline): number {
  return distances(line).at(-1) ?? 0;
}

/** The line up to this length from its beginning. */
export function cutAt(line: Polyline, length: number): Polyline {
  const far = distances(line);
  const next = far.findIndex((distance) => distance >= length);
  if (next < 0) return line;
  if (next === 0) return line.slice(0, 1);
  const share = (length - far[next - 1]!) / (far[next]! - far[next - 1]!);
  return [...line.slice(0, next), mix(line[next - 1]!, line[next]!, share)];
}

/** This number of points, evenly spaced along the line, both of its ends among them. */
export function evenly(line: Polyline, count: number): Polyline {
  const far = distances(line);
  const whole = far.at(-1) ?? 0;
  let at = 1;
  return Array.from({ length: count }, (_, index) => {
    const length = (whole * index) / (count - 1);
    while (at < line.length - 1 && far[at]! < length) at += 1;
    const piece = far[at]! - far[at - 1]!;
    return mix(line[at - 1]!, line[at]!, piece === 0 ? 1 : (length - far[at - 1]!) / piece);
  });
}

/** The length over which two lines are the same, from their beginnings on. */
export function sharedLength(one: Polyline, other: Polyline): number {
  const [first, second] = [lengthOf(one), lengthOf(other)];
  const step = 2;
  const at = (line: Polyline, length: number): Point => cutAt(line, length).at(-1)!;
  let shared = 0;
  while (shared <= Math.min(first, second) && apart(at(one, shared), at(other, shared)) < 0.5) shared += step;
  return Math.max(0, Math.min(shared - step, first, second));
}
