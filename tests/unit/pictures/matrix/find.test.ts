import { describe, expect, it } from 'vitest';
import { findRows, foundInWords } from '#pictures/matrix/find.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const problem = encode({ omit: 'L' });
const shape = shapeOf(problem);
const { matrix, rowNames } = problem;
const column = (name: string): number => matrix.columns.findIndex((c) => c.name === name);
const rowsWith = (...names: string[]): number[] =>
  matrix.rows.flatMap((row, index) => (names.every((name) => row.includes(column(name))) ? [index] : []));

describe('findRows', () => {
  it.each(['F', 'H23', 'I22'])('finds the rows of column %s', (name) => {
    const found = findRows(shape, name);
    expect(found.rows).toEqual(rowsWith(name));
    expect(found.rows.length).toBeGreaterThan(10);
    expect(found.column).toBe(column(name));
  });

  it('takes small letters for capitals', () => {
    expect(findRows(shape, ' h23 ')).toEqual(findRows(shape, 'H23'));
  });

  it('finds a row by its name, and rows by the beginning of theirs', () => {
    const name = rowNames[700]!;
    expect(findRows(shape, name).rows).toEqual([700]);
    const start = name.slice(0, 3);
    const expected = rowNames.flatMap((other, row) => (other.startsWith(start) ? [row] : []));
    expect(findRows(shape, start).rows).toEqual(expected);
  });

  it('finds the rows that have every column asked for', () => {
    const found = findRows(shape, 'F H23');
    expect(found.rows).toEqual(rowsWith('F', 'H23'));
    expect(found.rows.length).toBeGreaterThan(0);
  });

  it('finds nothing for nothing, or for what is not there', () => {
    expect(findRows(shape, '  ').rows).toEqual([]);
    expect(findRows(shape, 'Q77').rows).toEqual([]);
    expect(findRows(shape, 'F Q77').rows).toEqual([]);
    expect(foundInWords({ rows: [], column: null }, 0)).toBe('No row');
    expect(foundInWords({ rows: [4, 9], column: null }, 1)).toBe('2 of 2 rows');
  });
});
