/** Cells and memory against brute force, the links, and the numbers of Knuth's programs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, count, createMatrix, parse } from '#dlx/index.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { countBySparseSets } from '#exhibits/sparse-sets.ts';
import { SubproblemTable } from '#dlx/subproblem-table.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { solutionsByBruteForce } from '../../matrices/brute-force.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

const square = (size: number, lessCorners = false): Matrix => dominoes({ width: size, height: size, lessCorners });

describe('dancing cells', () => {
  it('walk the tree of the links, with as many updates, on random matrices', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 9, mostRows: 20 }), (matrix) => {
        expect(countBySparseSets(matrix)).toMatchObject(count(matrix));
      }),
      { numRuns: runs(10_000) },
    );
  });

  it.each<[string, Matrix, object]>([
    ['Knuth’s matrix', parse(KNUTH), { solutions: 1, nodes: 6, updates: 30 }],
    ['8 queens', queens(8), { solutions: 92, nodes: 1199, updates: 21375 }],
    ['dominoes on 6×6', square(6), { solutions: 6728, nodes: 25695, updates: 95296 }],
    ['8×8 less corners', square(8, true), { solutions: 0, nodes: 959562, updates: 4780846 }],
  ])('count as Knuth’s dlx1 does: %s', (_, matrix, counts) => {
    expect(countBySparseSets(matrix)).toMatchObject(counts);
  });

  it('tell what their sets take: seven numbers for Knuth’s sixteen ones each, and so on', () => {
    const { bytes } = countBySparseSets(parse(KNUTH));
    // Four arrays by cell, one by row and one more, four by column, and sizes at three levels.
    expect(bytes).toBe(4 * (4 * 16 + 7 + 4 * 7 + 3 * 7));
  });
});

describe('links with a memory', () => {
  it('count what brute force finds, on random matrices', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 8, mostRows: 10 }), (matrix) => {
        const { length } = solutionsByBruteForce(matrix);
        expect(countMemoized(matrix).solutions).toBe(length);
        // Without any room to remember it is the search of the links.
        expect(countMemoized(matrix, { mostBytes: 0 }).solutions).toBe(length);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it('agree with the links where subproblems come again, and solve no more than they do', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 12, mostRows: 40, kinds: { primary: 4, secondary: 1 } }), (matrix) => {
        const { solutions, nodes, tree, subproblems } = countMemoized(matrix);
        const byLinks = count(matrix);
        expect(tree).toBe(byLinks.nodes);
        expect(solutions).toBe(byLinks.solutions);
        expect(nodes).toBeLessThanOrEqual(byLinks.nodes);
        expect(subproblems).toBeLessThanOrEqual(nodes);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it.each<[string, Matrix, number, number, number]>([
    ['dominoes on 4×4', square(4), 36, 33, 133],
    ['dominoes on 6×6', square(6), 6_728, 255, 25_695],
    ['dominoes on 8×8', square(8), 12_988_816, 1_627, 50_102_176],
    ['6×6 less corners', square(6, true), 0, 143, 945],
    ['8×8 less corners', square(8, true), 0, 1_158, 959_562],
    ['Langford 8', langford(8), 300, 2_041, count(langford(8)).nodes],
  ])('solve each subproblem once, and know the whole tree: %s', (_, matrix, solutions, subproblems, tree) => {
    expect(countMemoized(matrix)).toMatchObject({ solutions, subproblems, tree, isExact: true });
  });

  it('gain little on queens', () => {
    const { nodes } = count(queens(10));
    const { solutions, subproblems } = countMemoized(queens(10));
    expect(solutions).toBe(724);
    expect(subproblems).toBeGreaterThan(0.8 * nodes);
  });

  it('tell two subproblems apart that differ in an empty primary column alone', () => {
    // After a the columns B and C are left, after b only C; no row of B lives on in either.
    const matrix = createMatrix(['A', 'B', 'C'], [[0], [0, 1], [2]]);
    expect(countMemoized(matrix).solutions).toBe(1);
  });

  it('stay within their bound, say so, and still count right', () => {
    const bounded = countMemoized(square(6), { mostBytes: 4_000 });
    const free = countMemoized(square(6));
    expect(free.isFull).toBe(false);
    expect(bounded).toMatchObject({ solutions: 6_728, isFull: true });
    expect(bounded.subproblems).toBeLessThan(free.subproblems);
    expect(bounded.nodes).toBeGreaterThan(free.nodes);
    expect(bounded.bytes).toBeLessThan(free.bytes);
  });

  it('say when a number cannot hold the count', () => {
    const { solutions, isExact } = countMemoized(dominoes({ width: 12, height: 14 }));
    // 12 × 14 has 6.9 · 10^19 or so: far above 2^53.
    expect(solutions).toBeGreaterThan(2 ** 53);
    expect(isExact).toBe(false);
  });
});

describe('a table of subproblems', () => {
  it('keeps what a map keeps, through all its sizes', () => {
    const keys = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 400 });
    fc.assert(
      fc.property(keys, (pairs) => {
        const table = new SubproblemTable(2, Infinity);
        const map = new Map<string, number>();
        pairs.forEach((pair, value) => {
          const key = Uint32Array.from(pair);
          const at = table.find(key);
          expect(at < 0 ? -1 : table.solutionsAt(at)).toBe(map.get(pair.join()) ?? -1);
          if (map.has(pair.join())) return;
          table.add(key, value, 2 * value);
          map.set(pair.join(), value);
        });
        expect(table.count).toBe(map.size);
        for (const [key, value] of map) {
          const at = table.find(Uint32Array.from(key.split(',').map(Number)));
          expect([table.solutionsAt(at), table.nodesAt(at)]).toEqual([value, 2 * value]);
        }
      }),
    );
  });
});
