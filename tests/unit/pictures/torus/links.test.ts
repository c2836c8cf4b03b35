/** What is drawn is what is in the arrays: at every step of a run, from the routes back to targets. */
import { describe, expect, test } from 'vitest';
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { COLUMN, DOWN, ROW, SPACER, UP } from '#dlx/links.ts';
import { type Box, type TorusLayout, boxOf, layoutTorus } from '#pictures/torus/layout.ts';
import type { Point } from '#pictures/kit/polyline.ts';
import { routeOf } from '#pictures/torus/route.ts';
import { type TorusLink, type TorusView, torusView } from '#pictures/torus/view.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { every } from '../../../support/runs.ts';

const cases: [name: string, matrix: Matrix][] = [
  ['Knuth’s example', encode().matrix],
  ['with secondary columns', encode({ secondary: 'BFG' }).matrix],
  ['with empty lines and a column off', odd()],
];

function odd(): Matrix {
  const columns = [
    { name: 'A', kind: 'primary' },
    { name: 'B', kind: 'off' },
    { name: 'C', kind: 'secondary' },
    { name: 'D', kind: 'primary' },
    { name: 'E', kind: 'secondary' },
  ] as const;
  return createMatrix(columns, [[0, 1, 2], [], [3], [2], [0, 3], [0]]);
}

/** Every link as `from direction to`, read out of the arrays alone. */
function inMemory(view: TorusView): string[] {
  const { nodes, left, right } = view.links;
  const { columns } = view.source.matrix;
  const found: string[] = [];
  const say = (from: number, direction: string, to: number): number => found.push(`${from} ${direction} ${to}`);
  for (let header = 0; header < left.length; header += 1) {
    const kind = columns[header - 1]?.kind ?? 'root';
    if (kind === 'off') continue;
    const address = header * 4;
    say(address, 'left', left[header]! * 4);
    say(address, 'right', right[header]! * 4);
    if (kind === 'root') continue;
    say(address, 'up', nodes[address + UP]!);
    say(address, 'down', nodes[address + DOWN]!);
  }
  for (let address = left.length * 4; address < nodes.length; address += 4) {
    if (nodes[address + COLUMN] === SPACER) continue;
    say(address, 'up', nodes[address + UP]!);
    say(address, 'down', nodes[address + DOWN]!);
    // A row is a ring: it has its nodes side by side, and no links of its own in memory.
    const row: number[] = [];
    for (let at = left.length * 4; at < nodes.length; at += 4) {
      if (nodes[at + COLUMN] !== SPACER && nodes[at + ROW] === nodes[address + ROW]) row.push(at);
    }
    const place = row.indexOf(address);
    say(address, 'right', row[(place + 1) % row.length]!);
    say(address, 'left', row[(place + row.length - 1) % row.length]!);
  }
  return found.toSorted();
}

/** The boxes of a picture, and which node each is. */
function boxesOf(view: TorusView, layout: TorusLayout): { address: number; box: Box }[] {
  return view.nodes.map((node) => ({
    address: node.address,
    box: boxOf(layout, view.source, node),
  }));
}

/** The node on whose edge a point lies. */
function touched(boxes: readonly { address: number; box: Box }[], { x, y }: Point): number {
  const near = boxes.filter(
    ({ box }) => Math.abs(x - box.x) <= box.width / 2 + 0.01 && Math.abs(y - box.y) <= box.height / 2 + 0.01,
  );
  expect(near).toHaveLength(1);
  return near[0]!.address;
}

/** The same link, read out of the picture alone. */
function inPicture(view: TorusView, layout: TorusLayout, link: TorusLink): string {
  const boxes = boxesOf(view, layout);
  const { pieces } = routeOf(layout, view.source, link);
  const first = pieces[0]!;
  const last = pieces.at(-1)!;
  const from = touched(boxes, first.start);
  const to = touched(boxes, last.end);
  if (pieces.length === 2) {
    const { left, right, top, bottom } = layout;
    const edges = {
      left: [left, right, 'x'],
      right: [right, left, 'x'],
      up: [top, bottom, 'y'],
      down: [bottom, top, 'y'],
    } as const;
    const [out, back, axis] = edges[link.direction];
    const other = axis === 'x' ? 'y' : 'x';
    expect(first.end[axis]).toBeCloseTo(out, 1);
    expect(last.start[axis]).toBeCloseTo(back, 1);
    expect(first.end[other]).toBe(last.start[other]);
  }
  return `${from} ${link.direction} ${to}`;
}

/** Points on the way of a route, some of them on its curves. */
function pointsOn(d: string): Point[] {
  const pairs = [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
  return pairs.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

describe.each(cases)('%s', (_, matrix) => {
  const run = record(matrix);
  const layout = layoutTorus({ matrix });
  const views = Array.from({ length: run.lastStep('links') + 1 }, (__, step) =>
    torusView({ matrix }, { frame: run.seek(step, 'links') }),
  );

  test('every link of the arrays is drawn, at every step, from its node to its target', () => {
    // Two writes belong together, so that of every third step both halves are seen.
    for (const view of every(3, views)) {
      const drawn = view.arrows.map((link) => inPicture(view, layout, link));
      expect(drawn.toSorted()).toEqual(inMemory(view));
    }
  });

  test('a link keeps clear of the nodes it leads past', () => {
    for (const view of every(3, views)) {
      for (const link of view.arrows) {
        const route = routeOf(layout, view.source, link);
        const points = route.pieces.flatMap(({ d }) => pointsOn(d));
        for (const node of link.past) {
          const box = boxOf(layout, view.source, node);
          for (const { x, y } of points) {
            const isInside = Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2;
            expect(isInside, `${link.id} through ${node.id}`).toBe(false);
          }
        }
      }
    }
  });

  test('only links past a node bend, and they only lead past nodes that are leaving or gone', () => {
    for (const view of views) {
      for (const link of view.arrows.filter(({ list }) => list !== 'own')) {
        const { d } = routeOf(layout, view.source, link);
        expect(d.includes('C'), link.id).toBe(link.past.length > 0);
        expect(
          link.past.every(({ standing }) => standing !== 'in'),
          link.id,
        ).toBe(true);
      }
    }
  });

  test('nodes do not overlap, and stand inside the sheet', () => {
    const boxes = boxesOf(views[0]!, layout).map(({ box }) => box);
    boxes.forEach((a, index) => {
      expect(a.x - a.width / 2).toBeGreaterThan(layout.left);
      expect(a.x + a.width / 2).toBeLessThan(layout.right);
      expect(a.y - a.height / 2).toBeGreaterThan(layout.top);
      expect(a.y + a.height / 2).toBeLessThan(layout.bottom);
      for (const b of boxes.slice(index + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + 4 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + 4;
        expect(apart).toBe(true);
      }
    });
  });

  test('the write that is shown is the one that was done', () => {
    views.forEach((view, step) => {
      const { write } = run.seek(step, 'links');
      expect(view.write === null).toBe(write === null);
      if (!write || !view.write) return;
      const { before, now, subject } = view.write;
      expect([now.from.address, now.direction, now.to.address, before.to.address]).toEqual([
        write.node,
        write.link,
        write.to,
        write.from,
      ]);
      expect(subject.address).toBe(write.subject);
      const old = views[step - 1]!.arrows.find(({ id }) => id === now.id)!;
      expect(old.to.address).toBe(before.to.address);
    });
  });
});
