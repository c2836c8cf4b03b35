/**
 * Makes the four fonts of the site out of their packages: Latin letters and the signs in use, and only the weights in
 * use, which is three fifths of the bytes. They are made before a build, a check or a dev server, when they are missing
 * or older than their packages; git ignores them.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

interface Font {
  readonly name: string;
  readonly package: string;
  readonly file: string;
  /** The weights that the site uses: a range, or one. */
  readonly weight: { readonly min: number; readonly max: number } | number;
}

const FONTS: readonly Font[] = [
  {
    name: 'roman',
    package: 'source-serif-4',
    file: 'source-serif-4-latin-wght-normal',
    weight: { min: 400, max: 700 },
  },
  { name: 'italic', package: 'source-serif-4', file: 'source-serif-4-latin-wght-italic', weight: 400 },
  { name: 'sans', package: 'source-sans-3', file: 'source-sans-3-latin-wght-normal', weight: { min: 400, max: 700 } },
  {
    name: 'mono',
    package: 'source-code-pro',
    file: 'source-code-pro-latin-wght-normal',
    weight: { min: 400, max: 700 },
  },
];

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const folder = new URL('../src/styles/fonts/', import.meta.url);

/** What the fonts have: printable ASCII, Latin-1, and what English prose and the pictures need beyond. */
export const TEXT = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœıˆ˜–—‘’‚“”„•…′″‹›⁄€™↑↓−∕`;

/** Signs that the pages use and the packages lack. A font of the reader's system draws them; a card leaves them out. */
export const OF_SYSTEM = '✓←→↔≤≥≠∞√∧∨∩∪∈ⁿ⁻⁶₂●▸▹♛';

export const fonts: AstroIntegration = {
  name: 'fonts',
  hooks: {
    'astro:config:setup': makeFonts,
  },
};

async function makeFonts(): Promise<void> {
  const versions = await Promise.all(
    FONTS.map(async (font) => readFile(new URL(`${font.package}/package.json`, packages), 'utf8')),
  );
  // What they were made of: when it is the same, so are they.
  const recipe = JSON.stringify([
    FONTS,
    TEXT,
    versions.map((text) => (JSON.parse(text) as { version: string }).version),
  ]);
  const note = new URL('recipe.json', folder);
  const isThere = FONTS.every(({ name }) => existsSync(new URL(`${name}.woff2`, folder))) && existsSync(note);
  if (isThere && (await readFile(note, 'utf8')) === recipe) return;
  await mkdir(folder, { recursive: true });
  for (const { name, package: from, file, weight } of FONTS) {
    const whole = await readFile(new URL(`${from}/files/${file}.woff2`, packages));
    const part = await subsetFont(whole, TEXT, { targetFormat: 'woff2', variationAxes: { wght: weight } });
    await put(`${name}.woff2`, part);
  }
  await put('recipe.json', recipe);
}

/** Writes a file at once: a build may run beside a check, and each may make the fonts. */
async function put(name: string, what: Buffer | string): Promise<void> {
  const draft = new URL(`${name}.${process.pid}`, folder);
  await writeFile(draft, what);
  await rename(draft, new URL(name, folder));
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
