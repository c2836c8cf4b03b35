import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ring, badLinks, checkRing, createRing, remove, restore, walkRing } from '#exhibits/ring.ts';
import { runs } from '../../support/runs.ts';

const copy = ({ left, right }: Ring): number[][] => [[...left], [...right]];

describe('a ring', () => {
  it('is whole when it is built', () => {
    expect(copy(createRing(3))).toEqual([
      [3, 0, 1, 2],
      [1, 2, 3, 0],
    ]);
    expect(copy(createRing(0))).toEqual([[0], [0]]);
    expect(checkRing(createRing(3), [1, 2, 3])).toBeNull();
  });

  it('loses and regains a node by two writes, and the node keeps its own links', () => {
    const ring = createRing(3);
    expect(remove(ring, 2)).toEqual([
      { side: 'R', at: 1, from: 2, to: 3 },
      { side: 'L', at: 3, from: 2, to: 1 },
    ]);
    expect([ring.left[2], ring.right[2]]).toEqual([1, 3]);
    expect(checkRing(ring, [1, 3])).toBeNull();
    expect(restore(ring, 2)).toEqual([
      { side: 'R', at: 1, from: 3, to: 2 },
      { side: 'L', at: 3, from: 1, to: 2 },
    ]);
    expect(copy(ring)).toEqual(copy(createRing(3)));
  });

  it('agrees with an array for as long as restoring goes backwards', () => {
    const runs = fc
      .integer({ min: 1, max: 9 })
      .chain((n) => fc.tuple(fc.constant(n), fc.shuffledSubarray(Array.from({ length: n }, (_, i) => i + 1))));
    fc.assert(
      fc.property(runs, ([n, removed]) => {
        const ring = createRing(n);
        const all = Array.from({ length: n }, (_, index) => index + 1);
        const isWhole = (out: readonly number[]): void => {
          const list = all.filter((node) => !out.includes(node));
          expect(walkRing(ring, 'R')).toEqual({ nodes: list, isClosed: true });
          expect(walkRing(ring, 'L')).toEqual({ nodes: list.toReversed(), isClosed: true });
          expect(checkRing(ring, list)).toBeNull();
        };
        removed.forEach((node, index) => {
          remove(ring, node);
          isWhole(removed.slice(0, index + 1));
        });
        removed.toReversed().forEach((node, index) => {
          restore(ring, node);
          isWhole(removed.slice(0, removed.length - index - 1));
        });
        expect(copy(ring)).toEqual(copy(createRing(n)));
      }),
    );
  });

  it('names its first bad link', () => {
    const ring = createRing(3);
    for (const node of [1, 2, 3]) remove(ring, node);
    for (const node of [1, 3, 2]) restore(ring, node);
    expect(checkRing(ring, [1, 2, 3])).toBe('R[head] is 3, but should be 1');
    expect(checkRing(ring, [1, 2, 3], (node) => 'hABC'.charAt(node))).toBe('R[h] is C, but should be A');
  });

  it('has bad links exactly where it differs from a ring that is whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 }), (presses) => {
        const ring = createRing(4);
        const out = new Set<number>();
        for (const node of presses) {
          if (out.delete(node)) restore(ring, node);
          else {
            remove(ring, node);
            out.add(node);
          }
        }
        const list = [1, 2, 3, 4].filter((node) => !out.has(node));
        const [left, right] = copy(ring) as [number[], number[]];
        const wrong = [0, ...list].flatMap((node, index) => [
          ...(right[node] === (list[index] ?? 0) ? [] : [`R${node}`]),
          ...(left[node] === ([0, ...list].at(index - 1) ?? 0) ? [] : [`L${node}`]),
        ]);
        expect(
          badLinks(ring, list)
            .map(({ side, at }) => `${side}${at}`)
            .sort(),
        ).toEqual(wrong.sort());
        for (const side of ['L', 'R'] as const) {
          expect(walkRing(ring, side).nodes.length).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
