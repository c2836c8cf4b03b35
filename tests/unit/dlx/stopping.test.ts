import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, createMatrix, solve, solveAsync } from '#dlx/index.ts';
import { leftmost, smallest } from '#dlx/choosers.ts';
import type { Chooser } from '#dlx/links.ts';
import { createRecorder } from '#history/index.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

/** The usual chooser, and how often it was asked: how far a search has gone. */
function counting(base = smallest): { chooser: Chooser; asked: () => number } {
  let asked = 0;
  return {
    chooser: (links, nodes) => {
      asked += 1;
      return base(links, nodes);
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

describe('bad numbers', () => {
  it.each([NaN, -1, 0.5, -Infinity])('a limit of %s is refused before anything is done', (limit) => {
    const message = `limit is ${limit}; give a whole number from 0 up, or leave it out for all solutions`;
    expect(() => solve(queens(4), { limit })).toThrow(new RangeError(message));
    expect(() => solveAsync(queens(4), { limit })).toThrow(new RangeError(message));
    expect(() => count(queens(4), { limit })).toThrow(new RangeError(message));
    expect(() => createRecorder(queens(4), { limit })).toThrow(new RangeError(message));
  });

  it('a limit of Infinity is none', () => {
    expect(count(queens(4), { limit: Infinity }).solutions).toBe(2);
  });
});

/** All that an asynchronous search gives. */
async function gathered<Row>(solutions: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const solution of solutions) all.push(solution);
  return all;
}

describe('solveAsync', () => {
  it('finds what solve finds, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(matrices(), fc.option(fc.nat(6), { nil: undefined }), async (matrix, limit) => {
        const options = limit === undefined ? {} : { limit };
        expect(await gathered(solveAsync(matrix, options))).toEqual([...solve(matrix, options)]);
      }),
    );
    expect(await gathered(solveAsync(queens(8)))).toEqual([...solve(queens(8))]);
  });

  it('computes nothing before it is asked, and nothing after it is returned', async () => {
    const { chooser, asked } = counting();
    const solutions = solveAsync(queens(8), { chooser });
    expect(asked()).toBe(0);
    expect((await solutions.next()).done).toBe(false);
    const first = asked();
    expect(first).toBeLessThan(150);
    await solutions.return();
    expect((await solutions.next()).done).toBe(true);
    expect(asked()).toBe(first);
  });

  it('lets the event loop go on while it searches', async () => {
    let turns = 0;
    const ticking = setInterval(() => (turns += 1));
    // Six million updates, and a turn is one of them.
    await gathered(solveAsync(queens(12)));
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(3);
  });

  it('with a signal that is aborted at the start does nothing but say the reason', async () => {
    const { chooser, asked } = counting();
    const signal = AbortSignal.abort(new Error('no need'));
    await expect(solveAsync(queens(6), { signal, chooser }).next()).rejects.toThrow('no need');
    expect(asked()).toBe(0);
  });

  it('ends between two solutions', async () => {
    const controller = new AbortController();
    const solutions = solveAsync(queens(6), { signal: controller.signal });
    expect((await solutions.next()).done).toBe(false);
    controller.abort();
    await expect(solutions.next()).rejects.toThrow(controller.signal.reason);
    expect((await solutions.next()).done).toBe(true);
  });

  it('ends a long search on its way, as a timer or a button would', async () => {
    const controller = new AbortController();
    // A column that nothing covers: no solution ever comes, and the search would take years.
    const { columns, rows } = queens(20);
    const hopeless = createMatrix([...columns, 'none'], rows);
    const { chooser, asked } = counting(leftmost);
    setTimeout(() => controller.abort());
    const search = gathered(solveAsync(hopeless, { signal: controller.signal, chooser }));
    await expect(search).rejects.toThrow(controller.signal.reason);
    expect(asked()).toBeGreaterThan(100);
  });
});
