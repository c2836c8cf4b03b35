/** Sets, bounds, sums and comparisons, each against every case counted by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problem } from '#notebook/builder.ts';
import { less, sums } from '#notebook/numbers.ts';
import { combinations, range } from '#notebook/shapes.ts';
import { count, solve } from '#notebook/solving.ts';

const COLUMNS = ['a', 'b', 'c', 'd'];
const subsets = range(COLUMNS.length + 1).flatMap((size) => combinations(COLUMNS, size));

/** The rows of a reader: each covers some of the columns. */
const someRows = fc.array(fc.subarray(COLUMNS, { minLength: 1 }), { minLength: 1, maxLength: 5 });

/** What each choice of rows covers together, as one word per choice in which no two rows share a column. */
function unions(rows: readonly string[][]): string[] {
  const choices = range(rows.length + 1).flatMap((size) => combinations(rows, size));
  return choices
    .map((choice) => choice.flat().sort())
    .filter((covered) => new Set(covered).size === covered.length)
    .map((covered) => covered.join(''));
}

describe('oneOf', () => {
  test('leaves the choices of rows that cover one of the sets, each once', () => {
    fc.assert(
      fc.property(someRows, fc.subarray(subsets), (rows, sets) => {
        const built = problem().oneOf('which', COLUMNS, sets);
        for (const [index, row] of rows.entries()) built.row(`row ${index}`, row);
        const wanted = sets.map((set) => set.join(''));
        expect(count(built).solutions).toBe(unions(rows).filter((union) => wanted.includes(union)).length);
      }),
    );
  });

  test('shows what it adds, and takes one column for a list', () => {
    const built = problem().oneOf('which', ['a', 'b'], [[], 'b'], { group: 'things', words: 'a thing' });
    expect(built.columns.map(({ name, kind, group }) => [name, kind, group])).toEqual([
      ['which', 'primary', 'things'],
      ['a', 'primary', 'things'],
      ['b', 'primary', 'things'],
    ]);
    expect(built.rows.map(({ name, columns, words }) => [name, columns, words])).toEqual([
      ['which: none', ['which', 'a', 'b'], 'Of the columns of which, other rows cover none.'],
      ['which: b', ['which', 'a'], 'Of the columns of which, other rows cover only b.'],
    ]);
  });

  test('refuses a set of something else, and too many sets', () => {
    expect(() => problem().oneOf('which', ['a'], [['b']])).toThrow(/“b”, which is not one of its columns/);
    const many = range(20).map((index) => `c${index}`);
    expect(() => problem().atMost('which', 10, many)).toThrow(/the limit is 20,000/);
  });

  test('has a name and a sentence that fit, however many columns there are', () => {
    const long = range(40).map((index) => `${index}`.padStart(60, '-'));
    const built = problem().oneOf('which', long, [long]);
    for (const column of long) built.row(column, [column]);
    expect(solve(built)).toHaveLength(1);
  });
});

test('atMost leaves the choices of rows that cover so many columns or fewer', () => {
  fc.assert(
    fc.property(someRows, fc.integer({ min: 0, max: 5 }), (rows, most) => {
      const built = problem().atMost('which', most, COLUMNS);
      for (const [index, row] of rows.entries()) built.row(`row ${index}`, row);
      expect(count(built).solutions).toBe(unions(rows).filter(({ length }) => length <= most).length);
    }),
  );
  expect(() => problem().atMost('which', 1.5, COLUMNS)).toThrow(/whole numbers/);
});

test('sums are the sets of digits with the total', () => {
  for (const size of range(1, 10)) {
    const all = combinations(range(1, 10), size);
    const found = range(50).flatMap((total) => sums(total, size).map((set) => [total, ...set].join()));
    const wanted = all.map((set) => [set.reduce((sum, digit) => sum + digit, 0), ...set].join());
    expect(found.sort()).toEqual(wanted.sort());
  }
  expect(sums(5, 2, [0, 2, 3, 5])).toEqual([
    [0, 5],
    [2, 3],
  ]);
});

describe('less', () => {
  const digits = [0, 2, 3, 7];

  test('leaves two rows a column in common exactly when the first digit is not less', () => {
    const { columns, of } = less('a', 'b', digits);
    for (const low of digits) {
      for (const high of digits) {
        const shared = of('a', low).filter((column) => of('b', high).includes(column));
        expect(shared.length > 0, `${low} < ${high}`).toBe(low >= high);
        expect(columns).toEqual(expect.arrayContaining([...of('a', low), ...of('b', high)]));
      }
    }
    expect(of('c', 2)).toEqual([]);
  });

  test('refuses a digit that it does not compare, and a cell with itself', () => {
    expect(() => less('a', 'b', digits).of('a', 1)).toThrow(/compares 0, 2, 3, 7, not 1/);
    expect(() => less('a', 'a', digits)).toThrow(/cannot be less than itself/);
  });
});
