/** Columns with bounds and rows with costs: the matrix, its text, and what refuses them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, diagramOf } from '#dlx/all/index.ts';
import { CompiledSearch } from '#dlx/compiled/search.ts';
import {
  type Column,
  count,
  createMatrix,
  estimate,
  format,
  MatrixBuilder,
  parse,
  TextError,
  withKind,
} from '#dlx/index.ts';
import { createLinks, Search } from '#dlx/links.ts';
import { onesOf } from '#dlx/matrix.ts';
import { checkWeights, coreOf, matrixOfCore, whyNone } from '#dlx/why/index.ts';
import { countMems } from '#exhibits/mems.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { countBySparseSets } from '#exhibits/sparse-sets.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { boundedMatrices } from '../../matrices/bounded.ts';
import { runs } from '../../support/runs.ts';

/** A column that is covered two or three times, and a plain one. */
const rota = createMatrix([{ name: 'night', min: 2, max: 3 }, 'day'], [[0], [0], { ones: [0, 1], cost: 5 }, [1]]);

function errorOf(text: string): TextError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TextError) return error;
  }
  throw new Error(`this should not be a matrix: ${JSON.stringify(text)}`);
}

describe('a matrix with bounds and costs', () => {
  it('is plain data, with neither where nothing is said', () => {
    expect(rota).toEqual({
      columns: [
        { name: 'night', kind: 'primary', min: 2, max: 3 },
        { name: 'day', kind: 'primary' },
      ],
      rows: [[0], [0], [0, 1], [1]],
      costs: [0, 0, 5, 0],
      warnings: [],
    });
    const once = createMatrix([{ name: 'a', min: 1, max: 1 }], [{ ones: [0], cost: 0 }]);
    expect(once).toEqual(createMatrix(['a'], [[0]]));
  });

  it('is built a column and a row at a time', () => {
    const builder = new MatrixBuilder<string>();
    builder.column('night', { min: 2, max: 3 }).column('day');
    builder.row(['night'], 'Ann').row(['night'], 'Bob').row(['night', 'day'], 'Cy', 5).row(['day'], 'Dee');
    const { values, ...matrix } = builder.build();
    expect(matrix).toEqual(rota);
    expect(values).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
  });

  it('loses its bounds with a column that is primary no longer, and keeps its costs', () => {
    const relaxed = withKind(rota, 0, 'secondary');
    expect(relaxed.columns[0]).toEqual({ name: 'night', kind: 'secondary' });
    expect(relaxed.costs).toEqual(rota.costs);
    expect(withKind(rota, 1, 'off').columns[0]).toEqual(rota.columns[0]);
  });

  it.each([
    [
      { name: 'x', min: 2, max: 1 },
      'has min 2 and max 1; give whole numbers, max from 1 to 9,999,999 and min from 0 to max',
    ],
    [{ name: 'x', min: 0, max: 0 }, 'has min 0 and max 0; give'],
    [{ name: 'x', min: -1, max: 1 }, 'has min -1 and max 1; give'],
    [{ name: 'x', min: 1.5, max: 2 }, 'has min 1.5 and max 2; give'],
    [{ name: 'x', min: 2 }, 'has min 2 and max undefined; give'],
    [{ name: 'x', max: 2 }, 'has min undefined and max 2; give'],
    [{ name: 'x', min: 1, max: 10_000_000 }, 'has min 1 and max 10000000; give'],
    [{ name: 'x', min: '1', max: 2 }, 'has min "1" and max 2; give'],
    [{ name: 'x', kind: 'secondary', min: 1, max: 2 }, 'has bounds, but it is secondary; make it primary, or leave'],
    [{ name: 'x', kind: 'off', min: 1, max: 1 }, 'has bounds, but it is off; make it primary'],
  ])('is refused with the column %j', (column, words) => {
    const given = column as Column;
    expect(() => createMatrix(['a', given], [])).toThrow(RangeError);
    expect(() => createMatrix(['a', given], [])).toThrow(`column 1, "x", ${words}`);
    const { name, ...as } = given;
    if ('kind' in as) return;
    expect(() => new MatrixBuilder().column('a').column(name, as)).toThrow(`column 1, "x", ${words}`);
  });

  it.each([-1, 0.5, NaN, Infinity, '5', null, undefined])('is refused with the cost %j', (cost) => {
    const rows = [[0], { ones: [0], cost: cost as number }];
    expect(() => createMatrix(['a'], rows)).toThrow(/^row 1 has the cost .*; give a whole number from 0 up$/);
  });

  it('is refused with costs that no number adds up exactly', () => {
    const most = { ones: [0], cost: Number.MAX_SAFE_INTEGER };
    expect(createMatrix(['a'], [most]).costs).toEqual([Number.MAX_SAFE_INTEGER]);
    expect(() => createMatrix(['a'], [most, { ones: [0], cost: 1 }])).toThrow(
      'the costs up to row 1 add up to 2^53 or more; give smaller ones',
    );
  });
});

describe('their text', () => {
  it('says bounds as dlx3 reads them, and costs as dlx5 does', () => {
    const matrix = parse('2|a 1:3|b :2|c 1:1|d 002:04|e | s\na b |5\nc |1 d | 2 s\n| a comment\ne |0\n');
    expect(matrix.columns).toEqual([
      { name: 'a', kind: 'primary', min: 2, max: 2 },
      { name: 'b', kind: 'primary', min: 1, max: 3 },
      { name: 'c', kind: 'primary', min: 0, max: 2 },
      { name: 'd', kind: 'primary' },
      { name: 'e', kind: 'primary', min: 2, max: 4 },
      { name: 's', kind: 'secondary' },
    ]);
    expect(matrix.rows).toEqual([[0, 1], [2, 3, 5], [4]]);
    expect(matrix.costs).toEqual([5, 3, 0]);
    expect(format(matrix)).toBe('2|a 1:3|b 0:2|c d 2:4|e | s\na b |5\nc d s |3\ne\n');
  });

  it('is read back as the same matrix', () => {
    fc.assert(
      fc.property(boundedMatrices({ mostCost: 3 }), (drawn) => {
        // Text has no empty row, no column that is off, and the primary ones first.
        const columns = drawn.columns
          .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
          .filter(({ kind }) => kind !== 'off');
        fc.pre(columns[0]?.kind === 'primary');
        const placeOf = (column: number): number => columns.indexOf(drawn.columns[column]!);
        const rows = drawn.rows.flatMap((_, row) => {
          const ones = onesOf(drawn, row)
            .map((one) => (typeof one === 'number' ? placeOf(one) : { ...one, column: placeOf(one.column) }))
            .filter((one) => (typeof one === 'number' ? one : one.column) >= 0);
          return ones.length > 0 ? [{ ones, cost: drawn.costs?.[row] ?? 0 }] : [];
        });
        const matrix = createMatrix(columns, rows);
        const { warnings, ...read } = parse(format(matrix));
        expect({ ...read, warnings: matrix.warnings }).toEqual(
          // Where no colour is left, the text has none.
          { ...matrix, ...(read.colours ? {} : { colours: undefined }) },
        );
        expect(warnings).toHaveLength(matrix.warnings.length);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each([
    [
      'a 0|b\n',
      1,
      3,
      '"0|b" has the lower bound 0 and the upper bound 0. Write two whole numbers, the smaller one first',
    ],
    [
      '3:2|b\n',
      1,
      1,
      '"3:2|b" has the lower bound 3 and the upper bound 2. Write two whole numbers, the smaller one first',
    ],
    ['12345678|b\n', 1, 1, 'has the lower bound 12345678 and the upper bound 12345678. Write two whole numbers'],
    ['2:|b\n', 1, 1, '"2:|b" has no upper bound. Write one, such as 2:9|b.'],
    ['2| b\n', 1, 1, 'there is no name after "2|". Write it without a space: 2|x.'],
    ['a | 2|b\n', 1, 5, '"2|b" has bounds, but it is secondary. Put 2|b before the | that starts the secondary'],
    ['2|b|c\n', 1, 4, 'the column name "b|c" has a | in it.'],
    ['2|b 3|b\n', 1, 7, 'the column "b" is named twice.'],
    ['a b[2:3]\n', 1, 3, '"b[2:3]" gives b its bounds in brackets, which are not read here. Write 2:3|b.'],
    ['b[2:]\n', 1, 1, 'brackets, which are not read here. Write 2:9|b, with a larger number if 9 is too small.'],
    [
      'b[0:1]\n',
      1,
      1,
      'brackets, which are not read here. Put b after the |: a secondary column is covered at most once.',
    ],
    ['a b\na |x\n', 2, 3, '"x" is not a cost. Write a whole number from 0 up, such as |5, or leave the | out.'],
    ['a b\na | b\n', 2, 3, '"b" is not a cost.'],
    ['a b\na |-1\n', 2, 3, '"-1" is not a cost.'],
    ['a b\na |\n', 2, 3, 'there is no cost after the |.'],
    ['a b\na |9007199254740993\n', 2, 3, '"9007199254740993" is not a cost.'],
    ['a b\na |9007199254740991\nb |1\n', 3, 1, 'the costs up to this row add up to 2^53 or more.'],
    ['a b\na b|5\n', 2, 3, 'there is no column "b|5". Put a space before the | of a cost: b |5.'],
  ])('%j is refused, with the place and the cure', (text, line, column, words) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ line, column });
    expect(error.message).toContain(words);
  });
});

describe('what covers each column once', () => {
  const cure = 'use solve, first, all, count or solveAsync, or leave min and max out';
  const core = { demanded: [0], atMostOnce: [], givens: [] };
  const weights = { kind: 'remainder', modulus: 2, weights: [1, 1], perRow: 0, rowsInSolution: 0 } as never;

  it.each<[string, () => unknown]>([
    ['these links do', () => createLinks(rota)],
    ['these links do', () => new Search(rota)],
    ['these links do', () => countMemoized(rota)],
    ['these links do', () => countMems(rota)],
    ['countBySparseSets does', () => countBySparseSets(rota)],
    ['the compiled engine does', () => new CompiledSearch(rota)],
    ['allOf does', () => resultOf(diagramOf(rota))],
    ['whyNone does', () => whyNone(rota)],
    ['coreOf does', () => coreOf(rota)],
    ['matrixOfCore does', () => matrixOfCore(rota, core)],
    ['checkWeights does', () => checkWeights(rota, weights)],
  ])('refuses bounds: %s not', (who, act) => {
    const words = `column 0, "night", has min 2 and max 3, and ${who} not support bounds; ${cure}`;
    expect(act).toThrow(new RangeError(words));
  });

  it('refuses bounds: an engine that was asked for', () => {
    expect(() => count(rota, { engine: 'compiled' })).toThrow(
      "and the compiled engine does not support bounds; use 'auto' or 'links'",
    );
  });

  it('refuses bounds: an estimate, with a cure of its own', () => {
    expect(() => estimate(rota)).toThrow(
      'and an estimate does not support bounds; leave min and max out, or record the run to see how long it is',
    );
    expect(() => estimate(parse('2|a b\na\na\nb\n'))).toThrow('column 0, "a", has min 2 and max 2, and');
  });

  it('refuses bounds: allOf', async () => {
    await expect(allOf(rota)).rejects.toThrow('and allOf does not support bounds');
  });

  it('takes costs, which change nothing', () => {
    const matrix = createMatrix(['a'], [{ ones: [0], cost: 1 }, [0]]);
    expect(count(matrix, { engine: 'compiled' })).toEqual(count(createMatrix(['a'], [[0], [0]])));
  });
});
