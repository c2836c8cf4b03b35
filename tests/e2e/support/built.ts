/** The site as it was built, read from its files: what a page says and where it leads needs no browser. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface BuiltPage {
  /** Its address below the base of the site, `lessons/cover/`. */
  readonly path: string;
  readonly html: string;
  /** The insides of its elements that are in files of their own. */
  readonly apart: string;
}

export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  /** All files, below the base of the site. */
  readonly files: ReadonlySet<string>;
}

const base = `${process.env['BASE_PATH'] ?? ''}/`.replace('//', '/');
const folder = process.env['DIST'] ?? 'dist';

export const readBuilt = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

export function builtSite(): BuiltSite {
  const files = new Set(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(folder, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))),
  );
  const pages = [...files]
    .filter((file) => /(?:^|\/)index\.html$|^404\.html$/.test(file))
    .map((file) => {
      const html = readBuilt(file);
      const parts = [...html.matchAll(/ data-from="([^"]+)"/g)].map(([, from = '']) =>
        readBuilt(from.slice(base.length)),
      );
      return { path: file.replace(/index\.html$/, ''), html, apart: parts.join('') };
    });
  return { pages, files };
}

/** The path that a link leads to, below the base of the site; with a stroke before it where it is not below. */
export function pathOf({ pathname }: URL): string {
  const path = decodeURIComponent(pathname);
  return path.startsWith(base) ? path.slice(base.length) : path;
}

/** The addresses that a page leads to or fetches, without those of other sites. */
export function linksOf({ path, html, apart }: BuiltPage): URL[] {
  const here = new URL(`${base}${path}`, 'https://here.example');
  const markup = `${html}${apart}`.replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, '');
  return [...markup.matchAll(/ (?:href|src|data-from)="([^"]*)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), here))
    .filter(({ origin }) => origin === here.origin);
}

/** What is wrong with a link of the site: it leaves the base, or there is no such file, or no such place in it. */
export function faultOf(link: URL, { pages, files }: BuiltSite): string | null {
  const path = pathOf(link);
  const page = pages.find((one) => one.path === path);
  if (!page && !files.has(path)) return path.startsWith('/') ? 'is outside of the base path' : 'leads nowhere';
  // Behind the place stands the state of figures.
  const [place = ''] = decodeURIComponent(link.hash.slice(1).split('?')[0] ?? '').split(/\.[\w-]+=/);
  if (place === '' || !page) return null;
  return ` ${page.html}${page.apart}`.includes(` id="${place}"`) ? null : 'leads to no place';
}
