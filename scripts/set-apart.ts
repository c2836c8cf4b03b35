/**
 * After the build, what a page does not show at first goes into files of its own, because in the page it would keep
 * the first picture and the scripts waiting. The still pictures of large matrices and long trees become images, fetched
 * when they come near the screen; a canvas replaces them, so nobody needs their nodes. Only the first figure of a page
 * keeps its matrix. The insides of an element with `data-apart` are fetched by `ui/kit/markup-apart.ts`.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type BuiltSite, rewritePages } from './built-site.ts';
import { withLooks } from './looks.ts';
import { tokensIn } from './tokens.ts';

const STILL = /<svg ([^>]*class="([^"]*\b(matrix|tree)-overview[^"]*)"[^>]*)>(.*?)<\/svg>/gs;
/** The element holds no other of its name. */
const APART = /<(\w+)([^>]*) data-apart(?:="")?([^>]*)>(.*?)<\/\1>/gs;
const FIGURE = '<figure class="figure';
/** A name that Linux does not find costs it milliseconds, so its own comes first, as in `styles/fonts.css`. */
const FONT = 'DejaVu Sans Mono,ui-monospace,Menlo,monospace';

const tokens = tokensIn(await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'));

/** The files that hold what has been taken out, by their paths in the site. */
class FilesApart {
  readonly texts = new Map<string, string>();
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  /** Puts a text among the files, once. @returns its address */
  keep(name: string, type: string, text: string): string {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `_astro/${name}.${hash}.${type}`;
    this.texts.set(path, text);
    return this.#base + path;
  }
}

export async function setApart(site: BuiltSite): Promise<void> {
  const files = new FilesApart(site.base);
  rewritePages(site, (html) => withoutParts(html, files));
  await Promise.all([...files.texts].map(([path, text]) => writeFile(new URL(path, site.dir), text)));
}

function withoutParts(html: string, files: FilesApart): string {
  const second = html.indexOf(FIGURE, html.indexOf(FIGURE) + 1);
  const withImages = html.replaceAll(
    STILL,
    (all: string, about: string, looks: string, kind: string, inside: string, at: number) =>
      kind === 'matrix' && at < second ? all : image(kind, looks, about, inside, files),
  );
  // An image keeps its style attributes: no policy of a page holds in it. A part that comes later may have none.
  return withLooks(withImages).replaceAll(APART, (_, tag: string, before: string, after: string, inside: string) => {
    const from = files.keep('part', 'txt', inside);
    return `<${tag}${before} data-from="${from}"${after}></${tag}>`;
  });
}

/** A file knows no stylesheet of the page, so it takes its colours with it; they follow the theme of the page. */
function image(kind: string, looks: string, about: string, inside: string, files: FilesApart): string {
  const valueOf = (name: string): string => new RegExp(`(?<![\\w-])${name}="([^"]*)"`).exec(about)?.[1] ?? '';
  const [, words = ''] = /<desc[^>]*>(.*?)<\/desc>/s.exec(inside) ?? [];
  const drawing = inside.replace(/<desc.*?<\/desc>/s, '');
  const colours = [...new Set(drawing.match(/--[\w-]+/g))].map((name) => `${name}:${tokens.get(name) ?? 'none'}`);
  const shape = ['viewBox', 'width', 'height', 'preserveAspectRatio']
    .filter((name) => valueOf(name) !== '')
    .map((name) => `${name}="${valueOf(name)}"`);
  const style = `:root{color-scheme:light dark;${colours.join(';')}}text{font-family:${FONT}}`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" ${shape.join(' ')}><style>${style}</style>${drawing}</svg>`;
  const alt = `${valueOf('aria-label')}. ${words.replaceAll('"', '&quot;')}`;
  return (
    `<img class="${looks}" src="${files.keep(kind, 'svg', file)}" alt="${alt}" ` +
    `width="${valueOf('width')}" height="${valueOf('height')}" fetchpriority="low" decoding="async">`
  );
}
