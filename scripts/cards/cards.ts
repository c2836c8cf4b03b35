/**
 * Each page gets its card: a picture of its own figure beside its title, which other sites show with a link to it. The
 * tags for it are written with the picture, so that neither is without the other. A card that has not changed is kept
 * from one build to the next. A site that does not know its host has no cards, because a card needs a whole address.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { parseHTML } from 'linkedom';
import { attributeText } from '#pictures/file/markup-text.ts';
import { type BuiltSite, addressedPages } from '../built-site.ts';
import { CARD, drawCard, fontOptions, lookOf, type Look, type Measure, measureWith } from './card.ts';
import { faces } from './faces.ts';
import { type Choice, DEFAULT, PICTURES } from './pictures.ts';
import { selfStyled } from './self-styled.ts';

/** A figure has more elements than this. */
const LARGE = 25;

/** The kinds of pages, by the folders that they are in. */
const KINDS: Readonly<Record<string, string>> = {
  activity: 'Activity',
  implement: 'The program',
  notebook: 'Notebook',
  practice: 'Practice',
  'ripple-effect': 'Ripple Effect',
  tetrasticks: 'Tetrasticks',
  words: 'Words',
};

interface Setting {
  readonly dir: URL;
  readonly cache: URL;
  /** The pages as they were built, by their paths below `dir`. */
  readonly pages: ReadonlyMap<string, string>;
  readonly fontFiles: readonly string[];
  readonly look: Look;
  readonly measure: Measure;
  /** The whole address of a path. */
  readonly address: (path: string) => string;
}

export async function cards(site: BuiltSite): Promise<void> {
  const { dir, base, host, pages } = site;
  if (host === undefined) return;
  const cache = new URL('cards/', site.cache);
  await mkdir(new URL('cards/', dir), { recursive: true });
  const fontFiles = await faces(cache);
  const look = lookOf(await readFile(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));
  const setting: Setting = {
    dir,
    cache,
    // As they are before the first tag is written, because a card may have its picture from another page.
    pages: new Map(pages),
    fontFiles,
    look,
    measure: measureWith(fontFiles),
    address: (path) => new URL(base + path, host).href,
  };
  await Promise.all(
    addressedPages(site).map(async (path) => {
      const html = pages.get(path)!;
      const written = await addCard(path, html, setting);
      pages.set(
        path,
        html.replace('</title>', () => `</title>${written}`),
      );
    }),
  );
}

/** @returns the tags that name the card */
async function addCard(file: string, html: string, setting: Setting): Promise<string> {
  const { dir, look, measure, address } = setting;
  const path = file.replace(/index\.html$/, '');
  const { document } = parseHTML(html);
  const chosen = PICTURES[path];
  const found = chosen
    ? await pictureOf(chosen, document, setting)
    : ((await pictureOf({}, document, setting)) ?? (await pictureOf(DEFAULT, document, setting)));
  if (!found) throw new Error(`scripts/cards/pictures.ts names a picture for ${path} that is not there`);
  const { kind, title } = titleOf(path, document);
  const name = `cards/${path.replaceAll('/', '-').replace(/-$/, '') || 'home'}.png`;
  await keptPicture(drawCard({ kind, title, picture: found.picture }, look, measure), new URL(name, dir), setting);
  return tags(address(name), title, found.words);
}

/** The title of a page, and what stands over it. */
function titleOf(path: string, document: Document): { kind: string; title: string } {
  if (path === '') return { kind: '', title: 'Dancing links' };
  const title = document.title.replace(' · Cover & Uncover', '');
  const [, figure, name] = /^(Figure [\d.]+): (.*)$/.exec(title) ?? [];
  if (figure && name) return { kind: figure, title: name };
  const about = document.querySelector('script[type$="ld+json"]')?.textContent ?? '';
  const [, lesson] = /"position":(\d+)/.exec(about) ?? [];
  return { kind: lesson === undefined ? (KINDS[path.split('/')[0] ?? ''] ?? '') : `Lesson ${lesson}`, title };
}

interface Found {
  readonly picture: string;
  /** What the picture shows, in words. */
  readonly words: string;
}

async function pictureOf({ from, pick, words }: Choice, own: Document, { dir, pages }: Setting): Promise<Found | null> {
  const text = from && (pages.get(from) ?? (await readFile(new URL(from, dir), 'utf8')));
  const document = text ? parseHTML(text).document : own;
  const pictures = [...document.querySelectorAll(pick ?? (from?.endsWith('.svg') ? 'svg' : 'main svg'))];
  const isChosen = pick !== undefined || from?.endsWith('.svg') === true;
  const picture = isChosen ? pictures[0] : firstLarge(pictures);
  if (!picture) return null;
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const said = [picture.getAttribute('aria-label'), picture.querySelector('desc')?.textContent].filter(Boolean);
  return { picture: selfStyled(picture, css.replaceAll(/<!\[CDATA\[|\]\]>/g, '')), words: words ?? said.join('. ') };
}

/** The first picture that is large, or else the largest; none of signs and handles. */
function firstLarge(pictures: readonly Element[]): Element | undefined {
  const sized = pictures.map((picture) => ({ picture, size: picture.querySelectorAll('*').length }));
  const largest = sized.filter(({ size }) => size > 8).toSorted((one, other) => other.size - one.size)[0];
  return (sized.find(({ size }) => size > LARGE) ?? largest)?.picture;
}

/** Draws a card, or takes it from the cache. */
async function keptPicture(svg: string, to: URL, { cache, fontFiles }: Setting): Promise<void> {
  const kept = new URL(`${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}.png`, cache);
  if (!existsSync(kept)) {
    const draft = new URL(`${kept.href}.${process.pid}`);
    await writeFile(draft, (await renderAsync(svg, { font: fontOptions(fontFiles) })).asPng());
    await rename(draft, kept);
  }
  await copyFile(fileURLToPath(kept), fileURLToPath(to));
}

/** @param image the whole address of the card */
function tags(image: string, title: string, words: string): string {
  const alt = attributeText(shortened(`${title}: ${words}`));
  return [
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', alt],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('')
    .concat('<meta name="twitter:card" content="summary_large_image">');
}

/** Sites cut what is longer. */
const LONGEST_ALT = 320;

/** As many whole sentences from the beginning as there is room for. */
function shortened(words: string): string {
  const sentences = words.split(/(?<=\.) /);
  const most = sentences.findIndex((_, at) => sentences.slice(0, at + 1).join(' ').length > LONGEST_ALT);
  return most < 0 ? words : sentences.slice(0, Math.max(1, most)).join(' ');
}
