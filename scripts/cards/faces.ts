/**
 * The fonts of the cards: one file for each face, because the program that draws them reads neither compressed fonts
 * nor variable ones.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { TEXT } from '../fonts.ts';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

/** A family, whether it slants, and the weights that pictures and cards use. */
const FACES = [
  { from: 'source-serif-4/files/source-serif-4-latin-wght-normal', weights: [400, 600] },
  { from: 'source-serif-4/files/source-serif-4-latin-wght-italic', weights: [400] },
  { from: 'source-sans-3/files/source-sans-3-latin-wght-normal', weights: [400, 600] },
  { from: 'source-code-pro/files/source-code-pro-latin-wght-normal', weights: [400, 600, 700] },
] as const;

/**
 * @param folder where they are kept from one build to the next
 * @returns the paths of the files
 */
export async function faces(folder: URL): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    FACES.flatMap(({ from, weights }) => weights.map((weight) => face(folder, `${from}.woff2`, weight))),
  );
}

async function face(folder: URL, from: string, weight: number): Promise<string> {
  const whole = await readFile(new URL(from, packages));
  const { version } = JSON.parse(await readFile(new URL(`${from.split('/')[0]}/package.json`, packages), 'utf8')) as {
    version: string;
  };
  const name = `${from.split('/').at(-1)?.replace('-wght', '').replace('.woff2', '')}-${weight}-${version}.ttf`;
  const file = new URL(name, folder);
  if (!existsSync(file)) {
    const part = await subsetFont(whole, TEXT, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    const draft = new URL(`${name}.${process.pid}`, folder);
    await writeFile(draft, part);
    await rename(draft, file);
  }
  return fileURLToPath(file);
}
