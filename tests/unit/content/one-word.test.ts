/** One thing has one word (`tests/support/one-word.ts`) in what readers read: lessons, pages, documents, messages. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { saidWrongly, wordsOut } from '../../support/one-word.ts';
import { readWords } from '../../support/read-words.ts';

test('one thing has one word', () => {
  const files = globSync(['content/**/*.{md,mdx,json}', 'src/**/*.{ts,astro,md}', '*.md']);
  const read = files.flatMap(readWords);
  expect(read.length).toBeGreaterThan(8_000);
  const used = new Set<string>();
  const found = read.flatMap(({ file, line, text }) =>
    saidWrongly(text, used).map((words) => `${file}:${line}: ${words}`),
  );
  expect(found, 'use the other word, or, where the first is right, add the words around it to `stays`').toEqual([]);
  const unused = wordsOut.flatMap(({ stays = [] }) => stays).filter((words) => !used.has(words));
  expect(unused, 'exceptions that nothing needs').toEqual([]);
});

test('words are read with their places, and code is not', () => {
  const page = readWords('src/pages/404.astro').map(({ text }) => text);
  expect(page.some((text) => text.includes('There’s no page at this address'))).toBe(true);
  expect(page.some((text) => /space-7|inline-level|Astro/.test(text))).toBe(false);
  const literal = readWords('src/ui/kit/say-border.ts').find(({ text }) => text.includes('border'));
  expect(literal).toEqual({ file: 'src/ui/kit/say-border.ts', line: 14, text: 'This is the {} border.' });
});
