/**
 * What makes Chrome compute the styles of a whole figure again at a small change in it: a rule with `:has()` whose last
 * part is `*`, because then everything inside an element may have changed whose `:has()` may have changed, whatever rule
 * asked; and an inherited custom property that is set on a picture.
 */
import { globSync, readFileSync } from 'node:fs';
import postcss, { Rule } from 'postcss';
import { expect, test } from 'vitest';

/** The selectors of a rule, each with those that it is nested in. */
function selectorsOf(rule: Rule): string[] {
  const { parent } = rule;
  const around = parent instanceof Rule ? selectorsOf(parent) : [''];
  return around.flatMap((outer) => rule.selectors.map((own) => `${outer} ${own}`));
}

/** Whether `*`, alone or last in a list, stands after a `:has()`. */
function restylesAll(selector: string): boolean {
  return /:has\(.*\).*[\s>+~(]\*\s*\)*$/.test(selector);
}

function found(css: string): string[] {
  const all: string[] = [];
  postcss.parse(css).walkRules((rule) => void all.push(...selectorsOf(rule).filter(restylesAll)));
  return all;
}

test('no rule with :has() ends in *', () => {
  const files = globSync('src/**/*.{css,astro}');
  expect(files.length).toBeGreaterThan(100);
  const styles = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const sheets = file.endsWith('.css')
      ? [text]
      : [...text.matchAll(/<style(?: is:global| define:vars=[^>]*)?>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    return sheets.flatMap((css) => found(css).map((selector) => `${file}: ${selector}`));
  });
  expect(styles).toEqual([]);
});

test('one that does is found, nested or in a list', () => {
  expect(found('.a:has(.b) > * + * { color: red }')).toHaveLength(1);
  expect(found('.a { &:has(.b) { & > :is(.c, .d ~ *) { color: red } } }')).toHaveLength(1);
  expect(found('.a:has(.b) > .c, .a:has(*) > .c, .a > * { color: red }')).toEqual([]);
});

/** Marks, or small pictures, inside of which they are read. */
const INHERITED = ['--lines', '--units', '--across', '--mark'];

test('what a picture sets on itself is not inherited', () => {
  const set = globSync('src/pictures/**/*.ts').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return Array.from(code.matchAll(/(?:\.style|setProperty)\(\s*'(--[\w-]+)'/g), ([, name = '']) => name);
  });
  const names = new Set(set.filter((name) => !INHERITED.includes(name)));
  expect([...names]).toEqual(['--natural-width']);
  const registered = readFileSync('src/styles/base.css', 'utf8');
  for (const name of names) expect(registered).toMatch(new RegExp(`@property ${name} {[^}]*inherits: false;`));
});
