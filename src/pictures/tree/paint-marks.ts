/** Paints what is marked on the tree of a long run: rows, choices, solutions, and the moment shown. */
import type { Pen } from '../kit/pen.ts';
import type { Box, IcicleView } from './icicle-view.ts';
import { type IcicleLayout, xOf } from './icicle.ts';
import type { TreePalette } from './palette.ts';
import { diamond } from './signs.ts';

/** Marks of solutions stand at least so far apart. */
const MARK = 9;
/** The side of the square in which the mark of the reader's own choice stands. */
const FLAG = 14;

/** Every place where the row is taken that the reader points at. */
export function paintLit(pen: Pen, boxes: readonly Box[], { row }: IcicleView, palette: TreePalette): void {
  if (row === null) return;
  pen.strokeStyle = palette.highlight;
  pen.lineWidth = 2.5;
  for (const { span, x, y, width, height } of boxes) {
    if (span.kind === 'crowd' || span.row !== row) continue;
    pen.strokeRect(x + 1, y + 1, Math.max(1, width - 3), height - 3);
  }
}

/** A question mark at the beginning of a node in which the reader has chosen, and its outline. */
export function paintOwn(
  pen: Pen,
  boxes: readonly Box[],
  { summary, own = [] }: IcicleView,
  layout: IcicleLayout,
  palette: TreePalette,
): void {
  const { window } = summary;
  for (const { level, from } of own) {
    if (from < window.from || from > window.to) continue;
    const mine = boxes.find(({ span }) => span.level === level && Math.abs(span.from - from) < 1);
    const [x, y] = [xOf(layout, window, from), layout.top + level * layout.row];
    pen.strokeStyle = palette.focus;
    pen.lineWidth = 2.5;
    const width = mine && mine.span.kind !== 'crowd' ? Math.max(3, mine.width - 3) : 3;
    pen.strokeRect(x + 1, y + 1, width, Math.max(3, layout.row - 3));
    // Beside the line of the moment shown, which stands at the same place when a choice was just made.
    const left = Math.min(Math.max(x + 2, layout.left), layout.right - FLAG);
    pen.fillStyle = palette.focus;
    pen.fillRect(left, y - 3, FLAG, FLAG);
    pen.fillStyle = palette.ground;
    pen.font = `12px ${palette.font}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('?', left + FLAG / 2, y - 3 + FLAG / 2 + 0.5);
  }
}

/** A rail under the tree: a diamond for each solution, or for a few that are close together. */
export function paintSolutions(pen: Pen, { summary }: IcicleView, layout: IcicleLayout, palette: TreePalette): void {
  const { left, right, rail } = layout;
  pen.fillStyle = palette.rule;
  pen.fillRect(left, rail, right - left, 1);
  pen.fillStyle = palette.solution;
  let last = -Infinity;
  for (const { at } of summary.solutions) {
    const x = xOf(layout, summary.window, at);
    // A line for each one; a diamond where there is room for it.
    pen.fillRect(x, rail - 5, 1, 11);
    if (x - last < MARK) continue;
    last = x;
    diamond(pen, x, rail, 4);
  }
}

/** The moment shown: a line from top to rail, with a head. */
export function paintCursor(pen: Pen, view: IcicleView, layout: IcicleLayout, palette: TreePalette): void {
  const { window } = view.summary;
  if (view.cursor < window.from || view.cursor > window.to) return;
  const x = Math.round(xOf(layout, window, view.cursor));
  pen.fillStyle = palette.ink;
  pen.fillRect(x - 1, 1, 2, layout.rail + 7);
  for (let step = 0; step < 5; step += 1) pen.fillRect(x - 5 + step, 1 + step, 10 - 2 * step, 1);
}

/** The node that is pointed at, or has the keyboard. */
export function paintPointed(pen: Pen, view: IcicleView, layout: IcicleLayout, palette: TreePalette): void {
  const { pointed, hasFocus, summary } = view;
  if (!pointed) return;
  const { left, right, top, row } = layout;
  const from = Math.max(left - 2, xOf(layout, summary.window, pointed.from));
  const to = Math.min(right + 2, xOf(layout, summary.window, pointed.to));
  if (to < left || from > right) return;
  pen.strokeStyle = hasFocus ? palette.focus : palette.highlight;
  pen.lineWidth = 2.5;
  const width = Math.max(6, to - from);
  pen.strokeRect((from + to - width) / 2, top + pointed.level * row, width, row);
}
