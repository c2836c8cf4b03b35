import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Column, type Matrix, fromDense, MatrixBuilder, solve } from '#dlx/index.ts';
import { matrices } from '../../matrices/random.ts';

/** The matrix put together by names, each row with its number as a text. */
function rebuilt({ columns, rows }: Matrix): Matrix<string> {
  const builder = new MatrixBuilder<string>();
  for (const { name, kind } of columns) builder.column(name, kind);
  rows.forEach((row, number) =>
    builder.row(
      row.map((column) => columns[column]!.name),
      `${number}`,
    ),
  );
  return builder.build();
}

/** The matrix out of its zeros and ones. */
function throughZeros({ columns, rows }: Matrix): Matrix {
  const dense = rows.map((row) => columns.map((_, column) => (row.includes(column) ? 1 : 0)));
  return fromDense(dense, columns);
}

describe('a matrix of any origin', () => {
  it('has the same solutions, which give back what rows carry', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const solutions = [...solve(matrix)];
        const named = [...solve(rebuilt(matrix))];
        expectTypeOf(named).toEqualTypeOf<string[][]>();
        expect(named).toEqual(solutions.map((rows) => rows.map(String)));
        const inOrder = (rows: readonly (readonly number[])[]): string[] =>
          rows.map((row) => [...row].sort((a, b) => a - b).join()).sort();
        expect(inOrder([...solve(throughZeros(matrix))])).toEqual(inOrder(solutions));
      }),
    );
  });
});

describe('a builder', () => {
  it('takes columns and rows in any order, and can be asked on the way', () => {
    const builder = new MatrixBuilder<number>().column('A').row(['A'], 1);
    const before = builder.build();
    builder.column('s', 'secondary').row(new Set(['s', 'A']), 2);
    expect([...solve(before)]).toEqual([[1]]);
    expect(builder.build()).toMatchObject({ rows: [[0], [1, 0]], values: [1, 2] });
    expect(before.rows).toEqual([[0]]);
  });

  it('refuses what is wrong at once, and keeps nothing of it', () => {
    const builder = new MatrixBuilder<null>().column('A');
    expect(() => builder.column('A', 'off')).toThrow(
      new RangeError('there is a column "A" already; give each a name of its own'),
    );
    expect(() => builder.row(['A', 'B'], null)).toThrow(
      new RangeError('row 0 names the column "B", which does not exist; add it first'),
    );
    expect(() => builder.row(['A', 'A'], null)).toThrow(
      new RangeError('row 0 names the column "A" twice; once is enough'),
    );
    expect(builder.build()).toMatchObject({ columns: [{ name: 'A' }], rows: [] });
  });
});

describe('zeros and ones', () => {
  it('become rows of columns, numbered when they have no names', () => {
    const secondary: Column = { name: 's', kind: 'secondary' };
    expect(
      fromDense([
        [1, 0],
        [true, false],
      ]),
    ).toMatchObject({
      columns: [
        { name: '0', kind: 'primary' },
        { name: '1', kind: 'primary' },
      ],
      rows: [[0], [0]],
    });
    expect(fromDense([[0, 1]], ['A', secondary]).columns[1]).toEqual(secondary);
    expect(fromDense([]).columns).toEqual([]);
  });

  it.each([
    [[[1, 0], [1]], 'row 1 has length 1, not 2; give a number for each column'],
    [[[1, 2]], 'row 0 has 2 in column 1; write 0 or 1'],
    [[[NaN]], 'row 0 has NaN in column 0; write 0 or 1'],
  ])('refuse %j', (dense, message) => {
    expect(() => fromDense(dense)).toThrow(new RangeError(message));
  });
});
