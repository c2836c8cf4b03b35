/** Pictures of the page as files: SVG, and painted. */
import { type Placed, svgFile } from '#pictures/file/flat-svg.ts';
import { createLooks, groundOf } from './looks.ts';

/** What a file shows: pictures of the page and their places, in its pixels. */
export interface PictureSheet {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly (Omit<Placed, 'svg'> & { readonly element: SVGSVGElement | HTMLCanvasElement })[];
}

/** A painted picture is this wide, in pixels: sharp enough for print and for a projector. */
const WIDTH = 1_600;
/** The margin around the pictures, in pixels of the page. */
const MARGIN = 16;

/** The pictures as the text of an SVG file, in the colours of the page now. What is on a canvas is left out. */
export function svgText(sheet: PictureSheet, style?: string): string {
  const placed = sheet.pictures.flatMap(({ element, ...box }) =>
    element instanceof SVGSVGElement ? [{ ...box, svg: element, x: box.x + MARGIN, y: box.y + MARGIN }] : [],
  );
  const size = { width: sheet.width + 2 * MARGIN, height: sheet.height + 2 * MARGIN };
  return svgFile(placed, { title: sheet.title, ground: groundOf(), ...size, ...(style && { style }) }, createLooks());
}

/**
 * Paints the pictures.
 *
 * @param width how wide the painting is, in pixels
 * @throws Error when the browser cannot draw them
 */
export async function paint(sheet: PictureSheet, width = WIDTH): Promise<HTMLCanvasElement> {
  const text = svgText(sheet);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(withFonts(text, await fontsOf(text)))}`;
  await image.decode();
  const scale = width / (sheet.width + 2 * MARGIN);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((sheet.height + 2 * MARGIN) * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const { element, x, y, width: across, height: down } of sheet.pictures) {
    if (!(element instanceof HTMLCanvasElement)) continue;
    context.drawImage(element, (x + MARGIN) * scale, (y + MARGIN) * scale, across * scale, down * scale);
  }
  return canvas;
}

/** @throws Error when the browser cannot write it */
export async function pngOf(sheet: PictureSheet): Promise<Blob> {
  const canvas = await paint(sheet);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser could not write the picture');
  return blob;
}

const withFonts = (text: string, fonts: string): string =>
  fonts === '' ? text : text.replace('</title>', `</title><style>${fonts}</style>`);

/** The rules for the site's own fonts, by family, with the fonts in them: a picture shown as an image has no others. */
const embedded = new Map<string, Promise<string>>();

/** The rules of the fonts that a file names first. */
async function fontsOf(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isFontFace);
  const found = rules.filter((rule) => {
    const family = familyOf(rule);
    return !family.startsWith('Stand-in') && text.includes(family);
  });
  return (await Promise.all(found.map(embed))).join('');
}

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;
const familyOf = ({ style }: CSSFontFaceRule): string => style.getPropertyValue('font-family').replaceAll(/["']/g, '');

function embed(rule: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
  const known = embedded.get(address);
  if (known) return known;
  const coming = fetchFont(address).then((data) => {
    const { style } = rule;
    const about = ['font-style', 'font-weight'].map((name) => `${name}:${style.getPropertyValue(name) || 'normal'}`);
    return data && `@font-face{font-family:'${familyOf(rule)}';${about.join(';')};src:url(${data})}`;
  });
  embedded.set(address, coming);
  return coming;
}

/** A font as a data address; empty when it cannot be fetched: then a font of the system stands in. */
async function fetchFont(address: string): Promise<string> {
  try {
    const blob = await (await fetch(address)).blob();
    const reader = new FileReader();
    return await new Promise((resolve, reject) => {
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.onerror = () => reject(new Error('the font cannot be read'));
      reader.readAsDataURL(blob);
    });
  } catch {
    return '';
  }
}
