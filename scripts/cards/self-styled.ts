/**
 * A picture of a page as an SVG that needs no stylesheet: every style that holds for one of its elements becomes an
 * attribute, with its variables, colours and lengths worked out. Programs that draw SVG outside of a browser know
 * neither layers nor `var()` nor `oklch()`.
 */
import { parseHTML } from 'linkedom';
import { plainColours } from './colour.ts';
import { type Rule, rulesOf } from './sheet.ts';

/** Properties that children inherit; all that SVG has as attributes too. */
const INHERITED = [
  ...['color', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'visibility', 'letter-spacing'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor', 'dominant-baseline'],
];
const OWN = ['display', 'opacity', 'transform', 'r', 'rx', 'x', 'y', 'cx', 'cy', 'mask', 'clip-path'];
const PROPERTIES: ReadonlySet<string> = new Set([...INHERITED, ...OWN]);

/** Where an element is in the cascade: what it inherits. */
interface Context {
  readonly variables: ReadonlyMap<string, string>;
  readonly inherited: ReadonlyMap<string, string>;
}

/** Rules of a text of styles, which many pages share. */
const known = new Map<string, readonly Rule[]>();

/** How the colours of a value are written. */
type Colours = (value: string) => string;

/**
 * @param picture an `svg` in its page
 * @param css all styles of the page
 * @param colours how colours are written: as any program knows them, by day
 * @returns the markup of the picture
 */
export function selfStyled(picture: Element, css: string, colours: Colours = plainColours): string {
  const rules = known.get(css) ?? rulesOf(css, PROPERTIES);
  known.set(css, rules);
  // What surrounds the picture, without what stands beside it: there are fewer elements to ask.
  let html = picture.outerHTML;
  for (let around = picture.parentElement; around; around = around.parentElement) {
    const copy = around.cloneNode(false) as Element;
    copy.innerHTML = '@';
    html = copy.outerHTML.replace('@', () => html);
  }
  const { document } = parseHTML(html);
  const svg = document.querySelector('svg') as Element;
  const styles = { of: styled(document, rules), colours };
  const context = contextOf(svg, styles);
  write(svg, context, styles, true);
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML.replaceAll('&nbsp;', '&#160;');
}

type StylesOf = ReadonlyMap<Element, ReadonlyMap<string, string>>;

interface Styles {
  readonly of: StylesOf;
  readonly colours: Colours;
}

/** What the rules say of each element. */
function styled(document: Document, rules: readonly Rule[]): StylesOf {
  const styles = new Map<Element, Map<string, string>>();
  const names = namesIn(document);
  for (const rule of rules) {
    if (!rule.needs.every((choices) => choices.some((name) => names.has(name)))) continue;
    for (const element of matching(document, rule.selector)) {
      const style = styles.get(element) ?? new Map<string, string>();
      styles.set(element, style);
      for (const [property, value] of rule.declarations) {
        style.delete(property);
        style.set(property, value);
      }
    }
  }
  return styles;
}

/** The classes and the attributes of all elements, as rules need them. */
function namesIn(document: Document): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      names.add(`[${name}]`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return names;
}

/** The elements for a selector; none for one that only browsers know. */
function matching(document: Document, selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

function contextOf(svg: Element, styles: Styles): Context {
  const around: Element[] = [];
  for (let one = svg.parentElement; one; one = one.parentElement) around.unshift(one);
  const start: Context = { variables: new Map(), inherited: new Map([['font-size', '16']]) };
  const { variables, inherited } = around.reduce((context, one) => computed(one, context, styles).context, start);
  // Some pages hide what has not all come yet.
  return { variables, inherited: new Map([...inherited].filter(([property]) => property !== 'visibility')) };
}

/** The values of an element's properties, and what its children inherit. */
function computed(element: Element, { variables, inherited }: Context, styles: Styles) {
  const said = new Map<string, string>();
  for (const { name, value } of element.attributes) if (PROPERTIES.has(name)) said.set(name, value);
  for (const [property, value] of styles.of.get(element) ?? []) said.set(property, value);
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
    if (property && value && (property.startsWith('--') || PROPERTIES.has(property))) said.set(property, value);
  }
  const own = new Map([...said].filter(([property]) => property.startsWith('--')));
  const all = own.size === 0 ? variables : new Map([...variables, ...own]);
  const mine = new Map(all);
  for (const [property, value] of own) {
    const worked = workedOut(value, all);
    if (worked === null) mine.delete(property);
    else mine.set(property, worked);
  }
  const values = new Map<string, string>();
  for (const [property, value] of said) {
    if (property.startsWith('--')) continue;
    const worked = workedOut(value, mine);
    // Without an attribute it is what the parent has, or what it is by default.
    if (worked === null || /^(?:inherit|unset|initial|revert)/.test(worked)) continue;
    const written = styles.colours(worked);
    values.set(property, property === 'font-family' ? written : inPixels(written, inherited.get('font-size')));
  }
  const passed = new Map(inherited);
  for (const [property, value] of values) if (INHERITED.includes(property)) passed.set(property, value);
  return { values, context: { variables: mine, inherited: passed } };
}

/** Writes its styles into the attributes of an element, and of all in it. */
function write(element: Element, context: Context, styles: Styles, isRoot = false): void {
  const { values, context: inside } = computed(element, context, styles);
  for (const name of element.getAttributeNames()) {
    if (/^(?:class|style|role|tabindex|hidden|data-|aria-)/.test(name) || PROPERTIES.has(name)) {
      element.removeAttribute(name);
    }
  }
  for (const [property, value] of isRoot ? new Map([...inside.inherited, ...values]) : values) {
    element.setAttribute(property, value);
  }
  for (const child of [...element.children]) {
    if (['title', 'desc'].includes(child.localName)) child.remove();
    else write(child, inside, styles);
  }
}

/** Stands for a variable that is missing. */
const MISSING = '\0';

/** A value without variables; null where one is missing. */
function workedOut(value: string, variables: ReadonlyMap<string, string>): string | null {
  let text = value;
  // The last one has no other in it. A variable that stands for itself would never end.
  for (let turns = 0; text.includes('var(') && turns < 99; turns++) {
    const from = text.lastIndexOf('var(');
    const to = endOf(text, from + 3);
    const [, name = '', instead = MISSING] = /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(text.slice(from + 4, to)) ?? [];
    text = `${text.slice(0, from)}${(variables.get(name) ?? instead).trim()}${text.slice(to + 1)}`;
  }
  return text.includes(MISSING) || text.includes('var(') ? null : text;
}

/** Where the bracket that opens at this place closes. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** Lengths in pixels, without their unit, and sums of them. */
function inPixels(value: string, fontSize = '16'): string {
  const lengths = value
    .replaceAll(/(-?[\d.]+)rem\b/g, (_, number: string) => String(Number(number) * 16))
    .replaceAll(/(-?[\d.]+)em\b/g, (_, number: string) => String(Number(number) * Number(fontSize)))
    .replaceAll(/(-?[\d.]+)px\b/g, '$1');
  return lengths.replaceAll(/calc\(\s*(-?[\d.]+)\s*([*/+-])\s*(-?[\d.]+)\s*\)/g, (_, one, sign, other) =>
    String(reckoned(Number(one), String(sign), Number(other))),
  );
}

function reckoned(one: number, sign: string, other: number): number {
  if (sign === '*') return one * other;
  if (sign === '/') return one / other;
  return sign === '+' ? one + other : one - other;
}
