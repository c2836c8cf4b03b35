/**
 * Pictures as SVG files that open anywhere: no stylesheet, no custom property, no class of the page. What a stylesheet
 * says of an element becomes attributes, written only where they differ from what the element has anyway.
 */
import { attributeText } from './markup-text.ts';

/** What an element looks like: SVG presentation attributes by name, with plain values. */
export type Look = Readonly<Record<string, string>>;

/** A picture and its place on a sheet, in pixels. */
export interface Placed {
  readonly svg: Element;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly title: string;
  /** The colour of the paper. */
  readonly ground: string;
  readonly width: number;
  readonly height: number;
  /** CSS that comes with the file, such as the fonts it is painted with. */
  readonly style?: string;
}

/** What an element has without a word about it, and whether it takes the value of its parent. */
const INHERITED: Look = {
  visibility: 'visible',
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'shape-rendering': 'auto',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  'font-family': '',
  'font-size': '',
  'font-style': 'normal',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
};
const OWN: Look = {
  opacity: '1',
  transform: 'none',
  'vector-effect': 'none',
  'dominant-baseline': 'auto',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
  'text-decoration': 'none',
  'stop-color': '#000000',
  'stop-opacity': '1',
};
/** Geometry that a stylesheet may set over the attribute of that name. */
const GEOMETRY = ['r', 'rx', 'ry'];

/** The names of all that `lookOf` should say of an element. */
export const LOOKS: readonly string[] = [...Object.keys(INHERITED), ...Object.keys(OWN), ...GEOMETRY];

/** Attributes that mean something without the page. */
const KEPT = new Set([
  ...['viewBox', 'preserveAspectRatio', 'd', 'points', 'href', 'offset', 'dx', 'dy', 'textLength', 'lengthAdjust'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'pathLength', 'overflow'],
  ...['patternUnits', 'patternTransform', 'gradientUnits', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient'],
]);

/** No part of the picture. */
const LEFT_OUT = new Set(['script', 'style', 'desc', 'title', 'foreignobject']);

/** Nothing is drawn of it where it stands; a stylesheet that hides it does not hide what refers to it. */
const DEFINITIONS = new Set(['defs', 'pattern', 'clippath', 'mask', 'marker', 'lineargradient', 'radialgradient']);

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/**
 * A sheet of pictures as the text of an SVG file.
 *
 * @param lookOf what an element looks like; null where it is not seen
 */
export function svgFile(pictures: readonly Placed[], sheet: Sheet, lookOf: (element: Element) => Look | null): string {
  const { title, ground, style } = sheet;
  const [width, height] = [rounded(sheet.width), rounded(sheet.height)];
  const drawn = pictures.map((placed) => pictureOn(placed, lookOf)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escaped(title)}</title>` +
    (style ? `<style>${escaped(style)}</style>` : '') +
    `<rect width="${width}" height="${height}" fill="${escaped(ground)}"/>${drawn}</svg>\n`
  );
}

function pictureOn({ svg, ...box }: Placed, lookOf: (element: Element) => Look | null): string {
  const place = Object.entries(box).map(([name, value]) => `${name}="${rounded(value)}"`);
  const viewBox = svg.getAttribute('viewBox') ?? `0 0 ${rounded(box.width)} ${rounded(box.height)}`;
  const shape = svg.getAttribute('preserveAspectRatio');
  const aspect = shape === null ? '' : ` preserveAspectRatio="${escaped(shape)}"`;
  const look = lookOf(svg);
  if (!look) return '';
  const attributes = `${place.join(' ')} overflow="visible" viewBox="${escaped(viewBox)}"${aspect}${looks(look, INHERITED)}`;
  return `<svg ${attributes}>${insideOf(svg, look, lookOf)}</svg>`;
}

function insideOf(element: Element, look: Look, lookOf: (element: Element) => Look | null): string {
  return Array.from(element.childNodes, (node) => {
    if (node.nodeType === TEXT_NODE) return escaped(node.textContent ?? '');
    return node.nodeType === ELEMENT_NODE ? flat(node as Element, look, lookOf) : '';
  }).join('');
}

function flat(element: Element, parent: Look, lookOf: (element: Element) => Look | null): string {
  const name = element.localName;
  if (LEFT_OUT.has(name.toLowerCase())) return '';
  const look = DEFINITIONS.has(name.toLowerCase()) ? parent : lookOf(element);
  if (!look) return '';
  const inside = insideOf(element, look, lookOf);
  // An empty group is a place for a later moment.
  if (inside.trim() === '' && (name === 'g' || name === 'text')) return '';
  const own = Array.from(element.attributes)
    .filter(({ name: key }) => KEPT.has(key) && !(GEOMETRY.includes(key) && look[key]))
    .map(({ name: key, value }) => ` ${key}="${escaped(value)}"`)
    .join('');
  const id = element.id === '' || name === 'g' ? '' : ` id="${escaped(element.id)}"`;
  return `<${name}${id}${own}${looks(look, parent)}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
}

/** The attributes by which an element differs from its parent, or from what any element is at first. */
function looks(look: Look, parent: Look): string {
  return LOOKS.filter((name) => {
    const value = look[name];
    if (value === undefined || value === '') return false;
    return value !== (name in INHERITED ? (parent[name] ?? INHERITED[name]) : OWN[name]);
  })
    .map((name) => ` ${name}="${escaped(look[name] ?? '')}"`)
    .join('');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A text as it stands in a file of XML, in an attribute too, without the characters that XML has no place for. */
function escaped(text: string): string {
  return attributeText(text).replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
