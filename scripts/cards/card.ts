/** The picture that a shared link shows: the title of a page beside one of its figures, 1200 by 630, by day. */
import { Resvg } from '@resvg/resvg-js';
import { markupText } from '#pictures/file/markup-text.ts';
import { tokensIn } from '../tokens.ts';
import { plainColours } from './colour.ts';

export interface Card {
  /** What kind of page it is; empty where its title says so. */
  readonly kind: string;
  readonly title: string;
  /** Its figure, as SVG that needs no stylesheet. */
  readonly picture: string;
}

export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const GAP = 56;
/** Where a title stands beside its figure, how wide it is; and how wide a figure is that stands below its title. */
const COLUMN = 440;
const WIDE = 2;
const SIZES = [84, 76, 68, 60, 54, 48];
const SMALL = 40;
const LEADING = 1.12;

/** The tokens that a card uses, by name. */
export type Look = (token: string) => string;

/** The look of the site by day, from the text of `tokens.css`. */
export function lookOf(tokens: string): Look {
  const values = tokensIn(tokens);
  return (token) => plainColours(values.get(token) ?? '');
}

/** A width of words, in pixels, for a size of one pixel. */
export type Measure = (words: string) => number;

/** Measures words by the font itself, each once. */
export function measureWith(fontFiles: readonly string[]): Measure {
  const known = new Map<string, number>();
  return (words) => {
    const width = known.get(words) ?? widthOf(words, fontFiles);
    known.set(words, width);
    return width;
  };
}

function widthOf(words: string, fontFiles: readonly string[]): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-size="100" font-family="Source Serif 4">${markupText(words)}</text></svg>`;
  return (new Resvg(svg, { font: fontOptions(fontFiles) }).getBBox()?.width ?? 0) / 100;
}

/** Only our own fonts, so that a card is the same on every machine. */
export function fontOptions(fontFiles: readonly string[]) {
  return { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3 ExtraLight' };
}

/** The card as SVG. */
export function drawCard({ kind, title, picture }: Card, look: Look, measure: Measure): string {
  const { width, height } = CARD;
  const [, , across, down] = boxOf(picture);
  const isWide = across / down > WIDE;
  const lines = setIn(title, isWide ? width - 2 * MARGIN : COLUMN, isWide ? 1 : 5, measure);
  const top = MARGIN + (kind ? SMALL * 1.5 : 0);
  const below = top + lines.size * LEADING * lines.words.length + GAP / 2;
  const place = isWide
    ? { x: MARGIN, y: below, width: width - 2 * MARGIN, height: height - below - MARGIN - SMALL * 1.5 }
    : { x: MARGIN + COLUMN + GAP, y: GAP, width: width - 2 * MARGIN - COLUMN - GAP, height: height - 2 * GAP };
  const words = lines.words.map((line, at) =>
    text(line, top + lines.size * (0.8 + at * LEADING), lines.size, look('--ink'), 'Source Serif 4'),
  );
  const sans = 'Source Sans 3';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${look('--paper')}"/>` +
    (kind ? text(kind, MARGIN + SMALL * 0.75, SMALL, look('--ink-soft'), sans) : '') +
    words.join('') +
    name(height - MARGIN, look) +
    placed(picture, place) +
    '</svg>'
  ).replaceAll(/Source (?:Sans 3|Code Pro)(?! Extra)/g, '$& ExtraLight');
}

/** The name of the site and its sign. */
function name(y: number, look: Look): string {
  const sign = `<g transform="translate(${MARGIN} ${y - 36}) scale(1.35)" fill="none" stroke-width="5.5" stroke-linecap="round"><path stroke="${look('--secondary')}" d="M4 19H9M21 19H22.5Q28 19 28 13.5V4"/><path stroke="${look('--primary')}" d="M15 28V9.5Q15 4 9.5 4H4"/></g>`;
  return (
    sign +
    `<text x="${MARGIN + 60}" y="${y}" font-family="Source Serif 4" font-weight="600" font-size="${SMALL}" ` +
    `fill="${look('--ink')}">Cover <tspan font-style="italic" font-weight="400">&amp;</tspan> Uncover</text>`
  );
}

function text(words: string, y: number, size: number, fill: string, family: string): string {
  return `<text x="${MARGIN}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}">${markupText(words)}</text>`;
}

/** A title in lines, in the largest size in which they fit. */
function setIn(title: string, width: number, most: number, measure: Measure): { words: string[]; size: number } {
  for (const size of SIZES) {
    const words = linesOf(title, width / size, measure);
    const isSmall = size === SIZES.at(-1);
    // Large letters in many lines would fill the card.
    const height = words.length * size * LEADING;
    if (
      isSmall ||
      (words.length <= most && height < 330 && words.every((line) => line.length > 2 && measure(line) <= width / size))
    ) {
      return { words, size };
    }
  }
  return { words: [title], size: SMALL };
}

function linesOf(title: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture in the middle of a place, as large as it can be. */
function placed(picture: string, { x, y, width, height }: Box): string {
  const [left, top, across, down] = boxOf(picture);
  const scale = Math.min(width / across, height / down);
  const [w, h] = [across * scale, down * scale];
  const about = /^<svg([^>]*)>/.exec(picture)?.[1] ?? '';
  const rest = about.replaceAll(/ (?:width|height|x|y|viewBox|xmlns|preserveAspectRatio)="[^"]*"/g, '');
  return (
    `<svg x="${x + (width - w) / 2}" y="${y + (height - h) / 2}" width="${w}" height="${h}" ` +
    `viewBox="${left} ${top} ${across} ${down}"${rest}>${picture.replace(/^<svg[^>]*>/, '')}`
  );
}

function boxOf(picture: string): readonly [number, number, number, number] {
  const [, box = '0 0 96 72'] = /^<svg[^>]* viewBox="([^"]*)"/.exec(picture) ?? [];
  const [left = 0, top = 0, across = 1, down = 1] = box.split(/[\s,]+/).map(Number);
  return [left, top, across, down];
}
