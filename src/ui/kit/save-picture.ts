import { saveFile } from './save-file.ts';

/** The CSS properties that the file has to contain, as it has no stylesheet. */
const LOOKS = [
  ...['display', 'visibility', 'opacity', 'color', 'transform', 'paint-order'],
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'vector-effect'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing'],
  ...['text-anchor', 'dominant-baseline'],
];

/** The width of the file, in pixels: sharp enough for print and for a projector. */
const WIDTH = 1_600;
/** The margin around the picture, as a share of its width. */
const MARGIN = 0.04;

/**
 * Downloads a picture of the page as a PNG file, in its current colours.
 *
 * @throws Error when the browser cannot draw or write it
 */
export async function savePicture(name: string, svg: SVGSVGElement): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(alone(svg, width, height))}`;
  await image.decode();
  const scale = WIDTH / width;
  const margin = WIDTH * MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH + 2 * margin;
  canvas.height = Math.round(height * scale + 2 * margin);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no canvas to draw on');
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, margin, margin, WIDTH, height * scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser could not write the picture');
  saveFile(name, blob);
}

/** The picture as SVG markup that needs no stylesheet. */
function alone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const there = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of there.entries()) {
    const style = getComputedStyle(element);
    const looks = LOOKS.map((look) => `${look}:${style.getPropertyValue(look)}`);
    if (copies[index]) copies[index].style.cssText = looks.join(';');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
