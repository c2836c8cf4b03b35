/** Written problems whose rows give colours to secondary columns. */
import { describe, expect, it } from 'vitest';
import { count, parse } from '#dlx/index.ts';
import { problem } from '#notebook/builder.ts';
import { reportOf } from '#notebook/rules.ts';
import { count as countIn, solve } from '#notebook/solving.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import { switched } from '#puzzles/user-problem/switched.ts';
import { SMALL } from '../../../matrices/coloured.ts';

describe('a written problem with colours', () => {
  const written = parseUserProblem(SMALL);

  it('is the matrix that its text says, and the same text again', () => {
    expect(count(encodeUserProblem(written).matrix)).toEqual(count(parse(SMALL)));
    expect(parseUserProblem(formatUserProblem(written))).toEqual(written);
    expect(formatUserProblem(written)).toBe(SMALL);
  });

  it('says the colours of its rows', () => {
    const { rowNames, describeRow } = encodeUserProblem(written);
    expect(rowNames[1]).toBe('p r x:A y');
    expect(describeRow(2)).toBe('Row p x:B: choosing it covers the columns p and x:B.');
  });

  it('keeps them when columns are switched off', () => {
    const kinds = written.columns.map(({ name, kind }) => (name === 'r' ? 'off' : kind));
    expect(switched(written, kinds).rows.map(({ colours }) => colours)).toEqual([
      ...[
        ['', '', '', 'A'],
        ['', 'A', ''],
        ['', 'B'],
        ['', 'A'],
        ['', 'B'],
      ].slice(0, 4),
      ['B'],
    ]);
  });

  const data = {
    columns: ['p', 'q', { name: 'x', kind: 'secondary' }],
    rows: [{ columns: ['p', 'x:A'] }, { columns: ['q', 'x:A'] }, { columns: ['q', 2] }],
  };

  it('is read from plain data', () => {
    const { problem: read } = readUserProblem(data);
    expect(read && [...read.rows.map(({ name }) => name)]).toEqual(['p x:A', 'q x:A', 'q x']);
    expect(read && count(encodeUserProblem(read).matrix).solutions).toBe(1);
  });

  it.each([
    [
      'p:A',
      'rows[0].columns[0]: p is primary, and only a secondary column can have a colour; make it secondary, or ' +
        'leave the colour out',
    ],
    ['x:', 'rows[0].columns[0]: there is no colour after the colon of "x:"; write one, or x alone'],
    [
      'x:a b',
      'rows[0].columns[0]: "a b" cannot be a colour; a colour is a word without spaces or |, of at most 60 ' +
        'characters',
    ],
    ['y:A', 'rows[0].columns[0]: there is no column "y:A"; add it to the columns, or correct it'],
  ])('says what is wrong with %s', (one, words) => {
    const { faults } = readUserProblem({ ...data, rows: [{ columns: [one] }] });
    expect(faults.map(faultWords)).toEqual([words]);
  });
});

describe('a notebook with colours', () => {
  const built = (): ReturnType<typeof problem> =>
    problem().primary(['p', 'q']).secondary('x').row('a', ['p', 'x:A']).row('b', ['q', 'x:A']).row('c', ['q', 'x:B']);

  it('builds them, solves them, and keeps them in a copy', () => {
    expect(solve(built())).toEqual([['a', 'b']]);
    expect(countIn(built().copy().row('d', ['q'])).solutions).toBe(2);
  });

  it('refuses a colour of a primary column at once', () => {
    expect(() => built().row('d', ['p:A'])).toThrow(/row d: p is primary/);
    expect(() => built().row('d', ['q', 'x', 'x:A'])).toThrow(/row d covers “x” twice/);
    expect(() => built().row('d', ['y:A'])).toThrow(/covers “y”, but there is no such column/);
  });

  it('lets rows stand together that agree, in rules and findings', () => {
    const isApart = (a: { name: string }, b: { name: string }): boolean =>
      `${a.name}${b.name}` !== 'ab' && `${a.name}${b.name}` !== 'ba';
    const report = reportOf(built().checked(), { clash: isApart });
    expect(report?.clash?.counts).toEqual({ missed: 0, wrongly: 0 });
    expect(examine(built().checked()).findings.map(({ kind }) => kind)).not.toContain('column in every row');
  });

  it('has equal rows only where colours are equal, and equal columns where they agree alike', () => {
    const kinds = (made: ReturnType<typeof problem>): string[] =>
      examine(made.checked()).findings.map(({ kind }) => kind);
    expect(kinds(built())).not.toContain('equal rows');
    expect(kinds(built().row('d', ['q', 'x:B']))).toContain('equal rows');
    const two = (second: string): ReturnType<typeof problem> =>
      problem().primary(['p', 'q']).secondary(['x', 'y']).row('a', ['p', 'x:A', 'y:C']).row('b', ['q', 'x:A', second]);
    expect(kinds(two('y:C'))).toContain('equal columns');
    expect(kinds(two('y:D'))).not.toContain('equal columns');
  });
});
