import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { createLinks } from '#dlx/links.ts';
import { plainArrays } from '#exhibits/plain-arrays.ts';
import { phasesOf } from '#pictures/undo/phases.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode as encodeTetrasticks } from '#puzzles/tetrasticks/encode.ts';

const folder = new URL('../../../content/lessons/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

test.each(names)('%s has the slug and the order of its name', (name) => {
  const [, number, slug] = /^(\d\d)-(.*)\.mdx$/.exec(name) ?? [];
  const text = readFileSync(new URL(name, folder), 'utf8');
  expect(/^slug: (.*)$/m.exec(text)?.[1]).toBe(slug);
  expect(Number(/^order: (.*)$/m.exec(text)?.[1])).toBe(Number(number));
});

test('no two lessons have one number', () => {
  expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(names.length);
});

/** The text of a lesson, by its file. */
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

test('lesson 4 follows node 18 through the arrays', () => {
  const { matrix } = encodeKnuth();
  const { L, R, U, D, C, N } = plainArrays(createLinks(matrix));
  const text = textOf('04-torus.mdx');
  expect(L[18]).toBe(R[18]);
  expect(text).toContain(`\`L[18]\` = \`R[18]\` = ${L[18]}.`);
  for (const [name, array] of Object.entries({ U, D, C, N })) expect(text).toContain(`\`${name}[18]\` = ${array[18]},`);
  expect([N[U[18]!], N[D[18]!]].map((row) => encodeKnuth().rowNames[row!])).toEqual(['ADG', 'DEG']);
  const entries = matrix.rows.length * matrix.columns.length;
  expect(text).toContain(
    `${L.length} nodes with four links each are ${4 * L.length} numbers, and the grid has ${entries}`,
  );
});

test('lesson 5 compares a copy with the dance', () => {
  const { rows } = encodeTetrasticks({ omit: 'L', pinned: 'F in one aspect' }).matrix;
  const ones = rows.reduce((sum, row) => sum + row.length, 0);
  const text = textOf('05-cover.mdx');
  const number = (words: RegExp): number => Number(words.exec(text)?.[1]?.replaceAll(',', ''));
  expect(number(/has ([\d,]+) 1s/)).toBe(ones);
  expect(number(/about (\d+) billion numbers/)).toBe(Math.round((ones * 4 * number(/its ([\d,]+) nodes/)) / 1e9));
  expect(Math.round((number(/makes ([\d,]+) of them/) * 4) / 1e9)).toBe(5);
});

test('lesson 7 has the nodes of its race', () => {
  const { matrix } = encodeTetrasticks({ size: 3, pieces: 'FHJLNU' });
  const text = textOf('07-smallest.mdx');
  const [smallest, leftmost, largest] = (['smallest', 'leftmost', 'largest'] as const).map((chooser) =>
    count(matrix, { chooser }),
  );
  const figures = (nodes = 0): string => nodes.toLocaleString('en');
  expect(text).toContain(`takes ${figures(smallest?.nodes)} nodes and the leftmost ${figures(leftmost?.nodes)}`);
  expect(text).toContain(`the most nodes, ${figures(largest?.nodes)}`);
  expect(largest!.updates).toBeLessThan(leftmost!.updates);
});

test('the words of lesson 6 lead to moments of figure 6.1', () => {
  const text = textOf('06-undo.mdx');
  const orders = [...text.matchAll(/#undo-list\?undo-list\.orders=([\w-]+)/g)].map(([, items = '']) =>
    items.split('-'),
  );
  expect(orders).toHaveLength(7);
  for (const items of orders) expect(phasesOf(items), items.join()).not.toBe(null);
});
