import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchOnLinks } from '#dlx/bounded/on-links.ts';
import { type Choosing, type Deviation, type Matrix, count, solve } from '#dlx/index.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { record } from '#history/index.ts';
import { type Below, createBelow, decisionOfNode, startOfNode } from '#history/below.ts';
import { choicesAt, rowsToCome } from '#history/choices.ts';
import { searchTree } from '#history/tree.ts';
import { comparisonCells, deviationWords } from '#player/what-if-words.ts';
import { withDeviation, withoutDeviation } from '#player/deviations.ts';
import { readWhatIf, whatIfChooser, whatIfSetting } from '#player/what-if.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { compareBelow } from '#workers/below.ts';
import { deviatingRuns } from '../../matrices/deviations.ts';

const { matrix } = encodeQueens({ n: 5 });
const place = { node: fc.integer({ min: 1, max: 60 }), column: fc.nat(9) };
const deviation: fc.Arbitrary<Deviation> = fc.oneof(fc.record(place), fc.record({ ...place, row: fc.nat(24) }));

describe('the setting', () => {
  test('holds what is put into it', () => {
    fc.assert(
      fc.property(fc.array(deviation, { maxLength: 8 }), (deviations) => {
        let text = '';
        let expected: Deviation[] = [];
        for (const next of deviations) {
          text = withDeviation(text, next);
          expect(withoutDeviation(text, next.node)).toBe(withDeviation(text, next).split('-').slice(0, -1).join('-'));
          expected = [...expected.filter(({ node }) => node < next.node), next];
        }
        expect(readWhatIf(text)).toEqual(expected);
        expect(whatIfSetting.accepts(text)).toBe(true);
      }),
    );
  });

  test('old addresses and new ones stand side by side', () => {
    expect(readWhatIf('3.2-9.0.7')).toEqual([
      { node: 3, column: 2 },
      { node: 9, column: 0, row: 7 },
    ]);
    expect(whatIfChooser('3.2-9.0.7')).toEqual({
      rule: 'smallest',
      deviations: [
        { node: 3, column: 2 },
        { node: 9, column: 0, row: 7 },
      ],
    });
  });

  test.each(['3.2.', '3.2.x', '3.2.1.0', '3', '3.', '.3', '3.2-', '0.1', '3.2-x', '1.1;2', '<b>', '9'.repeat(30)])(
    'refuses %s',
    (text) => {
      expect(readWhatIf(text)).toBeNull();
    },
  );
});

test('the words name the row to begin with, but not where rows are tried in an order of their own', () => {
  const names = { columns: ['a', 'b'], rows: ['p', 'q'] };
  const choice = { node: 1200, column: 1, row: 0 };
  expect(deviationWords(choice, names, true)).toBe('At node 1,200 you branch on b, beginning with row p.');
  expect(deviationWords(choice, names, false)).toBe('At node 1,200 you branch on b.');
});

describe('a run that deviates', () => {
  const sorted = (rows: Iterable<number[]>): string[] =>
    Array.from(rows, (row) => row.toSorted((a, b) => a - b).join()).sort();

  test('finds the same solutions, whatever is chosen', () => {
    const all = sorted(solve(matrix));
    fc.assert(
      fc.property(fc.array(deviation, { maxLength: 5 }), (deviations) => {
        const text = deviations.reduce(withDeviation, '');
        expect(sorted(solve(matrix, { chooser: whatIfChooser(text) }))).toEqual(all);
      }),
    );
  });

  test('is the solver’s own run up to the node, and branches there as told', () => {
    const own = record(matrix);
    const run = record(matrix, { chooser: { rule: 'smallest', deviations: [{ node: 3, column: 9 }] } });
    let step = 0;
    while (run.seek(step).counters.nodes < 3) {
      expect(run.seek(step).counters).toEqual(own.seek(step).counters);
      expect(run.seek(step).path).toEqual(own.seek(step).path);
      step += 1;
    }
    expect(run.seek(step).event).toBe('choose');
    expect(run.seek(step).column).toBe(9);
  });

  test('goes its own way where the column is covered already', () => {
    const first = record(matrix).seek(1).column;
    expect(count(matrix, { chooser: { rule: 'smallest', deviations: [{ node: 2, column: first }] } })).toEqual(
      count(matrix),
    );
  });
});

describe('what lies below a node', () => {
  const below = (of: Matrix, chooser: Choosing, node: number): Below => {
    const start = startOfNode(record(of, { chooser }), node);
    if (!start) throw new Error(`there is no node ${node}`);
    const counter = createBelow(searchOnLinks(of, chooser), start);
    // In slices, so that a slice too many or too few would show.
    while (!counter.below.isWhole) counter.advance(7);
    return counter.below;
  };

  test('below the root lies everything', () => {
    const run = record(matrix);
    const { nodes: firstSolution } = run.seek(run.solutionStep(1)).counters;
    const isWhole = true;
    expect(below(matrix, 'smallest', 1)).toEqual({ ...count(matrix), firstSolution, isWhole });
  });

  test('adds up over the children of each node', () => {
    const { matrix: small } = encodeKnuth();
    const all = [1, 2, 3, 4, 5, 6].map((node) => below(small, 'smallest', node));
    expect(all.map(({ nodes }) => nodes)).toEqual([6, 2, 1, 3, 2, 1]);
    expect(all.map(({ solutions }) => solutions)).toEqual([1, 0, 0, 1, 1, 1]);
    expect(all.map(({ firstSolution }) => firstSolution)).toEqual([6, null, null, 3, 2, 1]);
  });

  test('is what the tree has there, in a run that deviates', () => {
    fc.assert(
      fc.property(deviatingRuns({ mostRows: 12 }), ({ matrix: random, chooser }) => {
        const tree = searchTree(record(random, { chooser })) ?? [];
        for (const { index, nodes, solutions } of tree) {
          expect(below(random, chooser, index + 1)).toMatchObject({ nodes, solutions });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('row AD first: the solution is found three nodes earlier, and nothing else changes', () => {
    const { matrix: small } = encodeKnuth();
    const [own, yours] = [
      below(small, 'smallest', 1),
      below(small, { rule: 'smallest', deviations: [{ node: 1, column: 0, row: 3 }] }, 1),
    ];
    expect(yours).toEqual({ ...own, firstSolution: 4 });
  });

  test('a node that the run has not come to has no start', () => {
    const run = record(matrix, { limit: 1 });
    expect(startOfNode(run, run.totals.nodes)).not.toBeNull();
    expect(startOfNode(run, run.totals.nodes + 1)).toBeNull();
    expect(decisionOfNode(run, 0)).toBeNull();
  });

  test('the decision of a node is the one at which the count of nodes comes to it', () => {
    const run = record(encodeQueens({ n: 8 }).matrix);
    for (const node of [1, 2, 17, 600, 1199]) {
      const decision = decisionOfNode(run, node) ?? NaN;
      expect(run.seek(decision).counters.nodes).toBe(node);
      expect(run.seek(decision - 1).counters.nodes).toBe(node - 1);
    }
  });
});

describe('what there is to choose from', () => {
  test('the first choice is the solver’s, and its rows are those that it tries', () => {
    fc.assert(
      fc.property(deviatingRuns({ mostRows: 12 }), ({ matrix: random }) => {
        const run = record(random);
        for (let step = 0; step <= run.lastStep(); step += 1) {
          const frame = run.seek(step);
          if (frame.event !== 'choose' && frame.event !== 'dead end') continue;
          const [first] = choicesAt(random, frame);
          const rows: number[] = [];
          run.walk(step, step, (search) => (rows.push(...rowsToCome(search, search.level)), true));
          expect(first).toEqual({ column: frame.column, rows });
        }
      }),
    );
  });
});

describe('both ways side by side', () => {
  const { matrix: small } = encodeKnuth();
  const start = startOfNode(record(small), 1)!;
  const choosers = [{ rule: 'smallest', deviations: [{ node: 1, column: 0, row: 3 }] }, 'smallest'] as const;

  test('are counted to their ends', () => {
    const [yours, solvers] = resultOf(compareBelow({ matrix: small, choosers, start, budget: 1e9 }));
    expect([yours.firstSolution, solvers.firstSolution]).toEqual([4, 6]);
    expect([yours.isWhole, solvers.isWhole]).toEqual([true, true]);
  });

  test('that would take too long say so', () => {
    const big = encodeQueens({ n: 12 }).matrix;
    const from = startOfNode(record(big, { limit: 1 }), 1)!;
    const ways = ['leftmost', 'smallest'] as const;
    const counting = compareBelow({ matrix: big, choosers: ways, start: from, budget: 100_000 });
    const turns = [...counting];
    expect(turns).toHaveLength(1);
    const counts = turns[0]!;
    expect(counts.map(({ isWhole }) => isWhole)).toEqual([false, false]);
    const cells = comparisonCells(counts, true);
    expect(cells['nodes-yours']).toMatch(/^at least [\d,]+$/);
    expect(comparisonCells(counts, false)['nodes-yours']).toMatch(/so far$/);
  });
});
