import { expect, test } from 'vitest';
import { arranged } from '#notebook/arrange.ts';
import { formatNotebook, parseNotebook } from '#notebook/notebook.ts';

const cells = [...'abc'].map((text) => ({ kind: 'text' as const, text }));
const texts = (all: readonly { readonly text: string }[]): string => all.map(({ text }) => text).join(' ');

test.each([
  [1, 'up', 'b a c', 0],
  [0, 'up', 'a b c', 0],
  [1, 'down', 'a c b', 2],
  [2, 'down', 'a b c', 2],
  [1, 'delete', 'a c', 1],
  [2, 'delete', 'a b', 1],
  [0, 'text', 'a Write here. b c', 1],
  [-1, 'code', ' a b c', 0],
  [7, 'delete', 'a b c', 7],
] as const)('at %i, %s gives %j', (index, how, wanted, at) => {
  const made = arranged(cells, index, how);
  expect(texts(made.cells)).toBe(wanted);
  expect(made.at).toBe(at);
  expect(texts(cells)).toBe('a b c');
});

test('texts that follow each other stay apart in the text of the notebook', () => {
  const notebook = { title: 'T', cells };
  expect(parseNotebook(formatNotebook(notebook))).toEqual(notebook);
});
