/** The pages of a build, for the steps that come after it. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';

type Assets = ReadonlyMap<string, readonly URL[]>;

/** All pages, that for lost readers included. */
export function pagesOf(assets: Assets): URL[] {
  return [...assets.values()].flat().filter(({ pathname }) => pathname.endsWith('.html'));
}

/** The pages that an address leads to, all but that for lost readers. */
export function addressedPagesOf(assets: Assets): URL[] {
  return pagesOf(assets).filter(({ pathname }) => pathname.endsWith('/index.html'));
}

/** Replaces each page by what `change` returns for it. */
export async function rewritePages(assets: Assets, change: (html: string) => string): Promise<void> {
  await Promise.all(
    pagesOf(assets).map(async (page) => {
      const path = fileURLToPath(page);
      await writeFile(path, change(await readFile(path, 'utf8')));
    }),
  );
}

/** The base of the site, with a stroke at its end. */
export function baseOf({ base }: Pick<AstroConfig, 'base'>): string {
  return base.replace(/\/?$/, '/');
}
