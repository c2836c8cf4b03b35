/** Places of a column with bounds, and prices of rows, in a large matrix. */
import { fillBox } from '../kit/pen.ts';
import type { PlacesOfColumn } from './counted.ts';
import { NAME, STRIP } from './heads.ts';
import type { Painting } from './painting.ts';
import { priceEnd, areRowsNear, visible, yOf } from './viewport.ts';

/** Places that would be narrower than this run together: as much of the strip is full as of them is filled. */
const NARROWEST = 3;

interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** In the strip under a name: filled places full, free ones hollow, those that may stay free broken. */
export function paintPlaces(
  { pen, palette }: Painting,
  { min, max, filled }: PlacesOfColumn,
  isCovered: boolean,
  { x, y, width }: Strip,
): void {
  const colour = isCovered ? palette.covered : palette.primary;
  const height = STRIP - 1;
  const each = (width - (max - 1)) / max;
  if (each < NARROWEST) {
    fillBox(pen, colour, x, y, width, height);
    fillBox(pen, palette.chosenEdge, x, y, Math.round((width * Math.min(filled, max)) / max), height);
    return;
  }
  for (let at = 0; at < max; at += 1) {
    const from = Math.round(x + at * (each + 1));
    const length = Math.round(x + at * (each + 1) + each) - from;
    if (at < filled) fillBox(pen, palette.chosenEdge, from, y, length, height);
    else if (at < min) {
      fillBox(pen, colour, from, y, length, height);
      fillBox(pen, palette.head, from + 1, y + 1, length - 2, height - 2);
    } else {
      for (let dash = 0; dash < length; dash += 3) {
        fillBox(pen, colour, from + dash, y, Math.min(2, length - dash), 1);
        fillBox(pen, colour, from + dash, y + height - 1, Math.min(2, length - dash), 1);
      }
    }
  }
}

/** After each row what it costs, where every row has its name. */
export function paintPrices({ pen, view, viewport, palette, shape }: Painting): void {
  if (shape.price === 0 || !areRowsNear(viewport)) return;
  const { r0, r1 } = visible(viewport, shape);
  const end = priceEnd(viewport, shape);
  pen.font = `${NAME}px ${palette.font}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (let row = r0; row < r1; row += 1) {
    const state = view.rows[row];
    const isFaint = state === 'hidden' || state === 'tried' || state === 'undone';
    pen.fillStyle = palette[isFaint ? 'inkFaint' : 'ink'];
    pen.fillText(String(view.source.matrix.costs?.[row] ?? ''), end, yOf(viewport, row) + viewport.scaleY / 2);
  }
  pen.textAlign = 'left';
}
