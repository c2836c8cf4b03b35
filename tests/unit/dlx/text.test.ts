import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, createMatrix, format, parse, TextError, withKind } from '#dlx/index.ts';
import { onesOf } from '#dlx/matrix.ts';
import { quoted } from '#dlx/told.ts';
import { colouredMatrices, SMALL } from '../../matrices/coloured.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { runs } from '../../support/runs.ts';

function errorOf(text: string): TextError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TextError) return error;
  }
  throw new Error(`this should not be a matrix: ${JSON.stringify(text)}`);
}

describe('parse', () => {
  it("reads Knuth's example", () => {
    const matrix = parse(KNUTH);
    expect(matrix.columns.map(({ name }) => name).join('')).toBe('ABCDEFG');
    expect(matrix.rows).toEqual([
      [2, 4, 5],
      [0, 3, 6],
      [1, 2, 5],
      [0, 3],
      [1, 6],
      [3, 4, 6],
    ]);
    expect(matrix.warnings).toEqual([]);
  });

  it('reads secondary columns after |, comments, tabs and blanks around names', () => {
    const text = '| queens\n\n  A\tB |  s   tt \n|a comment\nB\t s\n| another\n tt  A\n\n\n';
    const matrix = parse(text);
    expect(matrix.columns).toEqual([
      { name: 'A', kind: 'primary' },
      { name: 'B', kind: 'primary' },
      { name: 's', kind: 'secondary' },
      { name: 'tt', kind: 'secondary' },
    ]);
    expect(matrix.rows).toEqual([
      [1, 2],
      [3, 0],
    ]);
  });

  it('reads every kind of line end, and a last line without one', () => {
    const matrix = parse('A B\nA\nB');
    expect(parse('A B\r\nA\r\nB\r\n')).toEqual(matrix);
    expect(parse('A B\rA\rB')).toEqual(matrix);
    expect(errorOf('A B\r\nA\r\nC\r\n')).toMatchObject({ line: 3, column: 1 });
  });

  it('passes over a fence around the text, and characters that cannot be seen', () => {
    const matrix = parse('A B\nA\nB');
    expect(parse('\n```dlx\nA B\nA\nB\n```\n\n')).toEqual(matrix);
    expect(parse('\ufeffA\u200b B\u2060\n\u00adA \u200b\nB')).toEqual(matrix);
    expect(parse('👩\u200d🚀 👩\n👩\u200d🚀').rows).toEqual([[0]]);
  });

  it('reads ten million characters and no more', () => {
    expect(parse(`A\n${'A\n'.repeat(1000)}`.padEnd(10_000_000)).rows).toHaveLength(1000);
    const { message } = errorOf('A'.padEnd(10_000_001));
    expect(message).toContain('10,000,001 characters, but at most 10,000,000 are read');
  });

  it('keeps the order of the columns in a row, and names of any script', () => {
    expect(parse('A B C\nC A').rows).toEqual([[2, 0]]);
    expect(parse('♛1 é ß\nß é').rows).toEqual([[2, 1]]);
  });

  it('drops rows without a primary column, says where, and keeps their numbers', () => {
    const { rows, warnings } = parse('A | s t\n| a comment\nt s\nA t\ns\n');
    expect(rows).toEqual([[2, 1], [0, 2], [1]]);
    expect(warnings).toEqual([
      { row: 0, line: 3, message: 'line 3: this row has no primary column, so it is never chosen' },
      { row: 2, line: 5, message: 'line 5: this row has no primary column, so it is never chosen' },
    ]);
  });

  it.each([
    ['', 1, 1, 'there is no columns line. Start with a line that names the columns, with | before the secondary ones.'],
    [
      '\n  \n\n',
      1,
      1,
      'there is no columns line. Start with a line that names the columns, with | before the secondary ones.',
    ],
    [
      '| only a comment\n',
      1,
      1,
      'there is no columns line. Start with a line that names the columns, with | before the secondary ones.',
    ],
    ['A B A\n', 1, 5, 'the column "A" is named twice. Give each column a name of its own.'],
    ['\nA | B  A', 2, 8, 'the column "A" is named twice. Give each column a name of its own.'],
    ['A | B | C', 1, 7, 'the columns line has a second |. Keep only one |, before the first secondary column.'],
    ['A B|C', 1, 4, 'the column name "B|C" has a | in it. Put spaces around the | that starts the secondary columns.'],
    ['A B:1', 1, 4, 'the column name "B:1" has a : in it. Use another character; a colon is kept for colours.'],
    [
      'a | c\na c\na:x  c\n',
      3,
      2,
      '"a:x" gives a the colour x, but a is primary. Put a after the | in the columns line, or write it without ' +
        'a colour.',
    ],
    [
      'a | c\n  c:x a:y',
      2,
      8,
      '"a:y" gives a the colour y, but a is primary. Put a after the | in the columns line, or write it without ' +
        'a colour.',
    ],
    ['a | c\na c:\n', 2, 4, '"c:" has no colour after the colon. Write one, or c alone.'],
    ['a | c\na: c\n', 2, 2, '"a:" has no colour after the colon. Write one, or a alone.'],
    ['a | c\na :x\n', 2, 3, 'there is no name before the colon. Write a column there, such as x:A.'],
    ['a | c\na :\n', 2, 3, 'there is no name before the colon. Write a column there, such as x:A.'],
    ['a | c\na ::\n', 2, 3, 'there is no name before the colon. Write a column there, such as x:A.'],
    ['a | c\na d:x\n', 2, 3, 'there is no column "d". Add it to the columns line, or correct the name.'],
    ['a | c\na c:x c:x\n', 2, 7, 'the column "c" is named twice in this row. Name it once.'],
    ['a | c\na c:x c:y\n', 2, 7, 'the column "c" is named twice in this row. Name it once.'],
    ['a | c\na c c:y\n', 2, 5, 'the column "c" is named twice in this row. Name it once.'],
    [
      'a | c:x\na c\n',
      1,
      6,
      'the column name "c:x" has a : in it. Use another character; a colon is kept for colours.',
    ],
    ['a | c\na c: x\n', 2, 4, '"c:" has no colour after the colon. Write one, or c alone.'],
    ['```\na b\na d\n```', 3, 3, 'there is no column "d". Add it to the columns line, or correct the name.'],
    ['A B\nA\n B  C\n', 3, 5, 'there is no column "C". Add it to the columns line, or correct the name.'],
    ['A B\nA B A\n', 2, 5, 'the column "A" is named twice in this row. Name it once.'],
    ['A B\nA\n\nB\n', 3, 1, 'this row is empty. Name at least one column, or remove the line.'],
    ['A\n \t\nA', 2, 1, 'this row is empty. Name at least one column, or remove the line.'],
  ])('refuses %j and says where and what to do', (text, line, column, words) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ name: 'TextError', line, column });
    expect(error.message).toBe(`line ${line}, column ${column}: ${words}`);
  });

  it('reads colours of one character, as dlx2 does, and of more', () => {
    const matrix = parse('a b | x y\na x:A y:long\nb y x::\n');
    expect(matrix.rows).toEqual([
      [0, 2, 3],
      [1, 3, 2],
    ]);
    expect(matrix.colours).toEqual([
      ['', 'A', 'long'],
      ['', '', ':'],
    ]);
    expect('colours' in parse(KNUTH)).toBe(false);
  });

  it('points at the very word that is wrong, wherever it stands', () => {
    const blanks = fc.string({ unit: fc.constantFrom(' ', '\t'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.nat(5), fc.nat(3), blanks, fc.constantFrom('?', 'ab', 'É'), (rows, before, gap, wrong) => {
        const good = ['a', 'b', 'c', 'd']
          .slice(0, before)
          .map((name) => name + gap)
          .join('');
        const error = errorOf(`a b c d\n${'a\n| note\n'.repeat(rows)}${gap}${good}${wrong}`);
        expect(error).toMatchObject({
          line: 2 + 2 * rows,
          column: 1 + gap.length + good.length,
        });
        expect(error.message).toContain(`"${wrong}"`);
      }),
    );
  });
});

describe('format', () => {
  it("writes Knuth's example as it was", () => {
    expect(format(parse(KNUTH))).toBe(KNUTH);
  });

  it('is read back as the same matrix', () => {
    const name = fc.stringMatching(/^[^\s|:]{1,4}$/u);
    const text = fc
      .tuple(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), fc.nat(7), fc.array(fc.nat(2 ** 8 - 1)))
      .map(([names, secondary, sets]) => {
        const first = Math.max(1, names.length - secondary);
        const columns = names.map((name, index): Column => ({
          name,
          kind: index < first ? 'primary' : 'secondary',
        }));
        const rows = sets
          .map((set) => names.flatMap((_, index) => ((set >> index) & 1 ? [index] : [])))
          .filter((row) => row.length > 0);
        return createMatrix(columns, rows);
      });
    fc.assert(
      fc.property(text, (matrix) => {
        const { columns, rows, warnings } = parse(format(matrix));
        expect({ columns, rows }).toEqual({ columns: matrix.columns, rows: matrix.rows });
        expect(warnings.map(({ row }) => row)).toEqual(matrix.warnings.map(({ row }) => row));
        expect(format(parse(format(matrix)))).toBe(format(matrix));
      }),
      { numRuns: 300 },
    );
  });

  it('refuses what would be read as something else, with its place, or is read back: hostile names', () => {
    const sign = fc.constantFrom(
      ...[
        'a',
        '~',
        '~~~',
        '```',
        ':',
        '|',
        ' ',
        '\t',
        '\n',
        '\r',
        '\0',
        '\u00a0',
        '\u00ad',
        '\u200b',
        '\u2028',
        '\u2060',
      ],
      ...['\ufeff', '\u0301', '\ud800', '\u{1f600}', '0', '1', '"', '\\', '-', '#'],
    );
    // Most are harmless, so that a text fails for one place only.
    const name = fc.oneof(
      { weight: 6, arbitrary: fc.stringMatching(/^[ab]{1,2}$/u) },
      { weight: 1, arbitrary: fc.array(sign, { maxLength: 3 }).map((signs) => signs.join('')) },
    );
    const hostile = fc
      .tuple(
        fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        fc.array(fc.array(fc.tuple(fc.nat(3), name))),
      )
      .map(([names, first, rows]) => {
        const columns = names.map((name, at): Column => ({ name, kind: at <= first ? 'primary' : 'secondary' }));
        const ones = rows.map((row) => {
          const own = new Map(row.filter(([column]) => column < names.length));
          return Array.from(own, ([column, colour]) =>
            column <= first || colour === '' ? column : { column, colour },
          );
        });
        return createMatrix(columns, ones);
      });
    let [refused, read] = [0, 0];
    fc.assert(
      fc.property(hostile, (matrix) => {
        let text: string;
        try {
          text = format(matrix);
        } catch (error) {
          refused += 1;
          expect(String(error)).toMatch(
            /^RangeError: DLX text cannot hold (?:".*", the (?:name of column|colour of row)|row) \d/,
          );
          return;
        }
        read += 1;
        const { columns, rows, colours } = parse(text);
        expect({ columns, rows, colours }).toEqual({
          columns: matrix.columns,
          rows: matrix.rows,
          colours: matrix.colours,
        });
      }),
      { numRuns: runs(20_000), seed: 12 },
    );
    expect(Math.min(refused, read)).toBeGreaterThan(runs(300));
  });

  it('is read back with its colours', () => {
    fc.assert(
      fc.property(colouredMatrices(), (drawn) => {
        // Text has no empty row, no column that is off, and the primary ones first.
        const rows = drawn.rows.map((_, row) => onesOf(drawn, row)).filter((row) => row.length > 0);
        const kinds = drawn.columns.map(({ kind }) => kind);
        const isOrdered = kinds.every(
          (kind, at) => kind !== 'off' && (at === 0 || kinds[at - 1] === 'primary' || kind === 'secondary'),
        );
        fc.pre(isOrdered && kinds[0] === 'primary');
        const matrix = createMatrix(drawn.columns, rows);
        const { columns, rows: read, colours } = parse(format(matrix));
        expect({ columns, read, byRow: colours }).toEqual({
          columns: matrix.columns,
          read: matrix.rows,
          byRow: matrix.colours,
        });
      }),
      { numRuns: 300 },
    );
    expect(format(parse(SMALL))).toBe(SMALL);
    expect(format(withKind(parse('p | x y\np x:A y:B\n'), 1, 'off'))).toBe('p | y\np y:B\n');
  });

  it('refuses a colour that could not be read back', () => {
    const columns: Column[] = [
      { name: 'p', kind: 'primary' },
      { name: 'x', kind: 'secondary' },
    ];
    expect(() => format(createMatrix(columns, [[0], [0, { column: 1, colour: 'light red' }]]))).toThrow(
      new RangeError(
        'DLX text cannot hold "light red", the colour of row 1 in column 1; rename it: no space and no invisible character',
      ),
    );
  });

  it('writes primary columns first, and leaves those that are off out', () => {
    const columns: Column[] = [
      { name: 's', kind: 'secondary' },
      { name: 'x', kind: 'off' },
      { name: 'A', kind: 'primary' },
    ];
    expect(format(createMatrix(columns, [[0, 1, 2], [0]]))).toBe('A | s\ns A\ns\n');
  });

  it.each(['', 'a b', 'a\tb', 'a|b', '|', 'a:b', 'a\nb'])('refuses the name %j', (name) => {
    expect(() => format(createMatrix(['A', name], []))).toThrow(
      new RangeError(
        `DLX text cannot hold ${quoted(name)}, the name of column 1; rename it: no space, invisible character, | or :, ` +
          'and no ``` or ~~~ at its beginning',
      ),
    );
  });

  it('refuses what could not be read back', () => {
    const matrix = createMatrix(['A', 'B'], [[0], [1]]);
    expect(() => format(createMatrix([], []))).toThrow('a matrix without a primary column; make');
    expect(() => format(withKind(createMatrix(['A'], [[0]]), 0, 'secondary'))).toThrow(
      'a matrix without a primary column; make',
    );
    expect(() => format(withKind(matrix, 1, 'off'))).toThrow('DLX text cannot hold row 1, whose columns are all off; ');
    expect(() => format(createMatrix(['A'], [[]]))).toThrow('row 0, which has no column; leave');
  });
});
