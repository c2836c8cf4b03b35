/** The text of the package in the parts of which `/library/` is made. */
import { parseNotebook } from './notebook.ts';
import { asPackage } from './package.ts';

export type PackagePart =
  | { readonly kind: 'words'; readonly text: string }
  /** `output` is what the example prints; `id` is unique. */
  | { readonly kind: 'example'; readonly id: string; readonly code: string; readonly output: string };

/** What an example prints stands after it. */
const OUTPUT = /^```text\n(.*?)\n```\s*/s;

/**
 * Takes the README of the package apart.
 * @throws Error for an example that is not followed by what it prints
 */
export function packageText(readme: string): { readonly title: string; readonly parts: readonly PackagePart[] } {
  const { title, cells } = parseNotebook(asPackage(readme));
  const parts: PackagePart[] = [];
  for (const [index, { kind, text }] of cells.entries()) {
    if (kind === 'code') {
      const [, output] = OUTPUT.exec(cells[index + 1]?.text ?? '') ?? [];
      if (output === undefined) throw new Error(`this example is not followed by what it prints: ${text}`);
      parts.push({
        kind: 'example',
        id: `example-${parts.filter((one) => one.kind === 'example').length + 1}`,
        code: text,
        output,
      });
    } else {
      const words = cells[index - 1]?.kind === 'code' ? text.replace(OUTPUT, '') : text;
      if (words !== '') parts.push({ kind: 'words', text: words });
    }
  }
  return { title, parts };
}
