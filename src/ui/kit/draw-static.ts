import { parseHTML } from 'linkedom';

/**
 * Runs a drawing function on an `<svg>` at build time and returns the markup. `attributes` are set first: by them the
 * script in the browser finds the picture.
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

/** Draws a picture that the script in the browser finds as a part of its figure. */
export const drawPart = (name: string, draw: (svg: SVGSVGElement) => void): string =>
  drawStatic(draw, { 'data-part': name });
