/** The tiles of a proof on the heads of a large matrix (`why/column-marks.ts`): over the strip of the kinds. */
import { fillBox } from '../kit/pen.ts';
import { CHARACTER, GAP, NAME, STRIP } from './heads.ts';
import type { Painting } from './painting.ts';
import { areRowsNear, visible, xOf, yOf } from './viewport.ts';

/** From this width of a column on its sign has room. */
const SIGNED = 7;

/** Where a sign has no room its place tells: light tiles stand high, dark ones low. */
export function paintMarks({ pen, view, viewport, palette, shape }: Painting): void {
  const { marks } = view;
  if (!marks) return;
  const { c0, c1 } = visible(viewport, shape);
  const [top, height] = [viewport.top - STRIP - GAP, STRIP + GAP - 2];
  fillBox(pen, palette.head, xOf(viewport, c0), top, xOf(viewport, c1) - xOf(viewport, c0), height + 1);
  for (let column = c0; column < c1; column += 1) {
    const mark = marks[column];
    if (!mark) continue;
    const x = Math.round(xOf(viewport, column));
    const width = Math.max(1, Math.round(xOf(viewport, column + 1)) - x - (viewport.scaleX < 4 ? 0 : 1));
    const isLight = mark.tone === 'light';
    if (width < SIGNED) {
      fillBox(pen, isLight ? palette.inkFaint : palette.ink, x, isLight ? top : top + height / 2, width, height / 2);
      continue;
    }
    fillBox(pen, palette.ink, x, top, width, height);
    fillBox(pen, isLight ? palette.tileLight : palette.tileDark, x + 1, top + 1, width - 2, height - 2);
    const ink = isLight ? palette.tileDark : palette.tileLight;
    const [cx, cy] = [x + Math.floor(width / 2), top + Math.floor(height / 2)];
    if (mark.sign === '+' || mark.sign === '−') {
      fillBox(pen, ink, cx - 2, cy, 5, 1);
      if (mark.sign === '+') fillBox(pen, ink, cx, cy - 2, 1, 5);
    } else if (width >= 5 * mark.sign.length + 4) {
      pen.font = `600 8px ${palette.font}`;
      pen.fillStyle = ink;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText(mark.sign, cx + 0.5, cy + 1);
    }
  }
}

/**
 * What each row adds up to, after it, and what the rows of a solution would have to, after the weights; far out only that of
 * the row pointed at. Nothing where the columns leave no room for it.
 */
export function paintSums({ pen, view, viewport, palette, shape }: Painting): void {
  const { sums, highlight } = view;
  if (!sums) return;
  const { top, width, scaleY } = viewport;
  const x = xOf(viewport, shape.columns) + 5;
  const write = (text: string, y: number, isStrong: boolean): void => {
    if (x + text.length * CHARACTER > width) return;
    pen.font = `${isStrong ? '600 ' : ''}${NAME}px ${palette.font}`;
    pen.fillStyle = palette[isStrong ? 'ink' : 'inkSoft'];
    pen.fillText(text, x, y);
  };
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  write(sums.total, top - (STRIP + GAP) / 2 - 1, true);
  const { r0, r1 } = visible(viewport, shape);
  for (let row = r0; row < r1; row += 1) {
    const y = yOf(viewport, row) + scaleY / 2;
    const isLit = row === highlight.row;
    if (y > top && (isLit || areRowsNear(viewport))) write(sums.rows[row] ?? '', y + 0.5, isLit);
  }
}
