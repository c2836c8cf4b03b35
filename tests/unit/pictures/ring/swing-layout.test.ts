/** A ring between two presses. */
import { describe, expect, test } from 'vitest';
import { polylineOf } from '#pictures/kit/polyline.ts';
import { BOX, ringLayout } from '#pictures/ring/layout.ts';
import { swingLayout } from '#pictures/ring/swing-layout.ts';
import { type RingView, ringView } from '#pictures/ring/view.ts';

const names = [...'ABCDE'];
const pressed = (presses: string): RingView => ringView(names, [...presses]);
const between = (presses: string, share: number) => swingLayout(pressed(presses.slice(0, -1)), pressed(presses), share);
const shares = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98];
const all = ['A', 'C', 'E', 'CC', 'CB', 'BCC', 'BCB', 'BCBC', 'ABCDE', 'BCDBDC'];

describe('the swing of the links of a list', () => {
  test.each(all)('begins and ends as the ring is at rest: %s', (presses) => {
    const [then, now] = [presses.slice(0, -1), presses].map((each) => ringLayout(pressed(each)));
    expect(between(presses, 1)).toEqual(now);
    const start = between(presses, 0);
    start.nodes.forEach(({ x, y }, at) => expect({ x, y }).toEqual({ x: then!.nodes[at]!.x, y: then!.nodes[at]!.y }));
    start.links.forEach(({ tip }, at) => {
      expect(tip.x).toBeCloseTo(then!.links[at]!.tip.x, 0);
      expect(tip.y).toBeCloseTo(then!.links[at]!.tip.y, 0);
    });
  });

  test.each(['A', 'B', 'C', 'D', 'AC', 'EC'])('goes round the node that leaves: %s', (presses) => {
    const { node } = pressed(presses).presses.at(-1)!;
    for (const share of shares) {
      const { links, nodes } = between(presses, share);
      const middle = nodes[node.index]!;
      const written = links.filter(({ link }) => link.isNew);
      expect(written).toHaveLength(2);
      for (const { path } of written) {
        for (const { x, y } of polylineOf(path)) {
          const distance = Math.hypot(x - middle.x, y - middle.y);
          expect(distance, `${presses} at ${share}`).toBeGreaterThanOrEqual(BOX / 2 - 0.02);
        }
      }
    }
  });

  test('from the last node to the head it goes round the list, and never through a node', () => {
    for (const share of shares) {
      const { links, nodes } = between('E', share);
      const others = nodes.filter(({ node }) => node.name !== 'E');
      for (const { path } of links.filter(({ link }) => link.isNew)) {
        for (const { x, y } of polylineOf(path)) {
          const inside = others.filter((node) => Math.max(Math.abs(node.x - x), Math.abs(node.y - y)) < BOX / 2 - 0.1);
          expect(inside).toEqual([]);
        }
      }
    }
  });

  test('putting a node back is taking it out, backwards', () => {
    for (const share of shares) {
      const [out, back] = [between('C', share), between('CC', 1 - share)];
      out.nodes.forEach(({ y }, at) => expect(back.nodes[at]!.y).toBeCloseTo(y, 6));
      out.links.forEach(({ tip }, at) => {
        expect(back.links[at]!.tip.x).toBeCloseTo(tip.x, 6);
        expect(back.links[at]!.tip.y).toBeCloseTo(tip.y, 6);
      });
    }
  });
});
