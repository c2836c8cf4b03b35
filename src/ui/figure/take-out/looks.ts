import { LOOKS, type Look } from '#pictures/file/flat-svg.ts';

/** A colour as an SVG file has it. */
interface Plain {
  readonly hex: string;
  readonly alpha: number;
}

const ROUND = new Set(['rect', 'ellipse']);
const COLOURS = ['fill', 'stroke', 'stop-color'] as const;

/**
 * Returns a function that reads what an element of the page looks like now: tokens and mixed colours as plain ones,
 * lengths in pixels, and what moves it as one matrix. It returns null for what is not seen.
 */
export function createLooks(): (element: Element) => Look | null {
  const plain = createPlain();

  return (element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return null;
    const look: Record<string, string> = {};
    for (const name of LOOKS) look[name] = valueOf(style.getPropertyValue(name));
    for (const name of COLOURS) {
      const value = look[name] ?? '';
      if (value === 'none' || value.startsWith('url(')) continue;
      const { hex, alpha } = plain(value);
      look[name] = hex;
      const opacity = name.replace('-color', '').concat('-opacity');
      if (alpha < 1) look[opacity] = String(Math.round(alpha * Number(look[opacity] ?? 1) * 1_000) / 1_000);
    }
    for (const name of ['mask', 'clip-path', 'filter']) if (!look[name]?.startsWith('url(')) look[name] = 'none';
    look['text-decoration'] = style.textDecorationLine;
    look['font-family'] = style.fontFamily.replaceAll(/"?Stand-in [^,]*,\s*/g, '');
    look['transform'] = transformOf(element, style);
    if (element.localName !== 'circle') look['r'] = '';
    for (const name of ['rx', 'ry']) {
      if (!ROUND.has(element.localName) || look[name] === 'auto') look[name] = '';
    }
    return look;
  };
}

/** `1.5px` as `1.5`, `"4px, 3px"` as `4 3`, and a reference without the address of the page. */
function valueOf(value: string): string {
  const reference = /^url\("?[^"#]*#([^")]+)"?\)/.exec(value);
  if (reference) return `url(#${reference[1]})`;
  return /^-?[\d.]+px(?:,|$)/.test(value) ? value.replaceAll('px', '').replaceAll(', ', ' ') : value;
}

/** What moves an element against its parent, as an attribute has it. */
function transformOf(element: Element, style: CSSStyleDeclaration): string {
  const isMoved = [style.translate, style.rotate, style.scale].some((value) => value !== 'none');
  if (!isMoved && style.transform === 'none') return 'none';
  const written = element.getAttribute('transform');
  if (!isMoved && written !== null) return written;
  const parent = element.parentElement;
  if (!(element instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return 'none';
  const [outer, inner] = [parent.getScreenCTM(), element.getScreenCTM()];
  if (!outer || !inner) return 'none';
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  return `matrix(${[a, b, c, d, e, f].map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`;
}

/** Returns a function that makes any colour of CSS a plain one: where it is not written so, it is painted. */
function createPlain(): (colour: string) => Plain {
  const known = new Map<string, Plain>();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });

  function painted(colour: string): Plain {
    if (!context) return { hex: '#000000', alpha: 1 };
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 255] = context.getImageData(0, 0, 1, 1).data;
    const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
    return { hex: `#${hex}`, alpha: a / 255 };
  }

  return (colour) => {
    const found = known.get(colour) ?? painted(colour);
    known.set(colour, found);
    return found;
  };
}

/** The colour of the page, for the paper of a file. */
export function groundOf(): string {
  return createPlain()(getComputedStyle(document.documentElement).backgroundColor).hex;
}
