/** A font that a script waits for is named there: a name that the stylesheets do not know would be waited for in vain. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(`src/${file}`, 'utf8');

test('parts of a page wait for the font that names and numbers in pictures are in', () => {
  const [, asked = ''] = /fonts\.load\('1em "([^"]+)"'\)/.exec(read('ui/site/layout-in-parts.inline.ts')) ?? [];
  const [, first = ''] = /--font-mono:\s*'([^']+)'/.exec(read('styles/tokens.css')) ?? [];
  expect(asked).toBe(first);
  expect(read('styles/fonts.css')).toContain(`font-family: '${asked}';`);
});
