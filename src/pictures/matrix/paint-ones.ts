/** The ones of a large matrix, a tone at a time. */
import { type OnesByTone, type Rects, type Tone, APART, collectOnes, createOnes, TONES } from './ones.ts';
import type { Painting } from './painting.ts';
import type { Pen } from '../kit/pen.ts';
import type { MatrixColour } from './palette.ts';
import { visible, xOf, yOf } from './viewport.ts';

/** Rectangles are kept between frames; painting is never re-entered. */
const ones: OnesByTone = createOnes();

const colourOf: Readonly<Record<Tone, MatrixColour>> = {
  primary: 'primary',
  lifted: 'primary',
  secondary: 'secondary',
  faded: 'covered',
  fadedHollow: 'covered',
  on: 'onChosen',
  onHollow: 'onChosen',
};

/** The ones in view: squares close up, full or hollow, and marks of a pixel far out. */
export function paintOnes(painting: Painting): void {
  const { pen, view, viewport, palette, shape } = painting;
  collectOnes(ones, shape, view, viewport);
  for (const tone of TONES) {
    pen.fillStyle = palette[colourOf[tone]];
    fillAll(pen, ones[tone], 0);
  }
  const isHollow = Math.min(viewport.scaleX, viewport.scaleY) >= 2 * APART;
  if (!isHollow) return;
  const border = viewport.scaleX > 16 ? 2 : 1.5;
  pen.fillStyle = palette.primaryGround;
  fillAll(pen, ones.lifted, 1);
  pen.fillStyle = palette.ground;
  fillAll(pen, ones.secondary, border);
  fillAll(pen, ones.fadedHollow, border);
  pen.fillStyle = palette.chosen;
  fillAll(pen, ones.onHollow, border);
  paintMoved(painting);
}

function fillAll(pen: Pen, { values, length }: Rects, inset: number): void {
  for (let i = 0; i < length; i += 4) {
    pen.fillRect(values[i]! + inset, values[i + 1]! + inset, values[i + 2]! - 2 * inset, values[i + 3]! - 2 * inset);
  }
}

/** Close up, a broken ring around each one that a cover takes out or an uncover puts back. */
function paintMoved({ pen, view, viewport, palette, shape }: Painting): void {
  const { r0, r1, c0, c1 } = visible(viewport, shape);
  if (view.moved.length === 0) return;
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 1.5;
  pen.setLineDash([3, 2]);
  for (const row of view.moved) {
    if (row < r0 || row >= r1) continue;
    for (const column of view.source.matrix.rows[row]!) {
      if (column < c0 || column >= c1 || column === view.move?.column) continue;
      if (view.kinds[column] === 'off') continue;
      const [x, y] = [xOf(viewport, column), yOf(viewport, row)];
      pen.strokeRect(x + 2.5, y + 2.5, viewport.scaleX - 5, viewport.scaleY - 5);
    }
  }
  pen.setLineDash([]);
}
