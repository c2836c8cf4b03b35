/** The finished site, as the steps after the build see it: its pages in memory, each read and written once. */
import { readFile, writeFile } from 'node:fs/promises';

export interface BuiltSite {
  /** The folder that it is in. */
  readonly dir: URL;
  /** The path at which it will live, with a stroke at its end. */
  readonly base: string;
  /** The host at which it will live; undefined for a build that has not been told. */
  readonly host: string | undefined;
  /** Where steps keep what the next build can use again. */
  readonly cache: URL;
  /** The text of each page, by its path below `dir`. */
  readonly pages: Map<string, string>;
}

/** One step after the build. It changes pages in `site.pages`, and writes files of its own into `site.dir`. */
export type Step = (site: BuiltSite) => void | Promise<void>;

/** Reads the pages among these files, that for lost readers included. */
export async function readPages(dir: URL, files: Iterable<URL>): Promise<Map<string, string>> {
  const pages = [...files].filter(({ pathname }) => pathname.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (file) => [file.href.slice(dir.href.length), await readFile(file, 'utf8')] as const),
    ),
  );
}

export async function writePages({ dir, pages }: BuiltSite): Promise<void> {
  await Promise.all([...pages].map(([path, html]) => writeFile(new URL(path, dir), html)));
}

/** The pages that an address leads to, all but that for lost readers. */
export function addressedPages({ pages }: BuiltSite): string[] {
  return [...pages.keys()].filter((path) => path === 'index.html' || path.endsWith('/index.html'));
}

/** Replaces each page by what `change` returns for it. */
export function rewritePages({ pages }: BuiltSite, change: (html: string) => string): void {
  for (const [path, html] of pages) pages.set(path, change(html));
}
