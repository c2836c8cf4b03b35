/** The cheapest covers: Knuth's counters, brute force, and a lower bound that holds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BetterCover, type CheapestOptions, type Cover, cheapest } from '#dlx/cheapest/index.ts';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { createPricedLinks } from '#dlx/cheapest/priced-links.ts';
import {
  type Chooser,
  type Choosing,
  type ColumnKind,
  type Deviation,
  type Matrix,
  createMatrix,
  MatrixBuilder,
  parse,
} from '#dlx/index.ts';
import { sanity } from '#dlx/links.ts';
import { boundedMatrices, coversByBruteForce, golden, goldenMatrix } from '../../matrices/bounded.ts';
import { choosings } from '../../matrices/choosings.ts';
import { runs } from '../../support/runs.ts';

const bundles = goldenMatrix('d2-bundles');
const RULES = "'smallest', 'leftmost', 'rightmost', 'largest', { random: SEED } or { randomRow: SEED }";
const kinds = fc.oneof(boundedMatrices({ mostCost: 6 }), boundedMatrices({ mostCost: 6, hasBounds: false }));

function costOf({ costs }: Matrix, rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + (costs?.[row] ?? 0), 0);
}

/** What the covers of a matrix cost, by brute force, the cheapest first. */
function costsByBruteForce(matrix: Matrix): number[] {
  return coversByBruteForce(matrix)
    .map((rows) => costOf(matrix, rows))
    .sort((a, b) => a - b);
}

/** Runs to the end; the costs in the order found. */
function foundBy(search: CheapestSearch): number[] {
  const found: number[] = [];
  while (!search.done) {
    search.step();
    if (search.event === 'solution') found.push(search.cost);
  }
  return found;
}

/** All that may change, as plain data; the further numbers of `empties` are saved ones. */
function stateOf({ links: { nodes, left, right, empties, colours, bound } }: CheapestSearch): unknown {
  return [nodes, left, right, colours.of, bound, empties.slice(0, 1)].map((array) => [...array]);
}

async function collected<Row>(
  matrix: Matrix<Row>,
  options?: CheapestOptions<Row>,
): Promise<{ covers: BetterCover<Row>[]; best: readonly Cover<Row>[] }> {
  const covers: BetterCover<Row>[] = [];
  const better = cheapest(matrix, options);
  for (let step = await better.next(); ; step = await better.next()) {
    if (step.done) return { covers, best: step.value };
    covers.push(step.value);
  }
}

describe("Knuth's dlx5", () => {
  const cases = golden('dlx5').flatMap(([name, matrix, said]) =>
    ([1, 3, 10] as const).map((k) => [`${name}, the best ${k}`, matrix, k, said[`k${k}`]] as const),
  );

  it.each(cases)('counts and finds the same: %s', (_, matrix, k, said) => {
    const search = new CheapestSearch(matrix, k);
    expect(foundBy(search)).toEqual(said.foundCosts);
    expect(search.best().map(({ cost }) => cost)).toEqual(said.bestCosts);
    const { solutions, nodes, updates, cleansings } = said;
    expect(search).toMatchObject({ solutions, nodes, updates, cleansings });
    expect([...search.profile].slice(0, search.highest + 1)).toEqual(said.profile);
    expect(search.lowerBound).toBe(said.bestCosts[0]);
  });

  it.each(golden('dlx5'))('walks the whole tree when all covers are wanted: %s', (_, matrix, said) => {
    const search = new CheapestSearch(matrix, 1_000);
    foundBy(search);
    expect([search.solutions, search.nodes]).toEqual([said.allSolutions, said.allNodes]);
  });

  it('taxes a with 2 and b with 5, and finds 14, then 11', () => {
    const { taxes, taxed } = createPricedLinks(bundles);
    expect([[...taxes], taxed]).toEqual([[2, 5, 0, 0], 7]);
    expect(foundBy(new CheapestSearch(bundles))).toEqual([14, 11]);
  });
});

describe('random matrices', () => {
  it('have the k cheapest covers that brute force finds, bounds and costs together', () => {
    fc.assert(
      fc.property(kinds, fc.constantFrom(1, 2, 5, 1_000), (matrix, k) => {
        const search = new CheapestSearch(matrix, k);
        foundBy(search);
        expect(search.best().map(({ cost }) => cost)).toEqual(costsByBruteForce(matrix).slice(0, k));
        const covers = new Set(coversByBruteForce(matrix).map((rows) => rows.join(' ')));
        const found = search.best().map(({ rows }) => rows.toSorted((a, b) => a - b).join(' '));
        expect(new Set(found).size).toBe(found.length);
        for (const { rows, cost } of search.best()) expect(costOf(matrix, rows)).toBe(cost);
        expect(found.every((cover) => covers.has(cover))).toBe(true);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('are searched alike when a choice of the solver’s own is told', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), (matrix, seed) => {
        const own = new CheapestSearch(matrix);
        const choices: Deviation[] = [];
        while (!own.done) {
          own.step();
          if (own.event === 'choose') choices.push({ node: own.nodes, column: own.branchAt(own.level) });
        }
        const told = choices[seed % choices.length];
        const search = new CheapestSearch(matrix, 1, { rule: 'smallest', deviations: told ? [told] : [] });
        search.run();
        expect(search.tally()).toEqual(own.tally());
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('leave sound links after every step, and those of the beginning at the end', () => {
    fc.assert(
      fc.property(kinds, fc.constantFrom(1, 3), choosings, (matrix, k, chooser) => {
        const search = new CheapestSearch(matrix, k, chooser);
        const before = stateOf(search);
        while (!search.done) {
          search.step();
          // A row too dear to be taken may still be in lists of the ring, so only the links themselves are checked.
          const { colours: _, ...links } = search.links;
          expect(sanity(links)).toEqual([]);
        }
        expect(stateOf(search)).toEqual(before);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('have a lower bound that never falls, and never exceeds the truth', () => {
    fc.assert(
      fc.property(kinds, fc.constantFrom(1, 3), fc.option(choosings), (matrix, k, chooser) => {
        const [truth = Infinity] = costsByBruteForce(matrix);
        const search = new CheapestSearch(matrix, k, chooser ?? 'smallest');
        let before = search.lowerBound;
        while (!search.done) {
          search.step();
          if (!['try', 'solution', 'done'].includes(search.event)) continue;
          const { lowerBound } = search;
          expect(lowerBound).toBeGreaterThanOrEqual(before);
          expect(lowerBound).toBeLessThanOrEqual(truth);
          before = lowerBound;
        }
        expect(before).toBe(truth);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('have the same covers with a bound of one’s own that is right, in no more nodes', () => {
    fc.assert(
      fc.property(kinds, fc.nat(4), (matrix, less) => {
        const covers = coversByBruteForce(matrix);
        const bound = (rows: readonly number[]): number =>
          covers
            .filter((cover) => rows.every((row) => cover.includes(row)))
            .reduce((least, cover) => Math.min(least, costOf(matrix, cover)), Infinity) - less;
        const search = new CheapestSearch(matrix, 2, 'smallest', bound);
        foundBy(search);
        const plain = new CheapestSearch(matrix, 2);
        foundBy(plain);
        expect(search.best().map(({ cost }) => cost)).toEqual(plain.best().map(({ cost }) => cost));
        expect(search.nodes).toBeLessThanOrEqual(plain.nodes);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('cheapest', () => {
  it('finds the k cheapest that brute force finds, however columns are chosen', async () => {
    const byHand: Chooser = ({ right }) => right[right[0] as number] || (right[0] as number);
    await fc.assert(
      fc.asyncProperty(
        kinds,
        fc.constantFrom(1, 3),
        fc.oneof(choosings, fc.constant(byHand)),
        async (matrix, k, chooser) => {
          const { best, covers } = await collected(matrix, { k, chooser });
          expect(best.map(({ cost }) => cost)).toEqual(costsByBruteForce(matrix).slice(0, k));
          for (const { rows, cost } of covers) expect(costOf(matrix, rows)).toBe(cost);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });

  it('searches in the order that its chooser says', async () => {
    const costsFrom = async (chooser?: Chooser | Choosing): Promise<number[]> => {
      const { covers } = await collected(bundles, { k: 3, ...(chooser && { chooser }) });
      return covers.map(({ cost }) => cost);
    };
    expect(await costsFrom()).toEqual(foundBy(new CheapestSearch(bundles, 3)));
    expect(await costsFrom('rightmost')).toEqual(foundBy(new CheapestSearch(bundles, 3, 'rightmost')));
    expect(await costsFrom('rightmost')).not.toEqual(await costsFrom());
  });

  it('says so when a chooser asks for a row, or returns no column', async () => {
    await expect(collected(bundles, { chooser: { randomRow: 1 } })).rejects.toThrow(
      /^the chooser returned \d+, a node of a row, at search node 1; with bounds or costs, return the number of a header$/,
    );
    await expect(collected(bundles, { chooser: () => 99 })).rejects.toThrow(
      'the chooser returned 99 at node 1; return',
    );
  });

  it('finds no cover twice when a column with slack is left without a further row', async () => {
    // Below the second x the null choice of c must hide `b c`, although after `b c` nothing so dear could follow.
    const { best } = await collected(parse('x 0:1|c b\nx\nx\nb |1\nb c |6\nb |9\nb |9\nb |9\n'), { k: 5 });
    expect(best.map(({ cost }) => cost)).toEqual([1, 1, 6, 6, 9]);
  });

  it('yields better and better covers, and returns the best', async () => {
    const { covers, best } = await collected(bundles);
    expect(covers.map(({ rows, cost, lowerBound, gap }) => [costOf(bundles, rows), cost, lowerBound, gap])).toEqual([
      [14, 14, 9, 5],
      [11, 11, 10, 1],
    ]);
    expect(best).toEqual([{ rows: covers[1]!.rows, cost: 11 }]);
    const begun = await cheapest(bundles).next();
    const [before] = begun.done ? [] : begun.value.best;
    expect(before).toEqual({ rows: covers[0]!.rows, cost: 14 });
    expect(covers.map((cover) => cover.best)).toEqual([best, best]);
    const three = await collected(bundles, { k: 3 });
    expect(three.best.map(({ cost }) => cost)).toEqual([11, 12, 14]);
    expect(three.covers.at(-1)!.best).toEqual(three.best);
  });

  it('gives the values of the rows, to its own bound as well', async () => {
    const builder = new MatrixBuilder<string>().column('night', { min: 2, max: 2 });
    for (const [name, cost] of [['Ann', 4], ['Bob', 1], ['Cy', 2]] as const) builder.row(['night'], name, cost); // prettier-ignore
    const asked: string[] = [];
    const bound = (rows: readonly string[]): number => {
      asked.push(rows.join('+'));
      return 0;
    };
    const { best } = await collected(builder.build(), { bound });
    expect(best).toEqual([{ rows: ['Bob', 'Cy'], cost: 3 }]);
    expect(asked.slice(0, 2)).toEqual(['', 'Bob']);
  });

  it('takes rows without costs, matrices without columns, and such without a cover', async () => {
    expect((await collected(parse('A B\nA\nB\nA B\n'))).best).toEqual([{ rows: [0, 1], cost: 0 }]);
    expect((await collected(createMatrix([], []))).best).toEqual([{ rows: [], cost: 0 }]);
    expect(await collected(parse('A B\nA |1\n'))).toEqual({ covers: [], best: [] });
  });

  it('says so when a bound of one’s own exceeds a cover, or is no number', async () => {
    const bound = (rows: readonly number[]): number => (rows.length === 0 ? 13 : 0);
    await expect(collected(bundles, { bound })).rejects.toThrow(
      /^bound returned 13 for \[\], and the cover \[.*\] costs 11; return no more than what the cheapest cover with these/,
    );
    await expect(collected(bundles, { bound: () => NaN })).rejects.toThrow(
      'bound returned NaN; return the least that a cover',
    );
    const word = 'x' as unknown as number;
    await expect(collected(bundles, { bound: () => word })).rejects.toThrow('bound returned "x"; return the least');
  });

  it.each([
    [{ k: 0 }, 'k is 0; give a whole number from 1 up'],
    [{ k: 1.5 }, 'k is 1.5; give a whole number from 1 up'],
    [{ chooser: 'best' }, `there is no rule "best"; use ${RULES}`],
    [{ bound: 3 }, 'bound is 3; give a function, or leave it out'],
    [{ onProgress: 'x' }, 'onProgress is "x"; give a function, or leave it out'],
    [{ signal: 3 }, 'signal is 3; give the signal of an AbortController, or leave it out'],
  ])('refuses %j', (options, words) => {
    expect(() => cheapest(bundles, options as object)).toThrow(new RangeError(words));
    expect(() => cheapest(3 as never)).toThrow('the matrix is 3; give one made by createMatrix');
  });

  it('pauses, tells how far it has come, and can be stopped', async () => {
    // Eleven pigeons in ten holes: much to try, and no cover.
    const tens = Array.from({ length: 10 }, (_, hole) => hole);
    const rows = Array.from({ length: 11 }, (_, pigeon) =>
      tens.map((hole) => ({ ones: [pigeon, 11 + hole], cost: 1 + ((pigeon * hole) % 3) })),
    );
    const kindOf = (column: number): ColumnKind => (column < 11 ? 'primary' : 'secondary');
    const columns = Array.from({ length: 21 }, (_, column) => ({ name: `c${column}`, kind: kindOf(column) }));
    const pigeons = createMatrix(columns, rows.flat());
    const controller = new AbortController();
    const told: number[][] = [];
    const work = collected(pigeons, {
      signal: controller.signal,
      onProgress: ({ cost, gap, lowerBound, solutions, updates }) => {
        told.push([cost, gap, lowerBound, solutions, Math.floor(updates / 1e6)]);
        if (told.length === 2) controller.abort();
      },
    });
    await expect(work).rejects.toThrow('aborted');
    expect(told).toEqual([
      [Infinity, Infinity, 11, 0, 1],
      [Infinity, Infinity, 11, 0, 2],
    ]);
  });

  it('stops at a cover', async () => {
    const controller = new AbortController();
    const better = cheapest(bundles, { signal: controller.signal });
    await better.next();
    controller.abort();
    await expect(better.next()).rejects.toThrow('aborted');
  });
});
