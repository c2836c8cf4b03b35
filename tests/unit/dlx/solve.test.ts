import fc from 'fast-check';
import { DancingLinks } from 'dancing-links';
import { describe, expect, it } from 'vitest';
import { type Matrix, count, createMatrix, parse, solve, withKind } from '#dlx/index.ts';
import { type Chooser, choosers } from '#dlx/links.ts';
import { isUsable } from '#dlx/matrix.ts';
import { asTexts, solutionsByBruteForce } from '../../matrices/brute-force.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

describe('solve', () => {
  it('finds every solution once, as brute force does', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const solutions = solutionsByBruteForce(matrix);
        expect(asTexts(solve(matrix))).toEqual(solutions);
        expect(asTexts(solve(matrix, { chooser: 'leftmost' }))).toEqual(solutions);
        expect(count(matrix).solutions).toBe(solutions.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('finds the same with any chooser', () => {
    const wandering: Chooser = ({ right }, nodes) => {
      let header = right[0]!;
      for (let steps = nodes % 3; steps > 0; steps -= 1) header = right[header] || right[0]!;
      return header;
    };
    const anyChooser = fc.constantFrom(wandering, ...Object.values(choosers));
    fc.assert(
      fc.property(matrices(), anyChooser, (matrix, chooser) => {
        expect(asTexts(solve(matrix, { chooser }))).toEqual(solutionsByBruteForce(matrix));
      }),
    );
  });

  it('finds what the npm package dancing-links finds, with secondary columns', () => {
    const kinds = { primary: 2, secondary: 1 };
    const larger = matrices({ mostColumns: 12, mostRows: 30, kinds }).filter((matrix) =>
      // The package refuses a problem in which there is nothing to choose.
      matrix.rows.some((row) => isUsable(matrix, row)),
    );
    let found = 0;
    fc.assert(
      fc.property(larger, (matrix) => {
        const ours = asTexts(solve(matrix));
        expect(ours).toEqual(solutionsByPackage(matrix));
        found += ours.length;
      }),
      { numRuns: runs(500), seed: 12 },
    );
    expect(found).toBeGreaterThan(runs(100));
    expect(asTexts(solve(queens(7)))).toEqual(solutionsByPackage(queens(7)));
  });

  it('finds more or the same when a primary column becomes secondary', () => {
    fc.assert(
      fc.property(matrices({ kinds: { primary: 1 } }), (matrix) => {
        fc.pre(matrix.columns.length > 1);
        const strict = new Set(asTexts(solve(matrix)));
        const relaxed = asTexts(solve(withKind(matrix, 0, 'secondary')));
        // A row that has ones in column 0 only is dropped, so it may be missing from a solution.
        const alone = matrix.rows.flatMap((row, index) => (row.join() === '0' ? [index] : []));
        const without = (text: string): string =>
          text
            .split(' ')
            .filter((row) => !alone.includes(Number(row)))
            .join(' ');
        expect(relaxed).toEqual(expect.arrayContaining([...strict].map(without)));
      }),
    );
  });
});

describe('the border', () => {
  it('no primary columns: one empty solution', () => {
    const none = createMatrix([], []);
    const secondaryOnly = createMatrix([{ name: 's', kind: 'secondary' }], [[0], []]);
    for (const matrix of [none, secondaryOnly, withKind(createMatrix(['A'], [[0]]), 0, 'off')]) {
      expect([...solve(matrix)]).toEqual([[]]);
      expect(count(matrix)).toEqual({ solutions: 1, nodes: 1, updates: 0 });
    }
  });

  it('a primary column with no row: no solution', () => {
    expect([...solve(createMatrix(['A'], []))]).toEqual([]);
    expect(count(createMatrix(['A', 'B'], [[0]]))).toEqual({ solutions: 0, nodes: 1, updates: 1 });
  });

  it('one row that covers all, and the same row twice', () => {
    expect([...solve(createMatrix(['A', 'B'], [[0, 1]]))]).toEqual([[0]]);
    expect([
      ...solve(
        createMatrix(
          ['A', 'B'],
          [
            [1, 0],
            [0, 1],
          ],
        ),
      ),
    ]).toEqual([[0], [1]]);
  });

  it('rows without a primary column are not chosen, and leave every number as it was', () => {
    const matrix = createMatrix(['A', { name: 's', kind: 'secondary' }], [[1], [], [0, 1], [0]]);
    expect([...solve(matrix)]).toEqual([[2], [3]]);
  });
});

/** The package wants its primary columns first, and rows that have one. */
function solutionsByPackage({ columns, rows }: Matrix): string[] {
  const numbersOf = (kind: string): number[] =>
    columns.flatMap((column, index) => (column.kind === kind ? [index] : []));
  const primary = numbersOf('primary');
  const secondary = numbersOf('secondary');
  const inGroup = (row: readonly number[], group: number[]): number[] =>
    row.filter((column) => group.includes(column)).map((column) => group.indexOf(column));
  const solver = new DancingLinks<number>().createSolver({
    primaryColumns: primary.length,
    secondaryColumns: secondary.length,
  });
  rows.forEach((row, index) => {
    const ones = { primary: inGroup(row, primary), secondary: inGroup(row, secondary) };
    if (ones.primary.length > 0) solver.addSparseConstraint(index, ones);
  });
  return asTexts(solver.findAll().map((solution) => solution.map(({ data }) => data)));
}

it.each<[unknown, string]>([
  ['bitmaps', "there is no engine \"bitmaps\"; use 'auto', 'compiled' or 'links'"],
  [Math.max, "there is no engine a function; use 'auto', 'compiled' or 'links'"],
])('an engine of another name is refused: %s', (engine, fault) => {
  expect(() => count(parse('A\nA\n'), { engine: engine as 'auto' })).toThrow(new RangeError(fault));
});
