/** A link on its way: from the old neighbour to the new one, round the node that leaves its list or comes back. */
import { describe, expect, test } from 'vitest';
import type { Matrix } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { evenly } from '#pictures/kit/along.ts';
import { type Point, polylineOf } from '#pictures/kit/polyline.ts';
import { boxOf, layoutTorus } from '#pictures/torus/layout.ts';
import { type Route, routeOf } from '#pictures/torus/route.ts';
import { routeNow, swingOf } from '#pictures/torus/route-now.ts';
import { type TorusView, type TorusWrite, torusView } from '#pictures/torus/view.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { every } from '../../../support/runs.ts';

const shares = [0.01, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.99];

const cases: [name: string, matrix: Matrix][] = [
  ['Knuth’s example', encode().matrix],
  ['with secondary columns', encode({ secondary: 'BFG' }).matrix],
];

function pointsOf({ pieces }: Route): Point[] {
  return pieces.flatMap(({ d }) => evenly(polylineOf(d), 120));
}

/** How far apart two ways are, at the most. */
function apart(one: Route, other: Route): number {
  const to = ({ x, y }: Point, points: readonly Point[]): number =>
    Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  const [first, second] = [pointsOf(one), pointsOf(other)];
  return Math.max(...second.map((point) => to(point, first)));
}

describe.each(cases)('the swing of a link, %s', (_, matrix) => {
  const source = { matrix };
  const layout = layoutTorus(source);
  const run = record(matrix);
  const writes = Array.from({ length: run.lastStep('links') + 1 }, (__, step) => {
    const { write } = torusView(source, { frame: run.seek(step, 'links') });
    // The header of a secondary column is its own neighbour before and after.
    return write && write.now.list !== 'own' ? [write] : [];
  }).flat();
  const at = (write: TorusWrite, share: number): Route => swingOf(layout, source, { ...write, share });

  test('begins as the link was, and ends as it is', () => {
    expect(writes.length).toBeGreaterThan(60);
    for (const write of every(5, writes)) {
      expect(at(write, 0).d).toBe(routeOf(layout, source, write.before).d);
      expect(at(write, 1).d).toBe(routeOf(layout, source, write.now).d);
      // And nearly so just after and just before: it does not leap.
      expect(apart(at(write, 0), at(write, 0.001))).toBeLessThan(8);
      expect(apart(at(write, 1), at(write, 0.999))).toBeLessThan(8);
    }
  });

  test('goes round the node: never nearer to its middle than its edge is', () => {
    for (const write of every(3, writes)) {
      const box = boxOf(layout, source, write.subject);
      const radius = Math.min(box.width, box.height) / 2;
      for (const share of shares) {
        const distances = pointsOf(at(write, share)).map(({ x, y }) => Math.hypot(x - box.x, y - box.y));
        expect(Math.min(...distances), `${write.now.id} at ${share}`).toBeGreaterThanOrEqual(radius - 0.02);
      }
    }
  });

  test('keeps on the sheet, begins at its node, and its tip goes one way', () => {
    for (const write of every(3, writes)) {
      const { start } = routeOf(layout, source, write.now).pieces[0]!;
      const reached = shares.map((share) => {
        const route = at(write, share);
        const points = pointsOf(route);
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(layout.left - 0.01);
        expect(Math.max(...xs)).toBeLessThanOrEqual(layout.right + 0.01);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(layout.top - 0.01);
        expect(Math.max(...ys)).toBeLessThanOrEqual(layout.bottom + 0.01);
        const isAcross = write.now.direction === 'left' || write.now.direction === 'right';
        const first = route.pieces[0]!.start;
        expect(isAcross ? first.x : first.y).toBe(isAcross ? start.x : start.y);
        return route.pieces.reduce((sum, { start: a, end: b }) => sum + Math.abs(isAcross ? b.x - a.x : b.y - a.y), 0);
      });
      const isLonger = reached.at(-1)! > reached[0]!;
      expect(reached).toEqual(reached.toSorted((a, b) => (isLonger ? a - b : b - a)));
    }
  });

  test('backwards it is the same', () => {
    for (const write of every(3, writes)) {
      const back = { ...write, before: write.now, now: write.before };
      for (const share of shares) expect(at(back, 1 - share).d).toBe(at(write, share).d);
    }
  });
});

test('only the written link is on its way, and only while the write is', () => {
  const knuth = encode();
  const layout = layoutTorus(knuth);
  const frame = record(knuth.matrix).seek(5, 'links');
  const view = (share: number): TorusView => torusView(knuth, { frame, share });
  const moved = (share: number): string[] =>
    view(share)
      .arrows.filter((link) => routeNow(view(share), layout, link).d !== routeOf(layout, knuth, link).d)
      .map(({ id }) => id);
  expect(moved(0.5)).toEqual([view(1).write?.now.id]);
  expect(moved(1)).toEqual([]);
});
