import { describe, expect, it } from 'vitest';
import { count, format, solve } from '#dlx/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { columnSentence, withColumnKinds } from '#puzzles/problem.ts';

const text = (secondary?: string): string => format(encode(secondary === undefined ? {} : { secondary }).matrix);

describe("Knuth's example", () => {
  it('is the matrix of the paper', () => {
    expect(text()).toBe('A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n');
    expect(text('FG').split('\n')[0]).toBe('A B C D E | F G');
  });

  it('has one solution, AD CEF BG, whether F and G are primary or secondary', () => {
    for (const secondary of ['', 'F', 'G', 'FG']) {
      const { matrix, rowNames } = encode({ secondary });
      const solutions = [...solve(matrix)].map((rows) => rows.map((row) => rowNames[row]).sort());
      expect(solutions, secondary).toEqual([['AD', 'BG', 'CEF']]);
    }
  });

  it('takes 6 nodes and 30 updates, and 7 and 35 when the leftmost column is taken', () => {
    const { matrix } = encode();
    expect(count(matrix)).toEqual({ solutions: 1, nodes: 6, updates: 30 });
    expect(count(matrix, { chooser: 'leftmost' })).toMatchObject({ nodes: 7, updates: 35 });
  });

  it('says what each row and column does', () => {
    const problem = encode({ secondary: 'G' });
    expect(problem.describeRow(0)).toBe('Row CEF: choosing it covers columns C, E and F.');
    expect(columnSentence(problem, 0)).toBe(
      'Column A, with 1s in rows ADG and AD: exactly one of them must be chosen.',
    );
    expect(columnSentence(problem, 6)).toBe(
      'Column G, with 1s in rows ADG, BG and DEG: at most one of them may be chosen.',
    );
    const off = withColumnKinds(problem, (column) => (column.name === 'A' ? 'off' : undefined));
    expect(columnSentence(off, 0)).toContain('switched off');
    expect(off.matrix.columns[6]?.kind).toBe('secondary');
  });

  it('refuses letters, rows and columns that are not there', () => {
    expect(() => encode({ secondary: 'H' })).toThrow(/no column H/u);
    expect(() => encode().describeRow(6)).toThrow(RangeError);
    expect(() => columnSentence(encode(), 7)).toThrow(RangeError);
  });
});
