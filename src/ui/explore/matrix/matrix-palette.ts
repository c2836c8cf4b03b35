/** The colours and the texture of the matrix's canvas, read from the tokens of the page. */
import { hueTokens } from '#pictures/matrix/paint-colours.ts';
import { type MatrixColour, type MatrixPalette, matrixTokens } from '#pictures/matrix/palette.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import type { MatrixSource } from '#pictures/matrix/view.ts';
import { readPage } from '../page-colours.ts';

/** The colour token of a group of rows, by the group's name. */
export type GroupToken = (name: string) => string | null;

/** Reads the palette as it is now. */
export function readMatrixPalette(
  host: HTMLElement,
  ratio: number,
  source: MatrixSource,
  groupToken?: GroupToken,
): MatrixPalette {
  return readPage(host, (colour, font) => {
    const names = Object.keys(matrixTokens) as MatrixColour[];
    const colours = Object.fromEntries(names.map((name) => [name, colour(matrixTokens[name])]));
    const groups = new Map<string, string>();
    for (const { name } of shapeOf(source).rowGroups) {
      const token = groupToken?.(name);
      if (token) groups.set(name, colour(token));
    }
    const hues = new Map(hueTokens(source).map((token) => [token, colour(token)]));
    const hatch = colour('--hatch');
    return {
      ...(colours as Record<MatrixColour, string>),
      hatching: hatching(hatch, ratio) ?? hatch,
      font,
      groups,
      hues,
    };
  });
}

/** Thin diagonal lines, 6 pixels apart, as a repeating pattern. */
function hatching(colour: string, ratio: number): CanvasPattern | null {
  const tile = document.createElement('canvas');
  const side = Math.round(6 * ratio);
  tile.width = side;
  tile.height = side;
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.strokeStyle = colour;
  pen.lineWidth = ratio;
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  const pattern = pen.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / ratio));
  return pattern;
}
