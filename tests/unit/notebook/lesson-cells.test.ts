/** The cells in lessons: each runs, and what it counts is known from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { rippleFillings } from './brute-force.ts';
import { countOf } from './count-of.ts';

const folder = new URL('../../../content/cells/', import.meta.url);
const lessons = new URL('../../../content/lessons/', import.meta.url);
const lessonTexts = readdirSync(lessons)
  .map((name) => readFileSync(new URL(name, lessons), 'utf8'))
  .join('\n');

/** Numbers of 1 to 3 for so many cells of a line, with equal ones at least their value apart. */
function lines(length: number, before: readonly number[] = []): number {
  if (before.length === length) return 1;
  const fits = (v: number): boolean => !before.slice(-v).includes(v);
  return [1, 2, 3].filter(fits).reduce((sum, v) => sum + lines(length, [...before, v]), 0);
}

const ROOMS = ['AABCC', 'DABCE', 'DABCE', 'DFFFE', 'DDFEE'];
const GIVENS = ['1...1', '.....', '..2..', '.....', '1...4'];

/**
 * How many solutions the last problem of each file has, or what its last cell shows. Sources: Knuth’s paper
 * (2000), OEIS A000170, for the sticks two programs apart from this one; the others by brute force.
 */
const golden: Readonly<Record<string, number | RegExp>> = {
  matrix: 1,
  'five-queens': 10,
  ripple: rippleFillings(ROOMS, GIVENS),
  'line-of-numbers': lines(7),
  'small-tetrasticks': 8,
};

const names = readdirSync(folder).map((name) => name.replace('.md', ''));

test('each file of cells has its golden value', () => {
  expect(Object.keys(golden).sort()).toEqual(names.sort());
});

test.each(names)('%s runs, counts what is known, and stands in a lesson', (name) => {
  const notebook = parseNotebook(readFileSync(new URL(`${name}.md`, folder), 'utf8'));
  expect(notebook.cells.every(({ kind }) => kind === 'code')).toBe(true);
  const outcomes = [...outcomesOf(notebook, compileCell).values()];
  for (const { id, error } of outcomes) expect(error, id).toBe(null);
  const known = golden[name];
  if (known instanceof RegExp) expect(JSON.stringify(outcomes.at(-1)?.output)).toMatch(known);
  else expect(countOf(outcomes)).toBe(known);
  expect(lessonTexts).toContain(`name="${name}"`);
});

test('five queens without one kind of diagonal are as many as lesson 8 says', () => {
  const text = readFileSync(new URL('five-queens.md', folder), 'utf8');
  const without = text.replace('`up${x + y}`, ', '');
  expect(without).not.toBe(text);
  // OEIS A099152, and of these OEIS A000170 are safe on the other diagonals too.
  expect(countOf([...outcomesOf(parseNotebook(without), compileCell).values()])).toBe(23);
  expect(lessonTexts).toContain('the matrix has 23 solutions instead of 10');
  expect(lessonTexts).toContain(`In ${23 - 10} of them, queens attack each other on a diagonal`);
});
