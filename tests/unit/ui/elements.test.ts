import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../../../src/', import.meta.url);
const read = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, src), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(`${folder}${name}`, src), 'utf8'));

/** Every custom element that a component asks for is defined somewhere, so none stays dead. */
test('components ask for elements that there are', () => {
  const components = read('ui/', '.astro');
  const defined = new Set(
    [...read('ui/', '.ts'), ...components].flatMap((text) =>
      [...text.matchAll(/(?:define|Figure|Element|Lab)\w*\(\s*'([a-z]+(?:-[a-z]+)+)'/g)].map(([, name]) => name),
    ),
  );
  const asked = components.flatMap((text) =>
    [...text.matchAll(/element="([a-z]+(?:-[a-z]+)+)"|<([a-z]+(?:-[a-z]+)+)[\s>]/g)].map(
      ([, prop, tag]) => prop ?? tag ?? '',
    ),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((name) => !defined.has(name))).toEqual([]);
});
