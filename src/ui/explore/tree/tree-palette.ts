/** The colours and textures of the tree's canvas, read from the tokens of the page. */
import { type TreeColour, type TreePalette, treeTokens } from '#pictures/tree/palette.ts';
import { readPage } from '../page-colours.ts';

/** Reads the palette as it is now. */
export function readTreePalette(host: HTMLElement, ratio: number): TreePalette {
  return readPage(host, (colour, font) => {
    const names = Object.keys(treeTokens) as TreeColour[];
    const colours = Object.fromEntries(names.map((name) => [name, colour(treeTokens[name])])) as Record<
      TreeColour,
      string
    >;
    const { line, deadEnd } = colours;
    return {
      ...colours,
      crowd: texture(3, ratio, line, 'M0,0H1V3H0Z') ?? line,
      hatching: texture(5, ratio, deadEnd, '', 'M-1,6L6,-1M-1,1L1,-1M4,6L6,4') ?? deadEnd,
      ahead: texture(8, ratio, line, 'M1,1H2V2H1ZM5,5H6V6H5Z') ?? colours.ground,
      font,
    };
  });
}

/** A repeating square tile; `side` is in CSS pixels. */
function texture(side: number, ratio: number, colour: string, filled: string, stroked = ''): CanvasPattern | null {
  const tile = document.createElement('canvas');
  const pixels = Math.max(1, Math.round(side * ratio));
  tile.width = pixels;
  tile.height = pixels;
  const pen = tile.getContext('2d');
  if (!pen) return null;
  const scale = pixels / side;
  pen.scale(scale, scale);
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  if (filled !== '') pen.fill(new Path2D(filled));
  if (stroked !== '') pen.stroke(new Path2D(stroked));
  const pattern = pen.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / scale));
  return pattern;
}
