import { parseHTML } from 'linkedom';

/** An empty svg in a document of its own, as the build has it. */
export function newSvg(): SVGSVGElement {
  const { document } = parseHTML('<!doctype html><html><body><svg></svg></body></html>');
  return document.querySelector('svg') as unknown as SVGSVGElement;
}

/** The same picture as the browser gets it: parsed from its text, with no data on any element. */
export function reparsed(svg: SVGSVGElement): SVGSVGElement {
  const { document } = parseHTML(`<!doctype html><html><body>${svg.outerHTML}</body></html>`);
  return document.body.firstElementChild as unknown as SVGSVGElement;
}

/**
 * The text of a picture for a snapshot: a line for each tag, attributes in the order of their
 * names, numbers rounded to 2 decimals.
 */
export function snapshotText(svg: SVGSVGElement): string {
  const rounded = svg.outerHTML.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  const sorted = rounded.replace(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag: string, list: string) =>
    [`<${tag}`, ...(list.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
  );
  return `${sorted.replace(/></g, '>\n<')}\n`;
}
