import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, count, createMatrix, parse, solve } from '#dlx/index.ts';
import { smallest } from '#dlx/choosers.ts';
import { type Chooser, Search } from '#dlx/links.ts';
import { record, ZOOMS } from '#history/index.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

/** Every decision of a run: event, level and number, by a plain walk. */
function walk(matrix: Matrix): { event: string; level: number; step: number }[] {
  const search = new Search(matrix);
  const steps = [{ event: 'start', level: 0, step: 0 }];
  while (!search.done) {
    search.step();
    steps.push({ event: search.event, level: search.level, step: search.events });
  }
  return steps;
}

describe('record', () => {
  it("knows the totals of Knuth's example", () => {
    const run = record(parse(KNUTH));
    expect(run.finished).toBe(true);
    expect(run.totals).toMatchObject({ nodes: 6, updates: 30, solutions: 1, deadEnds: 1 });
    expect([...run.totals.profile]).toEqual([1, 2, 2, 1]);
    expect(run.lastStep()).toBe(17);
    expect(run.seek(17)).toMatchObject({ event: 'done', counters: { nodes: 6, updates: 30 } });
    // Each column is covered and uncovered once for each time, each removal is two writes.
    expect(run.lastStep('covers')).toBe(17 + 2 * 13);
    expect(run.lastStep('links')).toBe(17 + 4 * 30);
  });

  it('takes rows with values, and speaks of them by their numbers', () => {
    const run = record(createMatrix(['A'], [[0]], [{ name: 'the only row' }]));
    expect(run.seek(run.solutionStep(1)).path).toEqual([{ column: 0, row: 0 }]);
  });

  it('counts what count counts', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        expect(record(matrix).totals).toMatchObject(count(matrix));
      }),
    );
    expect(record(queens(9)).totals).toMatchObject(count(queens(9)));
  });

  it('stops at a limit, and the end of the run is that solution', () => {
    const run = record(queens(8), { limit: 10 });
    expect(run.finished).toBe(true);
    expect(run.totals).toMatchObject(count(queens(8), { limit: 10 }));
    expect(run.seek(run.lastStep())).toMatchObject({
      event: 'solution',
      counters: { solutions: 10 },
    });
    expect(run.solutionStep(10)).toBe(run.lastStep());
    expect(record(queens(8), { limit: 0 }).lastStep()).toBe(0);
    expect(record(queens(8), { limit: 500 }).totals.solutions).toBe(92);
  });

  it('takes a chooser', () => {
    const run = record(parse(KNUTH), { chooser: 'leftmost' });
    expect(run.totals).toMatchObject({ nodes: 7, updates: 35 });
    expect(run.seek(run.lastStep()).counters).toMatchObject({ nodes: 7, updates: 35 });
  });

  it('of nothing primary finds the empty solution', () => {
    const run = record(createMatrix([], []));
    expect([0, 1, 2].map((step) => run.seek(step).event)).toEqual(['start', 'solution', 'done']);
    expect(run.seek(1).path).toEqual([]);
  });

  it('takes a fraction of a byte for each node of a long run', () => {
    const { bytes, totals } = record(queens(10));
    expect(bytes / totals.nodes).toBeLessThan(1);
  });
});

describe.each([
  ['5 queens', queens(5)],
  ['9 queens, with checkpoints', queens(9)],
])('solutions and dead ends of %s', (_, matrix) => {
  const run = record(matrix);
  const steps = walk(matrix);

  it('lie where a walk meets them, asked in any order', () => {
    const stepsOf = (event: string): number[] => steps.filter((one) => one.event === event).map(({ step }) => step);
    const solutions = stepsOf('solution');
    const deadEnds = stepsOf('dead end');
    expect(solutions).toHaveLength(run.totals.solutions);
    expect(deadEnds).toHaveLength(run.totals.deadEnds);
    const order = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(order, (numbers) => {
        for (const number of numbers) {
          const solution = number % solutions.length;
          expect(run.solutionStep(solution + 1)).toBe(solutions[solution]);
          const deadEnd = number % deadEnds.length;
          expect(run.deadEndStep(deadEnd + 1)).toBe(deadEnds[deadEnd]);
        }
      }),
    );
  });

  it('show the rows that solve finds', () => {
    const rows = Array.from({ length: run.totals.solutions }, (_, index) =>
      run.seek(run.solutionStep(index + 1)).path.map(({ row }) => row),
    );
    expect(rows).toEqual([...solve(matrix)]);
  });

  it('are refused when there are none of the number', () => {
    for (const number of [0, -1, 1.5, NaN, run.totals.solutions + 1]) {
      expect(() => run.solutionStep(number)).toThrow(
        new RangeError(`there is no solution ${number}; there are ${run.totals.solutions}, numbered from 1`),
      );
    }
    expect(() => run.deadEndStep(0)).toThrow(
      new RangeError(`there is no dead end 0; there are ${run.totals.deadEnds}, numbered from 1`),
    );
  });
});

it('reaches any step of a long run without walking there from the start, or from where it was', () => {
  let asked = 0;
  const chooser: Chooser = (links, nodes) => {
    asked += 1;
    return smallest(links, nodes);
  };
  const run = record(queens(10), { chooser });
  const jump = fc.tuple(fc.constantFrom(...ZOOMS), fc.double({ min: 0, max: 1, noNaN: true }));
  let most = 0;
  fc.assert(
    fc.property(jump, ([zoom, at]) => {
      asked = 0;
      run.seek(Math.round(at * run.lastStep(zoom)), zoom);
      most = Math.max(most, asked);
    }),
  );
  // Each node is asked for a column once; a fortieth of them is more than lies between checkpoints.
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(run.totals.nodes / 40);
});

it.each(ZOOMS)('refuses steps that are not in the run, at the zoom %s', (zoom) => {
  const run = record(parse(KNUTH));
  const last = run.lastStep(zoom);
  for (const step of [-1, 0.5, NaN, Infinity, last + 1]) {
    expect(() => run.seek(step, zoom)).toThrow(
      new RangeError(`there is no step ${step}; give a whole number from 0 to ${last}`),
    );
  }
  expect(run.seek(last, zoom).event).toBe('done');
});

describe('the overview', () => {
  it.each([
    ['nothing', createMatrix([], []), 3],
    ["Knuth's example", parse(KNUTH), 3 * 6],
    ['5 queens', queens(5), 3 * 52],
    ['9 queens, several decisions in each', queens(9), 1_999],
    ['10 queens, from checkpoint to checkpoint', queens(10), 63],
  ])('tells the levels and solutions of every stretch: %s', (_, matrix, stretches) => {
    const run = record(matrix);
    const steps = walk(matrix);
    const buckets = run.overview();
    expect(buckets[0]?.start).toEqual({ decisions: 0, covers: 0, links: 0 });
    expect(buckets).toHaveLength(stretches);
    const isByCheckpoint = run.totals.updates > 300_000;
    buckets.forEach((bucket, index) => {
      const from = bucket.start.decisions;
      const to = buckets[index + 1]?.start.decisions ?? run.lastStep() + 1;
      expect(to).toBeGreaterThan(from);
      for (const zoom of ZOOMS) {
        expect(run.seek(bucket.start[zoom], zoom).decision).toBe(from);
      }
      // A checkpoint is the end of one stretch and the start of the next: never a solution, but a level.
      const end = isByCheckpoint ? to + 1 : to;
      const stretch = steps.slice(from, end);
      expect(bucket.solutions).toBe(stretch.filter(({ event }) => event === 'solution').length);
      const levels = stretch.map(({ level }) => level);
      expect(bucket.lowest).toBe(Math.min(...levels));
      expect(bucket.highest).toBe(Math.max(...levels));
    });
    const found = buckets.reduce((sum, { solutions }) => sum + solutions, 0);
    expect(found).toBe(run.totals.solutions);
  });
});

it('knows depths beyond 65,535 levels', () => {
  const depth = 70_000;
  const numbers = Array.from({ length: depth }, (_, number) => number);
  const run = record(
    createMatrix(
      numbers.map(String),
      numbers.map((number) => [number]),
    ),
  );
  const last = run.checkpoints.count - 1;
  expect(run.checkpoints.highest(last)).toBeGreaterThan(65_535);
  expect(run.checkpoints.depth(last)).toBeGreaterThan(65_535);
  expect(run.seek(run.solutionStep(1)).path).toHaveLength(depth);
});
