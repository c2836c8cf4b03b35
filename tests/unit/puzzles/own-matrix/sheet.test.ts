import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColumnKind, count, solve } from '#dlx/index.ts';
import { createLinks, sanity } from '#dlx/links.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { torusView } from '#pictures/torus/view.ts';
import { record } from '#history/index.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode, KNUTH } from '#puzzles/own-matrix/encode.ts';
import { hopelessWords } from '#puzzles/own-matrix/hopeless.ts';
import type { OwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import {
  addColumn,
  addRow,
  readOwnMatrix,
  removeColumn,
  removeRow,
  toggleCell,
  toggleKind,
  writeOwnMatrix,
} from '#puzzles/own-matrix/own-matrix.ts';
import { newSvg } from '../../../pictures/svg.ts';

const sheets = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc.record<OwnMatrix>({
      kinds: fc.array(fc.constantFrom<ColumnKind>('primary', 'secondary', 'off'), {
        minLength: width,
        maxLength: width,
      }),
      rows: fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    }),
  );

/** Solutions by trying every set of rows, for matrices with few of them. */
function bruteForce({ kinds, rows }: OwnMatrix): number {
  const usable = rows.filter((row) => row.some((one, c) => one && kinds[c] === 'primary'));
  let found = 0;
  for (let chosen = 0; chosen < 1 << usable.length; chosen += 1) {
    const covers = kinds.map((_, column) => usable.filter((row, index) => (chosen >> index) & 1 && row[column]).length);
    const fits = kinds.every((kind, column) => {
      if (kind === 'primary') return covers[column] === 1;
      return kind === 'off' || covers[column]! <= 1;
    });
    if (fits) found += 1;
  }
  return found;
}

describe('a sheet in an address', () => {
  test('may have been pasted with full-width digits and characters without width', () => {
    expect(readOwnMatrix(' ｐｓ－１０-\u200b01\ufeff')).toEqual(readOwnMatrix('ps-10-01'));
    expect(readOwnMatrix('p-1'.padEnd(100_001))).toBeNull();
  });

  test('comes back as it was', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const text = writeOwnMatrix(sheet);
        expect(text).toMatch(/^[\w-]+$/);
        expect(readOwnMatrix(text)).toEqual(sheet);
      }),
    );
  });

  test.each([
    '',
    'p',
    'ppp',
    'ppp-',
    'ppp-01',
    'ppp-0101',
    'ppp-012',
    'ppp-101-',
    'pxp-101',
    'PPP-101',
    'ppp 101',
    `${'p'.repeat(13)}-${'1'.repeat(13)}`,
    ['pp', ...Array<string>(13).fill('10')].join('-'),
    '-101',
  ])('is refused when damaged: %s', (text) => {
    expect(readOwnMatrix(text)).toBeNull();
  });

  test('begins with Knuth’s example', () => {
    const { matrix, rowNames } = encode(readOwnMatrix(KNUTH)!);
    expect(matrix).toEqual(encodeKnuth().matrix);
    expect(rowNames).toEqual(encodeKnuth().rowNames);
  });
});

describe('editing', () => {
  const sheet = readOwnMatrix('pp-10-01')!;

  test('writes a one and takes it out', () => {
    expect(writeOwnMatrix(toggleCell(sheet, 0, 1))).toBe('pp-11-01');
    expect(toggleCell(toggleCell(sheet, 1, 0), 1, 0)).toEqual(sheet);
  });

  test('adds and removes rows and columns, up to twelve and down to one', () => {
    expect(writeOwnMatrix(addRow(sheet))).toBe('pp-10-01-00');
    expect(writeOwnMatrix(addColumn(sheet))).toBe('ppp-100-010');
    expect(writeOwnMatrix(removeRow(sheet, 0))).toBe('pp-01');
    expect(writeOwnMatrix(removeColumn(sheet, 0))).toBe('p-0-1');
    let large = sheet;
    for (let time = 0; time < 20; time += 1) large = addRow(addColumn(large));
    expect([large.kinds.length, large.rows.length]).toEqual([12, 12]);
    expect(readOwnMatrix(writeOwnMatrix(large))).toEqual(large);
    let tiny = sheet;
    for (let time = 0; time < 5; time += 1) tiny = removeRow(removeColumn(tiny, 0), 0);
    expect([tiny.kinds.length, tiny.rows.length]).toEqual([1, 1]);
  });

  test('switches a column round the three kinds', () => {
    expect(writeOwnMatrix(toggleKind(sheet, 0))).toBe('sp-10-01');
    expect(toggleKind(toggleKind(toggleKind(sheet, 1), 1), 1)).toEqual(sheet);
  });
});

describe('any matrix that can be written', () => {
  test('is solved right, and restores itself', () => {
    const few = sheets.filter(({ rows }) => rows.length <= 8);
    fc.assert(
      fc.property(few, (sheet) => {
        const { matrix, rowNames, describeRow, describeColumn } = encode(sheet);
        expect(solve(matrix).toArray()).toHaveLength(bruteForce(sheet));
        expect(sanity(createLinks(matrix))).toEqual([]);
        rowNames.forEach((_, row) => expect(describeRow(row)).toMatch(/\.$/));
        matrix.columns.forEach((_, column) => expect(describeColumn(column, 'primary')).toMatch(/\.$/));
      }),
    );
  });

  test('is drawn at every kind of moment', () => {
    fc.assert(
      fc.property(sheets, fc.double({ min: 0, max: 1, noNaN: true }), (sheet, where) => {
        const problem = encode(sheet);
        const run = record(problem.matrix, { limit: 1 });
        const frame = run.seek(Math.floor(where * run.lastStep('links')), 'links');
        const svg = newSvg();
        drawTorus(svg, torusView(problem, { frame }), { id: 'torus' });
        expect(svg.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.querySelectorAll('*').length).toBeLessThan(1_500);
      }),
      { numRuns: 25 },
    );
  });

  test('a primary column without a 1 is a dead end at once', () => {
    const { matrix } = encode(readOwnMatrix('ppp-110-010')!);
    const run = record(matrix);
    expect(run.seek(1).event).toBe('dead end');
    expect(count(matrix).solutions).toBe(0);
  });

  test('it says which primary columns have no 1', () => {
    const words = (text: string): string => hopelessWords(encode(readOwnMatrix(text)!).matrix);
    expect(words('ppp-110-010')).toBe(
      'Column C is primary and has no 1. No row can cover it, so the search ends at once.',
    );
    expect(words('ppppp-01000')).toMatch(/^Columns A, C, D and E are primary and have no 1\./);
    for (const text of [KNUTH, 'ps-10', 'po-10', 'p-1']) expect(words(text)).toBe('');
  });

  test('rows alike are told apart, and one without a 1 is called by its number', () => {
    expect(encode(readOwnMatrix('pp-11-11-00-11-00')!).rowNames).toEqual(['AB', 'AB 2', '3', 'AB 3', '5']);
  });
});
