import { parseHTML } from 'linkedom';

/**
 * Runs a drawing function on an `<svg>` of a document made for it, and gives the markup. The
 * attributes are set first, so that the browser's element finds the picture again.
 */
export function drawStatic(
  draw: (svg: SVGSVGElement) => void,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const { document } = parseHTML('<!doctype html><html><body><svg></svg></body></html>');
  const svg = document.querySelector('svg') as unknown as SVGSVGElement;
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  draw(svg);
  return svg.outerHTML;
}
