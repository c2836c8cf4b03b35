/** The search with bounds: Knuth's counters, brute force, and links that come back to what they were. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoundedLinks } from '#dlx/bounded/bounded-links.ts';
import { BoundedSearch } from '#dlx/bounded/bounded-search.ts';
import { type Deviation, type Matrix, all, count, first, parse, solve, solveAsync } from '#dlx/index.ts';
import { type Tally, choosers, sanity, Search } from '#dlx/links.ts';
import { boundedMatrices, coversByBruteForce, golden, goldenMatrix } from '../../matrices/bounded.ts';
import { asTexts } from '../../matrices/brute-force.ts';
import { colouredMatrices } from '../../matrices/coloured.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

function finished(matrix: Matrix, choose?: keyof typeof choosers): BoundedSearch {
  const search = new BoundedSearch(matrix, choosers[choose ?? 'smallest']);
  search.run();
  return search;
}

function profileOf({ profile, highest }: BoundedSearch): number[] {
  return [...profile].slice(0, highest + 1);
}

/** All that may change, as plain data; the further numbers of `empties` are saved ones. */
function stateOf({ links, level, removed, covered, cleansed }: BoundedSearch): unknown {
  const { nodes, left, right, empties, colours, bound } = links;
  const arrays = [nodes, left, right, colours.of, bound].map((array) => [...array]);
  return { arrays, empty: empties[0], level, removed, covered, cleansed };
}

describe("Knuth's dlx3", () => {
  it.each(golden('dlx3'))('counts the same: %s', (_, matrix, { solutions, nodes, updates, cleansings, profile }) => {
    const search = finished(matrix);
    expect(search).toMatchObject({ solutions, nodes, updates, cleansings });
    expect(profileOf(search)).toEqual(profile);
  });

  it('walks the tree of dlx2 where there are no bounds, with one update fewer at each dead end', () => {
    const plain = fc.oneof(matrices({ mostColumns: 8, mostRows: 14 }), colouredMatrices());
    fc.assert(
      fc.property(plain, (matrix) => {
        const links = new Search(matrix);
        links.run();
        const search = finished(matrix);
        const { solutions, nodes, cleansings, deadEnds } = links;
        expect(search).toMatchObject({ solutions, nodes, cleansings, deadEnds });
        expect(search.updates).toBe(links.updates - deadEnds);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each<[string, keyof typeof choosers, number[]]>([
    ['2|a 3|b', 'smallest', [1, 3, 6, 10, 27, 60]],
    ['2|a 3|b', 'leftmost', [1, 3, 6, 18, 36, 60]],
    ['2|a 3|b', 'rightmost', [1, 3, 6, 10, 30, 60]],
  ])('two of four and three of five: %s, %s', (line, choose, profile) => {
    const search = finished(parse(`${line}\n${'a\n'.repeat(4)}${'b\n'.repeat(5)}`), choose);
    expect(profileOf(search)).toEqual(profile);
  });

  it.each([
    ['3|a', 2, 4],
    ['2:3|a', 3, 10],
    ['1:3|a', 4, 14],
    ['0:3|a', 5, 15],
  ])('four rows for %s: %i branches, %i covers', (line, branches, covers) => {
    const search = finished(parse(`${line}\n${'a\n'.repeat(4)}`));
    expect([search.profile[1], search.solutions]).toEqual([branches, covers]);
  });

  it('takes no further row where a column has had enough', () => {
    const search = finished(parse('1:2|p a b c\np a\np b\np c\na\nb\nc\n'));
    expect(search).toMatchObject({ solutions: 6, nodes: 16 });
  });

  it('finds the queens that dominate a board', () => {
    expect(['m03-dominate-4', 'm03-dominate-5'].map((name) => count(goldenMatrix(name)).solutions)).toEqual([12, 186]);
  });
});

describe('random matrices with bounds', () => {
  it('have the covers that brute force finds, each once, by any chooser', () => {
    fc.assert(
      fc.property(boundedMatrices(), fc.constantFrom(...Object.values(choosers)), (matrix, chooser) => {
        const expected = asTexts(coversByBruteForce(matrix));
        expect(asTexts(solve(matrix, { chooser }))).toEqual(expected);
        expect(asTexts(solve(matrix))).toEqual(expected);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('are searched alike when a choice of the solver’s own is told', () => {
    fc.assert(
      fc.property(boundedMatrices(), fc.nat(), (matrix, seed) => {
        const own = new BoundedSearch(matrix);
        const choices: Deviation[] = [];
        while (!own.done) {
          own.step();
          if (own.event === 'choose') choices.push({ node: own.nodes, column: own.branchAt(own.level) });
        }
        const told = choices[seed % choices.length];
        // It tries rows from the top down, whatever row is named.
        const deviations = told ? [{ ...told, row: seed % (matrix.rows.length + 1) }] : [];
        const search = new BoundedSearch(matrix, { rule: 'smallest', deviations });
        search.run();
        expect(search.tally()).toEqual(own.tally());
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('leave sound links after every step, and those of the beginning at the end', () => {
    fc.assert(
      fc.property(boundedMatrices(), (matrix) => {
        const search = new BoundedSearch(matrix);
        const before = stateOf(search);
        while (!search.done) {
          search.step();
          expect(sanity(search.links)).toEqual([]);
          const { right, bound, slack, empties, nodes } = search.links;
          let empty = 0;
          for (let number = right[0]!; number !== 0; number = right[number]!) {
            if (nodes[4 * number + 3] === 0) empty += 1;
            expect(bound[number]).toBeGreaterThan(0);
            expect(slack[number]).toBeGreaterThanOrEqual(0);
          }
          expect(empties[0]! >= empty).toBe(true);
        }
        expect(stateOf(search)).toEqual(before);
        expect(search).toMatchObject({ level: 0, removed: 0, covered: 0, cleansed: 0 });
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('can be put back after any try, from anywhere, and go on as before', () => {
    fc.assert(
      fc.property(boundedMatrices(), fc.nat(), fc.nat(), (matrix, from, to) => {
        const walker = new BoundedSearch(matrix);
        const stop = (): { path: Int32Array; tally: Tally; state: unknown; share: number; rows: number[] } => ({
          path: walker.path(),
          tally: walker.tally(),
          state: stateOf(walker),
          share: walker.share,
          rows: walker.rows(),
        });
        const stops = [stop()];
        while (!walker.done) {
          walker.step();
          if (walker.event === 'try') stops.push(stop());
        }
        const { path, tally, state, share, rows } = stops[to % stops.length]!;
        const search = new BoundedSearch(matrix);
        search.run({ events: from % (walker.events + 1) });
        search.restore(path, tally);
        expect([stateOf(search), search.tally(), search.share, search.rows()]).toEqual([state, tally, share, rows]);
        expect([...search.path()]).toEqual([...path]);
        search.run();
        expect(search.tally()).toEqual(walker.tally());
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('have done a share of their tree that never falls, and say how many nodes each level had', () => {
    fc.assert(
      fc.property(boundedMatrices(), (matrix) => {
        const search = new BoundedSearch(matrix);
        let share = 0;
        while (!search.done) {
          search.step();
          if (search.event !== 'try' && search.event !== 'solution') continue;
          expect(search.share).toBeGreaterThanOrEqual(share);
          expect(search.share).toBeLessThan(1);
          share = search.share;
        }
        expect(search.share).toBe(1);
        expect(search.profile.reduce((sum, nodes) => sum + nodes, 0)).toBe(search.nodes);
        expect(search.updatesByLevel.reduce((sum, updates) => sum + updates, 0)).toBe(search.updates);
        expect(search.profile.findLastIndex((nodes) => nodes > 0)).toBe(search.highest);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('a search with bounds', () => {
  const pairs = parse('2|p a b c\np a\np b\np c\na\nb\nc\n');

  it('is what solve, first, all, count and solveAsync take by themselves', async () => {
    expect(all(pairs)).toEqual([
      [0, 1, 5],
      [0, 2, 4],
      [1, 2, 3],
    ]);
    expect(first(pairs)).toEqual([0, 1, 5]);
    expect(all(pairs, { limit: 2, engine: 'links' })).toHaveLength(2);
    expect(count(pairs)).toEqual({ solutions: 3, nodes: 9, updates: 17 });
    const later: number[][] = [];
    for await (const rows of solveAsync({ ...pairs, values: [10, 11, 12, 13, 14, 15] })) later.push(rows);
    expect(later[0]).toEqual([10, 11, 15]);
    expect(count(goldenMatrix('m07-petersen'))).toMatchObject({ solutions: 120, cleansings: 4311 });
  });

  it('has room for bounds far above the rows', () => {
    expect(count(parse('0:9999999|a\na\na\na\n')).solutions).toBe(8);
    expect(count(parse('9999999|a\na\na\na\n'))).toEqual({ solutions: 0, nodes: 1, updates: 0 });
  });

  it('says which column cannot be covered often enough', () => {
    const search = finished(parse('a 3|b\na\nb\nb\n'));
    expect([search.deadEnds, search.nodes]).toEqual([1, 1]);
    const stopped = new BoundedSearch(parse('a 3|b\na\nb\nb\n'));
    stopped.run({ deadEnds: 1 });
    expect([stopped.event, stopped.branchAt(0), stopped.level]).toEqual(['dead end', 1, 0]);
  });

  it('refuses a chooser that names a row to begin with, and a path that is not its own', () => {
    const node = createBoundedLinks(pairs).nodes[4 + 1]! >> 2;
    expect(() => all(pairs, { chooser: () => node })).toThrow(
      'a node of a row, at search node 1; with bounds or costs, return the number of a header',
    );
    const search = new BoundedSearch(pairs);
    expect(() => search.restore([4], search.tally())).toThrow('there is no branch 4 at level 0; give a path');
  });
});
