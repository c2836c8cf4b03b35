import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choosing, type Matrix, count, estimate, parse } from '#dlx/index.ts';
import { type RandomWalk, Estimator, walkDown } from '#dlx/estimate.ts';
import { chooserOf, createLinks, Search } from '#dlx/links.ts';
import { deviatingRuns } from '../../matrices/deviations.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { colouredMatrices, macMahon } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

/** Every walk that there is, each with its chance. */
function allWalks(matrix: Matrix, chooser: Choosing = 'smallest'): { walk: RandomWalk; chance: number }[] {
  const links = createLinks(matrix);
  const all: { walk: RandomWalk; chance: number }[] = [];
  for (let picks: number[] | null = []; picks;) {
    const told = picks;
    let at = 0;
    const walk = walkDown(links, chooserOf(chooser), () => told[at++] ?? 0);
    const degrees = walk.path.map(({ degree }) => degree).filter((degree) => degree > 0);
    all.push({ walk, chance: degrees.reduce((chance, degree) => chance / degree, 1) });
    picks = next(degrees, told);
  }
  return all;
}

/** The picks after these, counting up from the last one. */
function next(degrees: readonly number[], picks: readonly number[]): number[] | null {
  for (let level = degrees.length - 1; level >= 0; level -= 1) {
    const pick = (picks[level] ?? 0) + 1;
    if (pick < degrees[level]!) {
      return [...Array.from({ length: level }, (_, index) => picks[index] ?? 0), pick];
    }
  }
  return null;
}

const either = fc.oneof(matrices({ mostColumns: 7, mostRows: 10 }), colouredMatrices({ mostRows: 10 }));

describe('random walks', () => {
  it.each<Choosing>(['smallest', 'leftmost'])('estimate the exact tree in the mean of all walks: %s', (chooser) => {
    fc.assert(
      fc.property(either, (matrix) => {
        const all = allWalks(matrix, chooser);
        const exact = count(matrix, { chooser });
        for (const what of ['nodes', 'updates', 'solutions'] as const) {
          const mean = all.reduce((sum, { walk, chance }) => sum + chance * walk[what], 0);
          expect(mean).toBeCloseTo(exact[what], 8);
        }
        expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('go down Knuth’s matrix as it is told', () => {
    const matrix = parse(KNUTH);
    const walk = new Estimator(matrix, { seed: 1 }).walk();
    expect(walk.path[0]).toEqual({ row: -1, turn: 0, column: 0, degree: 2, weight: 1, updates: 4 });
    expect(walk.path.map(({ weight }) => weight)).toEqual([1, 2, 2, 2].slice(0, walk.path.length));
    expect(allWalks(matrix).map(({ walk }) => [walk.nodes, walk.end])).toEqual([
      [5, 'dead end'],
      [7, 'solution'],
    ]);
  });

  it('leave the links as they were', () => {
    fc.assert(
      fc.property(either, fc.nat(), (matrix, seed) => {
        const links = createLinks(matrix);
        walkDown(links, chooserOf('smallest'), (degree) => seed % degree);
        const { nodes, left, right, empties, colours } = createLinks(matrix);
        expect(links).toMatchObject({ nodes, left, right });
        expect(links.colours?.of).toEqual(colours?.of);
        expect(links.empties[0]).toBe(empties[0]);
      }),
    );
  });

  it('are the same for the same seed', () => {
    const take = (seed: number): unknown => estimate(queens(6), { walks: 50, seed });
    expect(take(3)).toEqual(take(3));
    expect(take(3)).not.toEqual(take(4));
  });

  it.each([
    ['8 queens', queens(8)],
    ['MacMahon’s squares, with colours', macMahon()],
  ])('come near the truth, and say how near: %s', (_, matrix) => {
    const exact = count(matrix);
    const { walks, ...told } = estimate(matrix, { walks: 2_500, seed: 7 });
    expect(walks).toBe(2_500);
    for (const what of ['nodes', 'updates', 'solutions'] as const) {
      const { mean, error } = told[what];
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThan(exact[what] / 10);
      expect(Math.abs(mean - exact[what])).toBeLessThan(4 * error);
    }
  });

  it('spread as the numbers of the walks do', () => {
    const estimator = new Estimator(queens(6), { seed: 2 });
    expect(estimator.estimate().nodes).toEqual({ mean: 0, error: Infinity });
    const nodes = Array.from({ length: 20 }, () => estimator.walk().nodes);
    const mean = nodes.reduce((sum, value) => sum + value, 0) / 20;
    const squares = nodes.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const told = estimator.estimate();
    expect(told.walks).toBe(20);
    expect(told.nodes.mean).toBeCloseTo(mean, 8);
    expect(told.nodes.error).toBeCloseTo(Math.sqrt(squares / 19 / 20), 8);
  });

  it('are refused in numbers that are none', () => {
    expect(() => estimate(queens(4), { walks: 0 })).toThrow('walks is 0; give a whole number');
  });
});

describe('the share that is done', () => {
  it('begins at 0, never falls, is 1 at the end, and is the chance of a walk into what is done', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 7, mostRows: 12 }), (matrix) => {
        const all = allWalks(matrix);
        const search = new Search(matrix);
        expect(search.share).toBe(0);
        let before = 0;
        while (!search.done) {
          search.step();
          if (search.event !== 'try') continue;
          const share = search.share;
          expect(share).toBeGreaterThanOrEqual(before);
          before = share;
          // All walks, in the order of the search: those that end before this row are done.
          const path = search.rows();
          const isHere = ({ walk }: (typeof all)[number]): boolean =>
            path.every((row, level) => walk.path[level + 1]?.row === row);
          const done = all.slice(0, all.findIndex(isHere));
          expect(share).toBeCloseTo(
            done.reduce((sum, { chance }) => sum + chance, 0),
            10,
          );
        }
        expect(search.share).toBe(1);
      }),
      { numRuns: runs(500) },
    );
  });

  it('never falls in a search that begins some columns with another row', () => {
    fc.assert(
      fc.property(deviatingRuns({ mostColumns: 8, mostRows: 16 }), ({ matrix, chooser }) => {
        const search = new Search(matrix, chooserOf(chooser));
        let before = 0;
        while (!search.done) {
          search.step();
          if (search.event !== 'try') continue;
          const share = search.share;
          expect(share).toBeGreaterThanOrEqual(before);
          expect(share).toBeLessThan(1);
          before = share;
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
