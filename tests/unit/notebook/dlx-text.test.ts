/** Every problem of the notebooks as DLX text: read back here, and read as Knuth's program dlx1 reads it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { compileCell } from '../../../src/notebook/compile.ts';
import { dlx } from '../../../src/notebook/from-text.ts';
import { parseNotebook } from '../../../src/notebook/notebook.ts';
import { outcomesOf } from '../../../src/notebook/outcomes.ts';
import { EXAMPLES } from '../../../src/puzzles/written/examples.ts';
import { formatWritten } from '../../../src/puzzles/written/format.ts';
import { parseWritten } from '../../../src/puzzles/written/parse.ts';
import type { WrittenProblem } from '../../../src/puzzles/written/problem.ts';
import { readWritten } from '../../../src/puzzles/written/read.ts';
import { longNames, withShortNames } from '../../../src/puzzles/written/short-names.ts';
import { switched } from '../../../src/puzzles/written/switched.ts';
import { soundProblem } from '../../written/problems.ts';

const folder = new URL('../../../content/notebooks/', import.meta.url);

const problems = readdirSync(folder).map((name): [string, WrittenProblem[]] => {
  const notebook = parseNotebook(readFileSync(new URL(name, folder), 'utf8'));
  const made = [...outcomesOf(notebook, compileCell).values()].flatMap(({ output }) => {
    const { problem } = output?.kind === 'problem' ? readWritten(output.data) : { problem: null };
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
 * over, the first other one names the items, and each after it is an option.
 * @throws Error in the words of the program
 */
function asDlx1(text: string): Items {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'));
  const [first = '', ...rest] = lines.map((line) => line.trim().split(/\s+/));
  const names: string[] = [];
  let primary = -1;
  for (const word of first) {
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
  for (const option of rest) {
    for (const name of option) if (!names.includes(name)) throw new Error('Unknown item name');
    if (new Set(option).size < option.length) throw new Error('Duplicate item name in this option');
  }
  return { names, primary: primary < 0 ? names.length : primary, options: rest };
}

describe('the problems of the notebooks as DLX text', () => {
  test.each(problems)('%s', (name, made) => {
    if (name !== '15-words.md') expect(made.length).toBeGreaterThan(0);
    for (const problem of made) {
      expect(parseWritten(formatWritten(problem))).toEqual(problem);
      const short = withShortNames(problem);
      expect(longNames(short)).toEqual([]);
      expect(parseWritten(formatWritten(short))).toEqual(short);
      const { names, primary, options } = asDlx1(formatWritten(short));
      expect(names).toHaveLength(problem.columns.length);
      expect(primary).toBe(problem.columns.filter(({ kind }) => kind === 'primary').length);
      // Row by row the same columns, whatever they are called.
      expect(options).toEqual(
        problem.rows.map(({ columns }) => columns.map((column) => short.columns[column]?.name)),
      );
      expect(dlx(formatWritten(problem)).checked()).toEqual(problem);
    }
  });

  it('is what Knuth’s program reads when all names are short', () => {
    for (const { text } of EXAMPLES) {
      const problem = parseWritten(text);
      expect(longNames(problem)).toEqual([]);
      expect(asDlx1(text).options).toHaveLength(problem.rows.length);
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
    expect(() => asDlx1(formatWritten(problem))).toThrow('Item name too long');
  });
});

describe('columns switched by hand', () => {
  it('are of the new kind in the text; those that are off are left out, and rows with nothing left', () => {
    const problem = parseWritten('A B | C\nA C\nB\nC A B\n');
    const text = formatWritten(switched(problem, ['secondary', 'off', 'primary']));
    expect(text.split('\n').filter((line) => !line.startsWith('|'))).toEqual([
      'C | A',
      'A C',
      'C A',
      '',
    ]);
    expect(switched(problem, ['primary', 'primary', 'secondary'])).toBe(problem);
  });
});
