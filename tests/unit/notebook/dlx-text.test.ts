/** Every problem of the notebooks as DLX text: read back here, and read as Knuth's programs dlx1 and dlx2 do. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import { dlx } from '#notebook/from-text.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { EXAMPLES } from '#puzzles/user-problem/examples.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { readUserProblem } from '#puzzles/user-problem/read.ts';
import { longNames, withShortNames } from '#puzzles/user-problem/short-names.ts';
import { switched } from '#puzzles/user-problem/switched.ts';
import { soundProblem } from '../../user-problems/problems.ts';

const folder = new URL('../../../content/notebooks/', import.meta.url);

const problems = readdirSync(folder).map((name): [string, UserProblem[]] => {
  const notebook = parseNotebook(readFileSync(new URL(name, folder), 'utf8'));
  const made = [...outcomesOf(notebook, compileCell).values()].flatMap(({ output }) => {
    const { problem } = output?.kind === 'problem' ? readUserProblem(output.data) : { problem: null };
    return problem ? [problem] : [];
  });
  return [name, made];
});

interface Items {
  readonly names: readonly string[];
  readonly primary: number;
  readonly options: readonly (readonly string[])[];
}

/**
 * What the program dlx1 makes of a text, by its rules: a line that is blank or begins with | is passed
 * over, the first other one names the items, and each after it is an option. Where there are colours it is
 * dlx2, which takes one character behind the colon of a secondary item.
 * @throws Error in the words of the programs
 */
function asKnuth(text: string): Items {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'));
  const [first = '', ...rest] = lines.map((line) => line.trim().split(/\s+/));
  const names: string[] = [];
  let primary = -1;
  for (const bounded of first) {
    // dlx3 takes bounds before the name, `2:3|night`.
    const word = bounded.replace(/^(?:\d*:)?\d+\|/, '');
    if (word === '|') {
      if (primary >= 0) throw new Error('Item name line contains | twice');
      primary = names.length;
      continue;
    }
    if (Buffer.byteLength(word) > 8) throw new Error('Item name too long');
    if (/[:|]/.test(word)) throw new Error('Illegal character in item name');
    if (names.includes(word)) throw new Error('Duplicate item name');
    names.push(word);
  }
  if (primary === 0) throw new Error('No primary items');
  if (primary < 0) primary = names.length;
  const places = new Map(names.map((name, place) => [name, place]));
  // dlx5 takes a cost at the end, `|5`.
  const options = rest.map((option) =>
    option
      .filter((word) => !/^\|\d+$/.test(word))
      .map((word) => {
        const [name = '', colour, ...more] = word.split(':');
        const place = places.get(name);
        if (place === undefined) throw new Error('Unknown item name');
        if (colour === undefined) return name;
        if (place < primary) throw new Error('Primary item must be uncolored');
        if (Buffer.byteLength(colour) !== 1 || more.length > 0) throw new Error('Color must be a single character');
        return name;
      }),
  );
  for (const option of options) {
    if (new Set(option).size < option.length) throw new Error('Duplicate item name in this option');
  }
  return { names, primary, options };
}

describe('the problems of the notebooks as DLX text', () => {
  test.each(problems)('%s', (name, made) => {
    if (name !== '15-words.md') expect(made.length).toBeGreaterThan(0);
    for (const problem of made) {
      expect(parseUserProblem(formatUserProblem(problem))).toEqual(problem);
      const short = withShortNames(problem);
      expect(longNames(short)).toEqual([]);
      expect(parseUserProblem(formatUserProblem(short))).toEqual(short);
      const { names, primary, options } = asKnuth(formatUserProblem(short));
      expect(names).toHaveLength(problem.columns.length);
      expect(primary).toBe(problem.columns.filter(({ kind }) => kind === 'primary').length);
      // Row by row the same columns, whatever they are called.
      expect(options).toEqual(problem.rows.map(({ columns }) => columns.map((column) => short.columns[column]?.name)));
      expect(dlx(formatUserProblem(problem)).checked()).toEqual(problem);
    }
  });

  it('is what Knuth’s program reads when all names are short', () => {
    for (const { text } of EXAMPLES) {
      const problem = parseUserProblem(text);
      expect(longNames(problem)).toEqual([]);
      expect(asKnuth(text).options).toHaveLength(problem.rows.length);
      expect(dlx(text).checked()).toEqual(problem);
    }
  });
});

describe('names that are too long', () => {
  const problem = soundProblem({
    columns: [{ name: 'thursday9' }, { name: 'c1' }, { name: 'fünf-öl' }, { name: 'fünf-öle' }],
    rows: [{ columns: [0, 2] }, { columns: [1, 3] }],
  });

  it('are those of more than eight bytes, and get short ones that nobody has', () => {
    expect(longNames(problem)).toEqual(['thursday9', 'fünf-öl', 'fünf-öle']);
    const short = withShortNames(problem);
    expect(short.columns.map(({ name }) => name)).toEqual(['c2', 'c1', 'c3', 'c4']);
    expect(short.columns[0]?.words).toBe('thursday9');
    expect(() => asKnuth(formatUserProblem(problem))).toThrow('Item name too long');
  });
});

describe('colours of more than one byte', () => {
  it('get signs that no other colour has, and the same problem comes out', () => {
    const problem = parseUserProblem('A B | x y\nA x:red y:Ö\nB x:A\nB x:red\n');
    expect(longNames(problem)).toEqual(['red', 'Ö']);
    const short = withShortNames(problem);
    expect(short.rows.map(({ colours }) => colours)).toEqual([
      ['', 'B', 'C'],
      ['', 'A'],
      ['', 'B'],
    ]);
    expect(() => asKnuth(formatUserProblem(problem))).toThrow('Color must be a single character');
    expect(asKnuth(formatUserProblem(short)).options).toEqual([
      ['A', 'x', 'y'],
      ['B', 'x'],
      ['B', 'x'],
    ]);
  });
});

describe('columns switched by hand', () => {
  it('are of the new kind in the text; those that are off are left out, and rows with nothing left', () => {
    const problem = parseUserProblem('A B | C\nA C\nB\nC A B\n');
    const text = formatUserProblem(switched(problem, ['secondary', 'off', 'primary']));
    expect(text.split('\n').filter((line) => !line.startsWith('|'))).toEqual(['C | A', 'A C', 'C A', '']);
    expect(switched(problem, ['primary', 'primary', 'secondary'])).toBe(problem);
  });
});
