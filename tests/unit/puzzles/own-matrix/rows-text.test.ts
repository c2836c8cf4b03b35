import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { encode, KNUTH } from '#puzzles/own-matrix/encode.ts';
import { KNUTH_ROWS, readRows, rowsInAddress, writeRows } from '#puzzles/own-matrix/rows-text.ts';
import { readOwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import { columnSentence } from '#puzzles/problem.ts';
import { TextError } from '#puzzles/text.ts';
import { knuth } from '#scenarios/knuth.ts';
import { runs } from '../../../support/runs.ts';

test('Knuth’s rows are Knuth’s matrix, however they stand apart', () => {
  for (const text of [KNUTH_ROWS, 'cef,adg; bcf-AD\nbg  deg', KNUTH_ROWS.replaceAll(' ', '-')]) {
    expect(readRows(text)).toEqual(readOwnMatrix(KNUTH));
  }
  expect(encode(readRows('FEC')).rowNames).toEqual(['CEF']);
});

test('a column says what it asks of several rows, of one and of none', () => {
  const problem = encode(readRows('AD AC'));
  expect([0, 1, 2].map((column) => columnSentence(problem, column))).toEqual([
    'Column A, with 1s in rows AD and AC: exactly one of them must be chosen.',
    'Column B, with no 1: it must be covered, but nothing covers it, so there is no solution.',
    'Column C, with a 1 in row AC: that row must be chosen.',
  ]);
});

test('what is written is read again', () => {
  const row = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJKL'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const text = rows.map((letters) => letters.toSorted().join('')).join(' ');
      expect(writeRows(readRows(text))).toBe(text);
    }),
  );
});

test.each([
  ['', 1, 'write the letters of a row, such as AD'],
  [' , ', 1, 'write the letters of a row, such as AD'],
  ['CEF A1G', 6, 'row 2, “A1G”, has “1”, but columns are the letters A to L'],
  ['CEF ADM', 7, 'row 2, “ADM”, has “M”, but columns are the letters A to L'],
  ['CEFC', 4, 'row 1, “CEFC”, has C twice; write it once'],
  ['A B C D E F G H I J K L AB', 25, 'there are 13 rows, but at most 12 are drawn; remove some'],
])('“%s” is refused at its place, with the cure', (text, column, cure) => {
  const read = (): unknown => readRows(text);
  expect(read).toThrow(TextError);
  expect(read).toThrow(expect.objectContaining({ line: 1, column, cure }));
});

test('any text is rows or a TextError', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        expect(readRows(text).rows.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(TextError);
      }
    }),
    { numRuns: runs(2_000) },
  );
});

test('the search of figure 2.1 is that of the rows in its address', () => {
  const { matrix, rowNames } = knuth.encode({ matrix: 'AB-BC-CD-AD' });
  expect(rowNames).toEqual(['AB', 'BC', 'CD', 'AD']);
  expect(record(matrix).totals.solutions).toBe(2);
  const accepts = knuth.texts?.['matrix']?.accepts;
  expect(accepts?.('AB-BC')).toBe(true);
  expect(accepts?.('AB-B?')).toBe(false);
  expect(knuth.encode({}).matrix).toEqual(knuth.encode({ matrix: rowsInAddress(readRows(KNUTH_ROWS)) }).matrix);
});
