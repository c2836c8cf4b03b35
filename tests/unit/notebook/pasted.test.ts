/**
 * What people paste, and what is read: each text was written for this table, in a shape that is met in the wild. The
 * problem is told by its columns (`|` before the secondary ones), rows and solutions.
 */
import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { readPasted } from '#notebook/pasted.ts';
import { toPuzzLink } from '#puzzles/ripple-effect/puzz-link.ts';
import { format as formatRipple } from '#puzzles/ripple-effect/text.ts';
import { TextError } from '#puzzles/text.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { PUZZLES } from '#scenarios/sudoku.ts';
import { library } from '../puzzles/ripple-effect/library-files.ts';

/** The columns and rows of a text. */
function told(text: string): string {
  const { columns, rows } = parseUserProblem(text);
  const names = (kind: string): string =>
    columns.flatMap((column) => (column.kind === kind ? [column.name] : [])).join(' ');
  const lines = rows.map((row) => row.columns.map((column) => columns[column]?.name).join(' '));
  return `${[names('primary'), names('secondary')].filter(Boolean).join(' | ')}: ${lines.join(', ')}`;
}

const solutionsOf = (text: string): number => count(encodeUserProblem(parseUserProblem(text)).matrix).solutions;

const KNUTH = 'A B C D E F G: C E F, A D G, B C F, A D, B G, D E G';
const NUMBERED = '1 2 3 4 5 6 7: 3 5 6, 1 4 7, 2 3 6, 1 4, 2 7, 4 5 7';
const DENSE = ['0010110', '1001001', '0110010', '1001000', '0100001', '0001101'];
const cells = (from: string, to: string): string => DENSE.map((row) => from + [...row].join(', ') + to).join(',\n');
const spaced = DENSE.map((row) => [...row].join(' '));

const MATRICES: readonly (readonly [name: string, text: string, as: string, told: string])[] = [
  ['DLX text', 'A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G', 'DLX text', KNUTH],
  ['dense, with blanks', spaced.join('\n'), 'a dense matrix', KNUTH],
  ['dense, without', DENSE.join('\n'), 'a dense matrix', KNUTH],
  ['dense, with commas', DENSE.map((row) => [...row].join(',')).join('\n'), 'a dense matrix', KNUTH],
  ['arrays of JSON in one line', JSON.stringify(DENSE.map((row) => [...row].map(Number))), 'a dense matrix', KNUTH],
  ['numpy', `m = np.array([${cells('[', ']')}], dtype=bool)`, 'a dense matrix', KNUTH],
  ['numpy, printed', `[${spaced.map((row) => `[${row}]`).join('\n ')}]`, 'a dense matrix', KNUTH],
  [
    'Python with True and False',
    cells('[', ']').replaceAll('1', 'True').replaceAll('0', 'False'),
    'a dense matrix',
    KNUTH,
  ],
  ['tuples', `(${cells('(', ')')})`, 'a dense matrix', KNUTH],
  ['C and Java', `int[][] m = new int[][] {\n${cells('{', '}')}\n};`, 'a dense matrix', KNUTH],
  ['Rust', `let m = vec![${cells('vec![', ']')}];`, 'a dense matrix', KNUTH],
  ['Mathematica', `{${cells('{', '}')}}`, 'a dense matrix', KNUTH],
  ['MATLAB and Julia', `[${spaced.join('; ')}]`, 'a dense matrix', KNUTH],
  ['MATLAB without brackets', spaced.join('; '), 'a dense matrix', KNUTH],
  ['strings', JSON.stringify(DENSE, null, 2), 'a dense matrix', KNUTH],
  ['a fence', `\`\`\`\n${spaced.join('\n')}\n\`\`\``, 'a dense matrix', KNUTH],
  ['sizes, then dense', `6 7\n${spaced.join('\n')}`, 'sizes, then a dense matrix', NUMBERED],
  ['sizes the other way round', `7 6\n${DENSE.join('\n')}`, 'sizes, then a dense matrix', NUMBERED],
  [
    'a contest, with counts',
    '6 7\n3 3 5 6\n3 1 4 7\n3 2 3 6\n2 1 4\n2 2 7\n3 4 5 7',
    'a line of sizes, then for each row the number of 1s',
    NUMBERED,
  ],
  [
    'a contest, without counts',
    '7 6\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7',
    'a line of sizes, then for each row its columns by number',
    NUMBERED,
  ],
  [
    'named sets',
    'A = {3, 5, 6}\nB = {1, 4, 7}\nC = {2, 3, 6}\nD = {1, 4}\nE = {2, 7}\nF = {4, 5, 7}',
    'sets, one for each row',
    NUMBERED,
  ],
  ['sets with their universe', 'U = {p, q, r}; S1 = {p, q}; S2 = {r}', 'sets, one for each row', 'p q r: p q, r'],
  [
    'a dictionary of Python',
    "Y = {\n  'A': [3, 5, 6],\n  'B': [1, 2, 4, 7]}",
    'sets, one for each row',
    '1 2 3 4 5 6 7: 3 5 6, 1 2 4 7',
  ],
  ['sets in a dictionary', '{1: {"A", "B"}, 2: {"B"}}', 'sets, one for each row', 'A B: A B, B'],
  ['lists of numbers', '[[2, 4, 5], [0, 1, 3, 6]]', 'lists of columns by number', '0 1 2 3 4 5 6: 2 4 5, 0 1 3 6'],
  ['lists of names', '[["p", "q"], ["r"]]', 'lists of columns by name', 'p q r: p q, r'],
  [
    'JSON with columns and rows',
    '{"columns":["a","b"],"rows":[["a"],["b"]]}',
    'JSON with its columns and rows',
    'a b: a, b',
  ],
  [
    'JSON with secondary columns',
    '{\n  "primary": ["p", "q"],\n  "secondary": ["x"],\n  "options": [["p", "x"], ["q", "x"], ["q"]]\n}',
    'JSON with its columns and rows',
    'p q | x: p x, q x, q',
  ],
  [
    'a dictionary of Python with named rows',
    "{'items': [1, 2, 3], 'options': {'first': [1, 3], 'second': [2]}}",
    'JSON with its columns and rows',
    '1 2 3: 1 3, 2',
  ],
  [
    'JSON with columns by number',
    '{"columns": ["a", "b", "c"], "rows": [[0, 2], [1]]}',
    'JSON with its columns and rows',
    'a b c: a c, b',
  ],
  [
    'JSON with a dense matrix',
    '{"columns": ["a", "b"], "rows": [[0, 1], [1, 0], [1, 1]]}',
    'JSON with its columns and rows',
    'a b: b, a, a b',
  ],
  ['CSV with names', ',p,q,r\nfirst,1,1,0\nsecond,0,0,1', 'a table with commas', 'p q r: p q, r'],
  ['CSV without row names', 'p,q,r\n1,1,0\n0,0,1', 'a table with commas', 'p q r: p q, r'],
  ['a spreadsheet', '\tp\tq\tr\nfirst\tx\tx\t\nsecond\t\t\tx', 'a table with tabs', 'p q r: p q, r'],
  [
    'Markdown',
    '|   | p | q | r |\n|---|---|---|---|\n| a | ✓ | ✓ |   |\n| b |   |   | ✓ |',
    'a Markdown table',
    'p q r: p q, r',
  ],
  ['LaTeX', '\\begin{pmatrix}\n1 & 1 & 0 \\\\\n0 & 0 & 1\n\\end{pmatrix}', 'a LaTeX table', '1 2 3: 1 2, 3'],
  ['a table of words', '    p q r\nS1  1 1 0\nS2  0 0 1', 'a table', 'p q r: p q, r'],
  [
    'comments of others',
    '# mine\np q r | x // columns\np q x\n// a row\nr x',
    'DLX text with comments',
    'p q r | x: p q x, r x',
  ],
  ['a first line of sizes', '3\np q r\np q\nr', 'DLX text with sizes in its first line', 'p q r: p q, r'],
  ['lines continued with \\', 'p q \\\nr\np q\nr', 'DLX text with lines continued with \\', 'p q r: p q, r'],
  ['commas between names', 'p, q, r\np, q\nr', 'DLX text with commas between names', 'p q r: p q, r'],
  [
    'labels',
    'items: p q r\nsecondary: x\noptions:\n1: p q x\n2: r x',
    'DLX text with words before its columns and labels before the rows',
    'p q r | x: p q x, r x',
  ],
  [
    'names of zeros and ones',
    '00 01 10 11\n00 01\n10 11\n00 10\n01 11',
    'DLX text',
    '00 01 10 11: 00 01, 10 11, 00 10, 01 11',
  ],
  ['one such row', '00 01 10 11\n00 01 10 11', 'DLX text', '00 01 10 11: 00 01 10 11'],
  ['such names of other lengths', '10 11 | 100\n10 100\n11', 'DLX text', '10 11 | 100: 10 100, 11'],
  ['numbers as names', '1 2 3\n1 3\n2', 'DLX text', '1 2 3: 1 3, 2'],
  ['our own text', '| title: Mine\np q\np q', 'text from this site', 'p q: p q'],
];

describe('a pasted matrix', () => {
  it.each(MATRICES)('is read: %s', (_, text, as, expected) => {
    const [reading] = readPasted(text);
    expect(told(reading.text)).toBe(expected);
    expect(reading.as).toContain(as);
  });

  it('has the solutions that the finders computed', () => {
    expect(solutionsOf(readPasted('00 01 10 11\n00 01\n10 11\n00 10\n01 11')[0].text)).toBe(2);
    expect(solutionsOf(readPasted('00 01 10 11\n00 01 10 11')[0].text)).toBe(1);
    expect(solutionsOf(readPasted('[[0,0,1],[0,1,0],[1,0,1],[0,0,1]]')[0].text)).toBe(1);
  });

  it.each([
    ['[[0, 1], [1, 0]]', ['a dense matrix', 'lists of columns by number'], ['A B: B, A', '0 1: 0 1, 1 0']],
    ['01 10\n10 01', ['DLX text', 'a dense matrix'], ['01 10: 10 01', 'A B C D: B C, A D']],
    [
      "{'A': [1], 'B': [1, 2]}",
      ['sets, one for each row', 'sets of rows, one for each column'],
      ['1 2: 1, 1 2', 'A B: A B, B'],
    ],
  ])('offers the other reading of %s', (text, as, both) => {
    const readings = readPasted(text);
    expect(readings.map((reading) => told(reading.text))).toEqual(both);
    readings.forEach((reading, at) => expect(reading.as).toContain(as[at]));
  });

  it.each([
    ['', 'there is no columns line'],
    [
      'p[0:1] q\np q',
      'line 1, column 1: "p[0:1]" gives p its bounds in brackets, which are not read here. Put p after the |',
    ],
    ['2:1|p q\np q', 'line 1, column 1: "2:1|p" has the lower bound 2 and the upper bound 1'],
    ['p q\np z', 'line 2, column 3: there is no column "z"'],
    ['0 1\n1 0 1', 'line 2, column 5: this row has 3 numbers'],
    ['# a\np q\n# b\np z', 'line 4, column 3'],
    ['{"columns": ["a", "b"],\n "rows": [["a"], ["z"]]}', 'line 2, column 20: there is no column "z"'],
    ['{"items": [1, 2], "options": [[0]]}', 'there is no column "0"'],
    ['{"columns": [{"name": "a"}], "rows": [[0]]}', 'write "columns" as a list of names'],
  ])('that cannot be read is told with its place: %j', (text, words) => {
    expect(() => readPasted(text)).toThrow(TextError);
    expect(() => readPasted(text)).toThrow(words);
  });
});

describe('a pasted puzzle', () => {
  const nine = (PUZZLES['9x9'] ?? '').replaceAll(' ', '');
  const ripple = library[0]!.puzzle;

  it.each([
    ['a Sudoku in lines', nine, 'a Sudoku'],
    ['a Sudoku in one line', nine.replace(/\s/g, ''), 'a Sudoku'],
    [
      'a Sudoku as arrays',
      JSON.stringify(
        nine
          .trim()
          .split('\n')
          .map((line) => [...line].map((sign) => Number(sign) || 0)),
      ),
      'a Sudoku',
    ],
    ['a Ripple Effect', formatRipple(ripple), 'a Ripple Effect puzzle (two grids, rooms first)'],
    ['a puzz.link address', toPuzzLink(ripple), 'a Ripple Effect puzzle (a puzz.link address)'],
    [
      'an encoded address in a sentence',
      `play ${encodeURIComponent(toPuzzLink(ripple))} now`,
      'a Ripple Effect puzzle (a puzz.link address)',
    ],
  ])('is read, and has its one solution: %s', (_, text, as) => {
    const [reading] = readPasted(text);
    expect(reading.as).toContain(as);
    expect(solutionsOf(reading.text)).toBe(1);
  });

  it('is refused with its reason', () => {
    expect(() => readPasted('https://puzz.link/p?nurikabe/9/9/1')).toThrow('this address says nurikabe/');
    expect(() => readPasted(`11${nine.replace(/\s/g, '').slice(2)}`)).toThrow('in one rank, file or box');
  });

  it('is no sudoku when it is a matrix of 16 zeros and ones', () => {
    expect(readPasted('1000\n0100\n0010\n0001')[0].as).toContain('a dense matrix');
  });
});
