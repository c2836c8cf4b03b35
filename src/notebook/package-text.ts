/** The text of the package in the parts of which `/library/` is made. */
import { parseNotebook } from './notebook.ts';
import { asPackage } from './package.ts';

type PackagePart =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'example';
      /** Unique, and made of the heading above: `colours`. */
      readonly id: string;
      readonly heading: string;
      readonly code: string;
      /** What it prints. */
      readonly output: string;
    };

/** What an example prints stands after it. */
const OUTPUT = /^```text\n(.*?)\n```\s*/s;

/**
 * Takes the README of the package apart.
 * @throws Error for an example that is not followed by what it prints, or has the heading of another one
 */
export function packageText(readme: string): readonly PackagePart[] {
  const { cells } = parseNotebook(asPackage(readme));
  const parts: PackagePart[] = [];
  let heading = '';
  for (const [index, { kind, text }] of cells.entries()) {
    if (kind === 'code') {
      const [, output] = OUTPUT.exec(cells[index + 1]?.text ?? '') ?? [];
      if (output === undefined) throw new Error(`this example is not followed by what it prints: ${text}`);
      const id = idOf(heading);
      if (parts.some((one) => one.kind === 'example' && one.id === id)) {
        throw new Error(`two examples under “${heading}”; give the second one a heading of its own`);
      }
      parts.push({ kind: 'example', id, heading, code: text, output });
    } else {
      const words = cells[index - 1]?.kind === 'code' ? text.replace(OUTPUT, '') : text;
      heading = headingsOf(words).at(-1) ?? heading;
      // What comes before the first heading is a part of its own.
      const pieces = index === 0 ? words.split(/\n+(?=## )/) : [words];
      parts.push(...pieces.filter((piece) => piece !== '').map((piece) => ({ kind: 'words' as const, text: piece })));
    }
  }
  return parts;
}

/** The headings of the second level. */
export function headingsOf(text: string): string[] {
  return Array.from(text.matchAll(/^## +(.+)$/gm), ([, heading = '']) => heading);
}

/** The id of a heading: `rows-and-their-values`. */
export function idOf(heading: string): string {
  return (heading.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}
