import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chooser } from '../../../src/dlx/index.ts';
import { count, smallest, solve } from '../../../src/dlx/index.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

/** The usual chooser, and how often it was asked: how far a search has gone. */
function counting(): { chooser: Chooser; asked: () => number } {
  let asked = 0;
  return {
    chooser: (links, nodes) => {
      asked += 1;
      return smallest(links, nodes);
    },
    asked: () => asked,
  };
}

describe('a limit', () => {
  it('gives the first solutions of all', () => {
    fc.assert(
      fc.property(matrices(), fc.nat(6), (matrix, limit) => {
        const all = [...solve(matrix)];
        expect([...solve(matrix, { limit })]).toEqual(all.slice(0, limit));
        expect(count(matrix, { limit }).solutions).toBe(Math.min(limit, all.length));
      }),
    );
  });

  it('ends the count at the very node that reaches it', () => {
    const nodes = [1, 2, 91, 92, 93].map((limit) => count(queens(8), { limit }).nodes);
    expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
    expect(nodes[0]).toBeLessThan(150);
    expect(nodes[3]).toBeLessThan(nodes[4]!);
    expect(nodes[4]).toBe(1199);
    // The nodes of the way to the first solution, counted by those who are asked for a column.
    const { chooser, asked } = counting();
    expect(count(queens(8), { limit: 1, chooser }).nodes).toBe(asked() + 1);
  });

  it('of nothing asks for nothing', () => {
    expect([...solve(queens(4), { limit: 0 })]).toEqual([]);
    expect(count(queens(4), { limit: 0 })).toEqual({ solutions: 0, nodes: 0, updates: 0 });
  });
});

describe('laziness', () => {
  it('computes nothing before it is asked, and then up to one solution', () => {
    const { chooser, asked } = counting();
    const solutions = solve(queens(8), { chooser });
    expect(asked()).toBe(0);
    expect(solutions.next().done).toBe(false);
    const first = asked();
    expect(first).toBeGreaterThan(8);
    expect(first).toBeLessThan(150);
    solutions.next();
    expect(asked()).toBeGreaterThan(first);
  });

  it('stops for good when the generator is returned', () => {
    const { chooser, asked } = counting();
    const solutions = solve(queens(8), { chooser });
    solutions.next();
    const before = asked();
    expect(solutions.return()).toEqual({ value: undefined, done: true });
    expect(solutions.next().done).toBe(true);
    expect(asked()).toBe(before);
  });

  it('hands out rows that the search does not touch again', () => {
    const found = [...solve(queens(5))];
    expect(new Set(found.map(String)).size).toBe(10);
  });
});

describe('a signal', () => {
  it('that is aborted before the start lets nothing happen', () => {
    const { chooser, asked } = counting();
    const signal = AbortSignal.abort();
    expect([...solve(queens(6), { signal, chooser })]).toEqual([]);
    expect(count(queens(6), { signal, chooser }).nodes).toBe(0);
    expect(asked()).toBe(0);
  });

  it('ends the generator after the solution in hand', () => {
    const controller = new AbortController();
    const solutions = solve(queens(6), { signal: controller.signal });
    expect(solutions.next().done).toBe(false);
    controller.abort();
    expect(solutions.next().done).toBe(true);
  });

  it('ends a long count on its way', () => {
    const signal = { aborted: false };
    let asked = 0;
    const chooser: Chooser = (links, nodes) => {
      asked += 1;
      if (asked === 5_000) signal.aborted = true;
      return smallest(links, nodes);
    };
    const { nodes } = count(queens(11), { signal, chooser });
    expect(nodes).toBeGreaterThanOrEqual(5_000);
    expect(nodes).toBeLessThan(20_000);
  });
});
