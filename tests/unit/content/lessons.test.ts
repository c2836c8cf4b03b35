import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phasesOf } from '#pictures/undo/phases.ts';

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

test('the words of lesson 6 lead to moments of figure 6.1', () => {
  const text = readFileSync(new URL('06-undo.mdx', folder), 'utf8');
  const orders = [...text.matchAll(/#undo-list\?undo-list\.orders=([\w-]+)/g)].map(([, items = '']) =>
    items.split('-'),
  );
  expect(orders).toHaveLength(7);
  for (const items of orders) expect(phasesOf(items), items.join()).not.toBe(null);
});
