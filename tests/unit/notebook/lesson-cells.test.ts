/** The cells in lessons: each runs, and what it counts is known from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileCell } from '../../../src/notebook/compile.ts';
import { parseNotebook } from '../../../src/notebook/notebook.ts';
import { outcomesOf } from '../../../src/notebook/outcomes.ts';
import { countOf } from './count-of.ts';

const folder = new URL('../../../content/cells/', import.meta.url);
const lessons = new URL('../../../content/lessons/', import.meta.url);
const lessonTexts = readdirSync(lessons).map((name) => readFileSync(new URL(name, lessons), 'utf8')).join('\n'); // prettier-ignore

/** How many solutions the last problem of each file has. Sources: Knuth’s paper (2000). */
const golden: Readonly<Record<string, number>> = {
  matrix: 1,
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
  expect(countOf(outcomes)).toBe(golden[name]);
  expect(lessonTexts).toContain(`name="${name}"`);
});
