/**
 * The last step after the build: lists all files that a page needs, with their digests, and writes the service worker
 * (`src/workers/offline`) with the name of this edition above it, so that it changes whenever a page does.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { listNameOf } from '../src/workers/offline/page-cache.ts';
import { type SiteFile, type SiteFiles, digestOf, withNeeds } from '../src/workers/offline/site-files.ts';
import type { BuiltSite } from './built-site.ts';
import { oneScript } from './cells-worker.ts';

/** What has no text that names files. */
const OPAQUE = /\.(?:png|woff2)$/;
/**
 * What may be the name of a file, in any text. It begins where a run of its characters begins: from within a long run,
 * such as a picture in base64, the search would take the square of its length.
 */
const NAME = /(?<![\w.@-])[\w.@-]+\.[a-z0-9]{2,11}\b/gi;
/** What a page says of itself to others: it shows none of that. */
const ABOUT = /<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** Nobody visits the page for lost readers by its own name, and activities stand in a course, which needs a network. */
const NEVER_KEPT = /^(?:404\.html|activity\/.*)$/;

const compressed = promisify(gzip);

/** Writes the list of files and the service worker. */
export async function listFiles({ dir, pages }: BuiltSite): Promise<void> {
  const root = fileURLToPath(dir);
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const files = all.filter((one) => one.isFile()).map((one) => `${one.parentPath}${sep}${one.name}`);
  const texts = new Map(
    await Promise.all(
      files.map(async (path) => [relative(root, path).replaceAll(sep, '/'), await readFile(path)] as const),
    ),
  );
  const [site, worker] = await Promise.all([
    siteFiles(texts, new Set(pages.keys())),
    oneScript('src/workers/offline/service-worker.ts'),
  ]);
  await Promise.all([
    writeFile(new URL(listNameOf(site.edition), dir), JSON.stringify(site)),
    writeFile(new URL('sw.js', dir), `self.edition=${JSON.stringify(site.edition)};${worker}`),
  ]);
}

/**
 * The files that pages need: what they name, and what those name. A name that is the end of two paths stands for both.
 *
 * @param isPage the paths of the pages; links to them are no needs
 */
export async function siteFiles(
  texts: ReadonlyMap<string, Buffer<ArrayBuffer>>,
  isPage: ReadonlySet<string>,
): Promise<SiteFiles> {
  const paths = [...texts.keys()].toSorted();
  const byName = new Map<string, number[]>();
  for (const [number, path] of paths.entries()) {
    if (!isPage.has(path)) byName.set(basename(path), [...(byName.get(basename(path)) ?? []), number]);
  }
  const all = await Promise.all(
    paths.map(async (path): Promise<SiteFile> => {
      const bytes = texts.get(path)!;
      const text = OPAQUE.test(path) ? '' : bytes.toString().replaceAll(ABOUT, '');
      const names = [...new Set(text.match(NAME))].flatMap((name) => byName.get(name) ?? []);
      return [path.replace(/(^|\/)index\.html$/, '$1'), await digestOf(bytes), bytes.length, names];
    }),
  );
  const pages = [...paths.keys()].filter((number) => isPage.has(paths[number]!) && !NEVER_KEPT.test(paths[number]!));
  const needed = [...withNeeds({ files: all, pages, edition: '', download: 0 }, pages)];
  const place = new Map(needed.map((number, at) => [number, at]));
  const files = needed.map((number): SiteFile => {
    const [path, digest, bytes, names] = all[number]!;
    return [path, digest, bytes, names.map((name) => place.get(name)!)];
  });
  const sizes = await Promise.all(needed.map((number) => onTheLine(paths[number]!, texts.get(paths[number]!)!)));
  const download = sizes.reduce((sum, size) => sum + size, 0);
  const edition = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { edition, files, pages: pages.map((number) => place.get(number)!), download };
}

async function onTheLine(path: string, bytes: Buffer): Promise<number> {
  return OPAQUE.test(path) ? bytes.length : (await compressed(bytes)).length;
}
