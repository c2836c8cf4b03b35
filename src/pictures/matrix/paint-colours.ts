/** The colours of a large matrix, close up: a hue and a sign on each coloured one and each such header. */
import { lookOf } from '../kit/colour-looks.ts';
import { colouredOne, colourOfColumn } from './coloured-ones.ts';
import { STRIP } from './heads.ts';
import type { Painting } from './painting.ts';
import { fillBox } from '../kit/pen.ts';
import type { MatrixPalette } from './palette.ts';
import { firstFrom } from './shape.ts';
import type { MatrixSource } from './view.ts';
import { visible, xOf, yOf } from './viewport.ts';

/** From this size of a cell on its sign can be read. */
const READABLE = 13;

export function hueTokens({ matrix }: MatrixSource): string[] {
  const names = new Set(matrix.colours?.flat() ?? []);
  names.delete('');
  return [...new Set([...names].map((name) => lookOf(matrix, name).token))];
}

/** Over the ones: a ring in the hue of each colour, full where it agrees with its column, and the sign. */
export function paintColours(painting: Painting): void {
  const { view, viewport, shape, pen, palette } = painting;
  const { scaleX, scaleY } = viewport;
  const size = Math.min(scaleX, scaleY);
  if (!view.source.matrix.colours || size < READABLE) return;
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  const inset = size * 0.17;
  pen.font = `600 ${Math.round(Math.min(12, size * 0.55))}px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let column = c0; column < c1; column += 1) {
    const x = Math.round(xOf(viewport, column) + scaleX * 0.17);
    const width = Math.round(scaleX * 0.66);
    for (let at = firstFrom(shape, column, r0); at < shape.columnStart[column + 1]!; at += 1) {
      const row = shape.rowOf[at]!;
      if (row >= r1) break;
      const one = colouredOne(view, row, column);
      if (!one) continue;
      const y = Math.round(yOf(viewport, row) + inset);
      const height = Math.round(scaleY - 2 * inset);
      const hue = hueOf(palette, one.token);
      const isPlain = one.standing === 'open' || one.standing === 'agrees';
      if (isPlain) fillBox(pen, hue, x, y, width, height);
      // The ground of a sign: what agrees has the wider ring.
      const border = one.standing === 'agrees' ? 3 : 1.5;
      const ground = one.standing === 'taken' ? palette.chosen : palette.ground;
      fillBox(pen, ground, x + border, y + border, width - 2 * border, height - 2 * border);
      pen.fillStyle = isPlain ? palette.ink : one.standing === 'out' ? palette.inkFaint : palette.onChosen;
      pen.fillText(one.sign, x + width / 2, y + height / 2 + 0.5);
    }
  }
}

/** The strip of each column that has a colour now, in its hue; the sign stands behind its name. */
export function paintColouredStrips({ pen, view, viewport, palette, shape }: Painting): void {
  if (!view.source.matrix.colours) return;
  const { c0, c1 } = visible(viewport, shape);
  const gap = viewport.scaleX < 4 ? 0 : 1;
  for (let column = c0; column < c1; column += 1) {
    const colour = colourOfColumn(view, column);
    if (!colour) continue;
    const x = Math.round(xOf(viewport, column));
    const width = Math.max(1, Math.round(xOf(viewport, column + 1)) - x - gap);
    fillBox(pen, hueOf(palette, colour.token), x, viewport.top - STRIP - 1, width, STRIP - 1);
  }
}

function hueOf(palette: MatrixPalette, token: string): string {
  return palette.hues?.get(token) ?? palette.ink;
}
