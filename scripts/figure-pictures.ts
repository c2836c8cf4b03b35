/**
 * The gallery shows each figure of the register as it opens. Its picture is taken out of the finished page of the figure
 * and becomes a file, which the gallery fetches when it comes near the screen; so nobody keeps a second list of pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseHTML } from 'linkedom';
import { attributeText } from '#pictures/file/markup-text.ts';
import { type FigureEntry, register } from '#ui/figure/register.ts';
import { picturePlace } from '#ui/site/embeds/figure-alone.ts';
import type { BuiltSite } from './built-site.ts';
import { selfStyled } from './cards/self-styled.ts';

/** A picture has more elements than a sign on a button, and a large one can stand alone. */
const SIGN = 8;
const LARGE = 25;
/** A figure of many small pictures is shown by its first ones. */
const MOST = 16;
/** Between pictures on a sheet, and around them: a little of what is written may stick out of a picture. */
const GAP = 20;
/** The place of a picture in the gallery, in pixels, and how much larger than drawn it may become there. */
const ROOM = { width: 320, height: 240 };
const LARGEST = 1.25;

/** What the pictures show that are hidden from screen readers in their figure, where words beside them say it. */
const WORDS: Readonly<Record<string, string>> = {
  'small-covers': 'Sixteen boards of three by three cells, each filled with the same six pieces; rings mark crossings.',
  'claims-13-2':
    'Four grids, one for each direction, with what two 3s in one line claim; two cells are claimed by both.',
  'claims-13-3':
    'A grid with two 3s, and arcs from each of them to the cells that it rules out; the arc between them is heavy.',
  'claims-13-4': 'Four grids with what two numbers claim that the rules allow; in two of them both claim one cell.',
};

/** @throws Error when the gallery has no place for a figure, or a picture has no words */
export async function figurePictures({ dir, base, pages }: BuiltSite): Promise<void> {
  let gallery = pages.get('gallery/index.html') ?? '';
  await mkdir(new URL('gallery/', dir), { recursive: true });
  for (const figure of register) {
    const place = picturePlace(figure.slug);
    if (!gallery.includes(place)) throw new Error(`gallery/index.html has no place for figure ${figure.number}`);
    const drawn = drawFigure(pages.get(`figure/${figure.slug}/index.html`) ?? '', figure.id);
    if (drawn) await writeFile(new URL(`gallery/${figure.slug}.svg`, dir), drawn.file);
    gallery = gallery.replace(place, () => (drawn ? imageOf(figure, drawn, base) : thumbOf(figure, base)));
  }
  pages.set('gallery/index.html', gallery);
}

interface Drawn {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What the picture shows. */
  readonly words: string;
}

function imageOf({ slug }: FigureEntry, { width, height, words: own }: Drawn, base: string): string {
  const words = own || WORDS[slug];
  if (!words) throw new Error(`the picture of ${slug} has no words; give it an aria-label, or its words in WORDS`);
  const scale = Math.min(ROOM.width / width, ROOM.height / height, LARGEST);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return `<img src="${base}gallery/${slug}.svg" alt="${attributeText(words)}" ${size} loading="lazy" decoding="async">`;
}

/** A figure without a picture has the small one of its lesson. */
function thumbOf({ lesson }: FigureEntry, base: string): string {
  return `<img class="lesson-thumb" src="${base}thumbs/lesson-${lesson}.svg" alt="" width="144" height="108" loading="lazy" decoding="async">`;
}

/**
 * The figure with an id on its page as one picture; null for a figure of words and tables only.
 * @throws RangeError when the page has no such figure
 */
export function drawFigure(html: string, id: string): Drawn | null {
  const { document } = parseHTML(html);
  const figure = document.getElementById(id);
  if (!figure) throw new RangeError(`no figure “${id}” on its page`);
  const pictures = picturesOf(figure);
  const [first] = pictures;
  if (!first) return null;
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const { width, height } = setOut(pictures);
  const drawing = pictures.map((picture) => selfStyled(picture, css, (colours) => colours)).join('');
  const words = pictures.length > 1 ? namesOf(pictures) : wordsOf(first);
  return { file: fileOf(drawing, width, height), width, height, words };
}

/** The name of a picture, and the first sentence of what it shows. */
function wordsOf(picture: Element): string {
  const [sentence = ''] = (picture.querySelector('desc')?.textContent ?? '').trim().split(/(?<=\.) /);
  return [namesOf([picture]), sentence].filter(Boolean).join(' ');
}

/** The names of pictures that have some, each as a sentence. */
function namesOf(pictures: readonly Element[]): string {
  const names = pictures.map((picture) => picture.getAttribute('aria-label') ?? '').filter(Boolean);
  return [...new Set(names)].map((name) => name.replace(/\.?$/, '.')).join(' ');
}

/**
 * The pictures that show what a figure is: those for readers without scripts, if it has some, because they are finished;
 * or the first large one that its script will change; or all of one kind.
 */
function picturesOf(figure: Element): Element[] {
  const sizeOf = (svg: Element): number => svg.querySelectorAll('*').length;
  const isLarge = (svg: Element): boolean => sizeOf(svg) > LARGE;
  const all = [...figure.querySelectorAll('svg')].filter((svg) => sizeOf(svg) > SIGN);
  const finished = all.find((svg) => svg.closest('noscript') && isLarge(svg));
  const live = all.find((svg) => svg.hasAttribute('data-part') && isLarge(svg));
  const alone = finished ?? live;
  if (alone) return [alone];
  const first = all.find(isLarge) ?? all.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  const kind = first?.getAttribute('class');
  const isOfKind = (svg: Element): boolean => svg === first || (!!kind && svg.getAttribute('class') === kind);
  return all.filter(isOfKind).slice(0, MOST);
}

/** Gives pictures their places on a sheet, in lines of equal cells. @returns the size of the sheet */
function setOut(pictures: readonly Element[]): { width: number; height: number } {
  const sizes = pictures.map((picture) => {
    const [, , width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return { width, height };
  });
  const cell = {
    width: Math.max(...sizes.map(({ width }) => width)) + GAP,
    height: Math.max(...sizes.map(({ height }) => height)) + GAP,
  };
  const count = pictures.length;
  const columns = bestColumns(count, cell);
  const lines = Math.ceil(count / columns);
  for (const [at, picture] of pictures.entries()) {
    const { width, height } = sizes[at]!;
    const line = Math.floor(at / columns);
    const inLine = Math.min(columns, count - line * columns);
    // A line that is not full stands in the middle.
    const x = ((columns - inLine) / 2 + (at % columns)) * cell.width + (cell.width + GAP - width) / 2;
    const y = line * cell.height + (cell.height + GAP - height) / 2;
    for (const [name, value] of Object.entries({ x, y, width, height })) picture.setAttribute(name, String(value));
    picture.setAttribute('overflow', 'visible');
  }
  return { width: columns * cell.width + GAP, height: lines * cell.height + GAP };
}

/** How many pictures a line has, so that they are large in their room and few places stay empty. */
function bestColumns(count: number, cell: { readonly width: number; readonly height: number }): number {
  const worth = (columns: number): number => {
    const lines = Math.ceil(count / columns);
    const scale = Math.min(ROOM.width / (columns * cell.width), ROOM.height / (lines * cell.height));
    return (scale * count) / (columns * lines);
  };
  const all = Array.from({ length: count }, (_, at) => at + 1);
  return all.toSorted((one, other) => worth(other) - worth(one))[0] ?? 1;
}

/** Each colour is written once, for both themes: an `img` follows that of its page. */
function fileOf(drawing: string, width: number, height: number): string {
  const names = new Map<string, string>();
  const nameOf = (colour: string): string => {
    const name = names.get(colour) ?? `--c${names.size}`;
    names.set(colour, name);
    return name;
  };
  const inside = drawing.replaceAll(/="([^"]*light-dark\([^"]*)"/g, (_, colour: string) => `="var(${nameOf(colour)})"`);
  const colours = [...names].map(([colour, name]) => `${name}:${colour}`).join(';');
  const style = `:root{color-scheme:light dark;${colours}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${inside}</svg>`;
}
