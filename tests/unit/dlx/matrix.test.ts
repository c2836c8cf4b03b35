import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, type ColumnKind, createMatrix, solve, withKind } from '#dlx/index.ts';
import { createLinks, headerOf, SIZE } from '#dlx/links.ts';
import { isUsable, sizeOf, withKinds } from '#dlx/matrix.ts';
import { matrices } from '../../matrices/random.ts';

const s: Column = { name: 's', kind: 'secondary' };

describe('createMatrix', () => {
  it('takes a bare string for a primary column', () => {
    expect(createMatrix(['A', s], [[0, 1]]).columns).toEqual([{ name: 'A', kind: 'primary' }, s]);
  });

  it.each([
    ['a column that is not there', ['A'], [[0], [1]], 'row 1 names column 1; the only column is number 0'],
    ['a column below zero', ['A', 'B'], [[-1]], 'row 0 names column -1; the columns are numbered 0 to 1'],
    ['half a column', ['A', 'B'], [[0.5]], 'row 0 names column 0.5; the columns are numbered 0 to 1'],
    ['a column twice in a row', ['A', 'B'], [[0], [0, 1, 0]], 'row 1 names column 0 twice; once is enough'],
    ['a name twice', ['A', 'B', 'A'], [], 'columns 0 and 2 are both called "A"; give each column a name of its own'],
  ])('refuses %s', (_, columns, rows, message) => {
    expect(() => createMatrix(columns, rows)).toThrow(new RangeError(message));
  });

  it('refuses what only a program without types can ask for', () => {
    expect(() => createMatrix(['A', { name: 'B', kind: 'secundary' as ColumnKind }], [])).toThrow(
      new RangeError(`the kind of column 1 is "secundary"; use 'primary', 'secondary' or 'off'`),
    );
    expect(() => createMatrix(['A'], [['A' as unknown as number]])).toThrow('row 0 names column "A"; ');
  });

  it('names the first fault of a row, wherever it stands', () => {
    expect(() => createMatrix(['A'], [[0, 0, 7]])).toThrow('row 0 names column 0 twice');
    expect(() => createMatrix(['A'], [[0, 7, 0]])).toThrow('row 0 names column 7');
    expect(
      createMatrix(
        ['A', 'B'],
        [
          [0, 1],
          [1, 0],
        ],
      ).rows,
    ).toHaveLength(2);
  });

  it('looks at each one of a row once, however long the row is', () => {
    const columns = Array.from({ length: 1000 }, (_, column) => String(column));
    let looks = 0;
    const row = new Proxy(columns.map(Number), {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    createMatrix(columns, [row]);
    expect(looks).toBeLessThan(3000);
    looks = 0;
    expect(() => createMatrix(columns, [[...row, 0]])).toThrow('row 0 names column 0 twice');
  });

  it('gives rows the values that they carry, and refuses too few or too many', () => {
    const matrix = createMatrix(['A', s], [[0, 1], [0]], ['both', 'one']);
    expect([...solve(matrix)]).toEqual([['both'], ['one']]);
    expect([...solve(withKind(matrix, 1, 'primary'))]).toEqual([['both']]);
    expect('values' in createMatrix(['A'], [[0]])).toBe(false);
    expect(() => createMatrix(['A'], [[0]], [])).toThrow(
      new RangeError('values has length 0, but rows has length 1; give one value for each row'),
    );
  });

  it('warns of rows without a primary column, by their numbers', () => {
    const { rows, warnings } = createMatrix(['A', s], [[1], [0, 1], []]);
    expect(rows).toHaveLength(3);
    expect(warnings).toEqual([
      { row: 0, message: 'row 0 has no primary column, so it is never chosen' },
      { row: 2, message: 'row 2 has no primary column, so it is never chosen' },
    ]);
  });
});

describe('switching kinds', () => {
  it('keeps every number, and the matrix that was', () => {
    const matrix = createMatrix(['A', 'B', s], [[0], [0, 1, 2], [2]]);
    const switched = withKind(matrix, 0, 'off');
    expect(switched.columns.map(({ kind }) => kind)).toEqual(['off', 'primary', 'secondary']);
    expect(switched.rows).toBe(matrix.rows);
    expect(switched.warnings.map(({ row }) => row)).toEqual([0, 2]);
    expect(matrix.columns[0]).toEqual({ name: 'A', kind: 'primary' });
    expect(withKind(switched, 0, 'primary')).toEqual(matrix);
  });

  it('withKinds leaves alone what it is told nothing about', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        expect(withKinds(matrix, () => undefined)).toEqual(matrix);
        const kinds: ColumnKind[] = ['off', 'primary', 'secondary'];
        const turned = withKinds(matrix, ({ kind }) => kinds[(kinds.indexOf(kind) + 1) % 3]);
        turned.columns.forEach(({ name, kind }, index) => {
          const before = matrix.columns[index]!;
          expect(name).toBe(before.name);
          expect(kind).toBe(kinds[(kinds.indexOf(before.kind) + 1) % 3]);
        });
        expect(turned.warnings.map(({ row }) => row)).toEqual(
          turned.rows.flatMap((row, index) => (isUsable(turned, row) ? [] : [index])),
        );
      }),
    );
  });
});

describe('sizeOf', () => {
  it('counts rows in play, columns that are not off, and the ones where they meet', () => {
    const matrix = createMatrix(['A', 'B', s, { name: 'x', kind: 'off' }], [[0, 2, 3], [2, 3], [], [1, 0]]);
    expect(sizeOf(matrix)).toEqual({ rows: 2, primary: 2, secondary: 1, ones: 4 });
    expect(sizeOf(createMatrix([], []))).toEqual({ rows: 0, primary: 0, secondary: 0, ones: 0 });
  });

  it('counts as many ones as the links hold', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const { nodes } = createLinks(matrix);
        const inLists = matrix.columns.map((_, column) => nodes[headerOf(column) + SIZE]!);
        expect(inLists.reduce((sum, size) => sum + size, 0)).toBe(sizeOf(matrix).ones);
      }),
    );
  });
});
