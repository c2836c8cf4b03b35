/** Turns of phrase that a native editor marked as translated (`phrases.txt`, one pattern a line) do not come back. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const patterns = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => new RegExp(line, 'gim'));

/** A limit is named, not begun with “so many”: this pattern looks at the beginnings of lines. */
const OF_LINES = '^[';

/** What a pattern finds that is right: the words around it, and why. */
const RIGHT: readonly (readonly [words: string, why: string])[] = [
  ['every **secondary** column at most one', 'the number follows its verb, “one” is the 1'],
  ['Rectangles of one colour that follow', 'one of several colours'],
  ['alike && observed', 'the name of a value'],
  ['return alike;', 'the name of a value'],
  ['rows: alike, columns', 'the name of a value'],
  ['alone are alike by themselves', 'they look the same'],
  ['they should be alike, divide', 'they look the same'],
];

test('words do not sound translated', () => {
  const files = globSync(['content/**/*.{md,mdx,ts}', 'src/**/*.{ts,astro,css,md}', 'scripts/**/*.ts', '*.md']);
  expect(files.length).toBeGreaterThan(1_000);
  const unused = new Set(RIGHT.map(([words]) => words));
  const found: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const joined = text.replaceAll(/\n[\s/*]*(?=\S)/g, ' ');
    for (const pattern of patterns) {
      const read = pattern.source.startsWith(OF_LINES) ? text : joined;
      for (const { 0: hit, index } of read.matchAll(pattern)) {
        const around = read.slice(Math.max(0, index - 40), index + hit.length + 40);
        const right = RIGHT.find(([words]) => around.includes(words));
        if (right) unused.delete(right[0]);
        else found.push(`${file}: ${around.replaceAll('\n', ' ')} (${pattern.source})`);
      }
    }
  }
  expect(found, 'say it otherwise, or, where it is right, add its words to RIGHT').toEqual([]);
  expect([...unused], 'exceptions that nothing needs').toEqual([]);
});
