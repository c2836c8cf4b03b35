import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choosing, type Matrix, all, count, createMatrix, parse, solve } from '#dlx/index.ts';
import { random, randomRow } from '#dlx/choosers.ts';
import { type Chooser, chooserOf, choosers, Search } from '#dlx/links.ts';
import { asTexts, solutionsByBruteForce } from '../../matrices/brute-force.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

/** The column that a chooser branches on first, and how many rows it has then. */
function first(matrix: Matrix, chooser: Chooser): string {
  const search = new Search(matrix, chooser);
  search.step();
  return matrix.columns[search.branchAt(0)]!.name;
}

/** Branches of a whole run, in order. */
function branches(matrix: Matrix, chooser: Chooser): number[] {
  const search = new Search(matrix, chooser);
  const taken: number[] = [];
  while ((search.step(), !search.done)) {
    if (search.event === 'choose') taken.push(search.branchAt(search.level));
  }
  return taken;
}

describe('choosers', () => {
  // Sizes: A 2, B 1, C 3, D 3, E 1; the secondary s is never chosen.
  const matrix = createMatrix(
    ['A', 'B', 'C', 'D', 'E', { name: 's', kind: 'secondary' }],
    [
      [0, 2, 3, 5],
      [0, 2, 3],
      [1, 2, 3, 5],
      [4, 5],
    ],
  );

  it('take the column that their name says, leftmost on ties', () => {
    expect(first(matrix, choosers.smallest)).toBe('B');
    expect(first(matrix, choosers.leftmost)).toBe('A');
    expect(first(matrix, choosers.rightmost)).toBe('E');
    expect(first(matrix, choosers.largest)).toBe('C');
  });

  it('take a column without rows as soon as there is one', () => {
    expect(first(createMatrix(['A', 'B', 'C'], [[0], [2]]), choosers.smallest)).toBe('B');
  });

  it.each([
    ['the root', 0],
    ['a secondary column', 6],
    ['a number that is no node', 99],
    ['no number', NaN],
  ])('are told when they return %s', (_, chosen) => {
    expect(() => count(matrix, { chooser: () => chosen })).toThrow(
      new RangeError(
        `the chooser returned ${chosen} at node 1; return the number of a header in the ring, or of a node in its list`,
      ),
    );
  });

  it('are told when they return a column that is covered', () => {
    expect(() => count(matrix, { chooser: () => 1 })).toThrow('the chooser returned 1 at node 2; ');
  });

  it('are told at the node where they return a row that is hidden, or half a number', () => {
    // The rows A B and B C: when the first is taken, the node of the second in C is in no list.
    const three = parse('A B C\nA B\nB C\nC\n');
    const hidden: Chooser = (_, nodes) => (nodes === 1 ? 1 : 9);
    expect(() => count(three, { chooser: hidden })).toThrow('the chooser returned 9 at node 2; ');
    expect(() => new Search(three, hidden).run()).toThrow('the chooser returned 9 at node 2; ');
    expect(() => count(three, { chooser: () => 1.5 })).toThrow('the chooser returned 1.5 at node 1; ');
    const there: Chooser = (_, nodes) => (nodes === 1 ? 1 : 11);
    expect(count(three, { chooser: there }).solutions).toBe(1);
  });

  it('smallest and largest agree with a plain look at the sizes, all along a run', () => {
    for (const [chooser, sign] of [
      [choosers.smallest, 1],
      [choosers.largest, -1],
    ] as const) {
      const spy: Chooser = (links, nodes) => {
        const ring: { header: number; size: number }[] = [];
        for (let header = links.right[0]!; header !== 0; header = links.right[header]!) {
          ring.push({ header, size: links.nodes[4 * header + 3]! });
        }
        // Sorting is stable, so ties stay in their order.
        const best = ring.toSorted((a, b) => sign * (a.size - b.size))[0]!.header;
        expect(chooser(links, nodes)).toBe(best);
        return best;
      };
      fc.assert(fc.property(matrices(), (matrix) => void count(matrix, { chooser: spy })));
      count(queens(6), { chooser: spy });
    }
  });
});

describe('the random chooser', () => {
  it('finds every solution, whatever the seed', () => {
    fc.assert(
      fc.property(matrices(), fc.nat(), (matrix, seed) => {
        const name: Choosing = { random: seed };
        expect(asTexts(solve(matrix, { chooser: name }))).toEqual(solutionsByBruteForce(matrix));
      }),
    );
  });

  it('walks the same way with the same seed, and other ways with others', () => {
    const ways = [1, 2, 3, 4, 5].map((seed) => branches(queens(6), random(seed)).join());
    expect(new Set(ways).size).toBe(5);
    expect([1, 2, 3, 4, 5].map((seed) => branches(queens(6), random(seed)).join())).toEqual(ways);
  });

  it('reaches every column, about equally often', () => {
    const columns = createMatrix([...'ABCDEFGH'], [[0, 1, 2, 3, 4, 5, 6, 7]]);
    const taken = new Map<string, number>();
    for (let seed = 0; seed < 4_000; seed += 1) {
      const name = first(columns, random(seed));
      taken.set(name, (taken.get(name) ?? 0) + 1);
    }
    expect(taken.size).toBe(8);
    for (const often of taken.values()) expect(Math.abs(often - 500)).toBeLessThan(120);
  });
});

describe('random rows', () => {
  it('come first in the smallest column, each as often as the others, and lose no solution', () => {
    const matrix = parse('a b\na\na\na\nb\nb\nb\nb\n');
    const taken = new Map<string, number>();
    for (let seed = 0; seed < 600; seed += 1) {
      const [[row = -1] = []] = all(matrix, { chooser: { randomRow: seed }, limit: 1 });
      taken.set(`${row}`, (taken.get(`${row}`) ?? 0) + 1);
    }
    expect([...taken.keys()].sort()).toEqual(['0', '1', '2']);
    for (const often of taken.values()) expect(Math.abs(often - 200)).toBeLessThan(60);
    const sorted = (chooser: Choosing): string[] =>
      all(queens(6), { chooser })
        .map((rows) => rows.sort((a, b) => a - b).join())
        .sort();
    expect(sorted({ randomRow: 7 })).toEqual(sorted('smallest'));
    expect(count(queens(6), { chooser: { randomRow: 7 } }).nodes).toBe(count(queens(6)).nodes);
  });

  it('are the same for the same seed, and the only ones where a column is empty', () => {
    expect(branches(queens(5), randomRow(3))).toEqual(branches(queens(5), chooserOf({ randomRow: 3 })));
    expect(count(parse('a b\na\n'), { chooser: { randomRow: 1 } })).toEqual(count(parse('a b\na\n')));
    expect(() => chooserOf({ randomRow: -1 })).toThrow('the seed is -1; give a whole number from 0 up');
  });
});

describe('a chooser as data', () => {
  it('is the one that it says', () => {
    expect(chooserOf('largest')).toBe(choosers.largest);
    expect(branches(queens(5), chooserOf({ random: 7 }))).toEqual(branches(queens(5), random(7)));
    expect(count(parse(KNUTH), { chooser: 'leftmost' }).nodes).toBe(7);
  });

  it.each(['', 'biggest', 'random', 'random:x', 'constructor', 'toString'])('%j is refused', (name) => {
    expect(() => chooserOf(name as Choosing)).toThrow(
      new RangeError(
        `there is no rule "${name}"; use 'smallest', 'leftmost', 'rightmost', 'largest', { random: SEED } or { randomRow: SEED }`,
      ),
    );
  });

  it.each<[Choosing, string]>([
    [{ random: -1 }, 'the seed is -1'],
    [{ rule: 'smallest', deviations: [{ node: 0.5, column: 1 }] }, 'the node of a deviation is 0.5'],
    [{ rule: 'smallest', deviations: [{ node: 1, column: NaN }] }, 'the column of a deviation is NaN'],
    [{ rule: { random: 1 }, deviations: [{ node: 1, column: 0, row: -2 }] }, 'the row of a deviation is -2'],
  ])('%j is refused', (choosing, fault) => {
    expect(() => chooserOf(choosing)).toThrow(new RangeError(`${fault}; give a whole number from 0 up`));
  });
});
